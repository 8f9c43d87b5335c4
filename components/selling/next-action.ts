import { homeStepHref, listingHref, ownHomeHref, routes } from '@/lib/config/routes'
import type { OwnHome } from '@/lib/contract/selling'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { findStatusByCode, type ListingStatus } from '@/lib/domain/listing-status'
import { describeBindingMoment } from '@/lib/domain/offer'
import { isAdvertised } from './step-content'

export interface NextAction {
  text: string
  label: string
  href: string
}

const completedActions: Record<ListingKind, NextAction> = {
  sale: {
    text: 'This sale is done, and stays here for your records.',
    label: 'Sell another home',
    href: routes.sell,
  },
  let: {
    text: 'This letting is done, and stays here for your records.',
    label: 'Let it again',
    href: routes.let,
  },
}

/** Says which messages an advertised home still receives at the present status of its sale or letting. */
function describeAdvert({ kind, status, address }: OwnHome): string {
  const texts: Partial<Record<ListingStatus, string>> = {
    under_offer: `An offer is accepted, but nothing binds either side until ${describeBindingMoment(address.nation)}. Questions, viewings and further offers still come to your inbox.`,
    sold_subject_to_contract: `The home takes no new viewings or offers, but nothing binds either side until ${describeBindingMoment(address.nation)}. Questions still come to your inbox.`,
    reserved:
      'The home is kept for one tenant, but nothing binds either side until both have signed the tenancy. Questions still come to your inbox.',
    let_agreed: 'The home is let, and takes no new viewings, requests or questions.',
  }
  const listingStatus = findStatusByCode(kind, status)
  const statusText = listingStatus === null ? undefined : texts[listingStatus]
  if (statusText !== undefined) return statusText
  const proposals = kind === 'sale' ? 'offers' : 'requests'
  return `Questions, viewings and ${proposals} come to your inbox. Keep the facts true: each change shows its date.`
}

export function describeNextAction(home: OwnHome): NextAction {
  const { kind, id, blockers } = home
  if (isAdvertised(home))
    return {
      text: describeAdvert(home),
      label: 'See it as others do',
      href: listingHref(kind, id, home.property_url),
    }
  if (home.status === 'completed') return completedActions[kind]
  if (home.status === 'withdrawn')
    return {
      text: blockers.length
        ? 'Nobody sees this home at the moment. Its page says what it needs before it comes back.'
        : 'Nobody sees this home at the moment. You can put it back on the market whenever you like.',
      label: 'Put it back on the market',
      href: ownHomeHref(kind, id),
    }
  const ownersBlocker = blockers.find(({ who, step }) => who === 'owner' && step !== null)
  if (ownersBlocker?.step)
    return { text: ownersBlocker.text, label: 'Go on', href: homeStepHref(kind, id, ownersBlocker.step) }
  return {
    text: blockers[0]?.text ?? 'Nothing is missing.',
    label: 'Look at the advert',
    href: homeStepHref(kind, id, 'preview'),
  }
}
