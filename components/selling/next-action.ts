import { homeStepHref, listingHref, ownHomeHref, routes } from '@/lib/config/routes'
import type { OwnHome } from '@/lib/contract/selling'
import type { ListingKind } from '@/lib/domain/listing-kind'
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

/** Describes what an owner should do next with a home. */
export function describeNextAction(home: OwnHome): NextAction {
  const { kind, id, blocks } = home
  if (isAdvertised(home))
    return {
      text: 'Questions, viewings and offers come to your inbox. Keep the facts true: each change shows its date.',
      label: 'See it as others do',
      href: listingHref(kind, id, home.property_url),
    }
  if (home.status === 'completed') return completedActions[kind]
  if (home.status === 'withdrawn')
    return {
      text: 'Nobody sees this home at the moment. You can put it back on the market whenever you like.',
      label: 'Put it back on the market',
      href: ownHomeHref(kind, id),
    }
  const ownersBlock = blocks.find(({ who, step }) => who === 'owner' && step !== null)
  if (ownersBlock?.step)
    return { text: ownersBlock.text, label: 'Go on', href: homeStepHref(kind, id, ownersBlock.step) }
  return {
    text: blocks[0]?.text ?? 'Nothing is missing.',
    label: 'Look at the advert',
    href: homeStepHref(kind, id, 'preview'),
  }
}
