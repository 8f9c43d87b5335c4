import { homeStepHref, listingHref, ownHomeHref, routes } from '@/lib/config/routes'
import type { OwnHome } from '@/lib/contract/selling'
import { isAdvertised } from './step-content'

export interface NextAction {
  text: string
  label: string
  href: string
}

/** What an owner does next with a home. */
export function describeNextAction(home: OwnHome): NextAction {
  const { kind, id, blocks } = home
  if (isAdvertised(home))
    return {
      text: 'Questions, viewings and offers come to your inbox. Keep the facts true: each change shows its date.',
      label: 'See it as others do',
      href: listingHref(kind, id, home.property_url),
    }
  if (home.status === 'completed')
    return kind === 'sale'
      ? {
          text: 'This sale is done, and stays here for your records.',
          label: 'Sell another home',
          href: routes.sell,
        }
      : {
          text: 'This letting is done, and stays here for your records.',
          label: 'Let it again',
          href: routes.let,
        }
  if (home.status === 'withdrawn')
    return {
      text: 'Nobody sees this home at the moment. You can put it back on the market whenever you like.',
      label: 'Put it back on the market',
      href: ownHomeHref(kind, id),
    }
  const mine = blocks.find(({ who, step }) => who === 'owner' && step !== null)
  if (mine?.step) return { text: mine.text, label: 'Go on', href: homeStepHref(kind, id, mine.step) }
  return {
    text: blocks[0]?.text ?? 'Nothing is missing.',
    label: 'Look at the advert',
    href: homeStepHref(kind, id, 'preview'),
  }
}
