'use client'

import { useViewer } from '@/components/session/viewer'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { SoftLink } from '@/components/ui/soft-link'
import { listingActionHref } from '@/lib/config/routes'
import { actionWords, offeredActions, type ActionsProps } from './action-words'

/** Number of actions in a phone's action bar. */
const IN_BAR = 2

const looks = ['primary', 'secondary', 'quiet'] as const

/** On a phone the third action stands alone outside the bar, and looks like a button. */
const ALONE = 'max-tablet:border-line-strong max-tablet:bg-surface max-tablet:no-underline'

/** The permitted actions, the first as the primary button. Owners read that the listing is their own. */
export function ListingActions(listing: ActionsProps) {
  const { kind, id, ownerId } = listing
  const viewer = useViewer()
  const actions = offeredActions(listing, viewer.id)
  if (viewer.id === ownerId)
    return (
      <p className="rounded-md bg-accent-soft p-4 text-sm">This is your own listing, as others see it.</p>
    )
  if (actions.length === 0) return null
  return (
    <ul
      className={classNames(
        'grid items-center gap-3 tablet:grid-cols-3 desktop:grid-cols-1',
        actions.length <= IN_BAR && 'max-tablet:hidden',
      )}
    >
      {actions.map((action, index) => (
        // On a phone the first two are in the action bar.
        <li key={action} className={index < IN_BAR ? 'max-tablet:hidden' : undefined}>
          <SoftLink
            href={listingActionHref(kind, id, action)}
            prefetch={false}
            className={buttonClass(
              looks[index],
              index === 0 ? 'large' : 'normal',
              classNames('w-full', index === IN_BAR && ALONE),
            )}
          >
            {actionWords[action].call}
          </SoftLink>
        </li>
      ))}
    </ul>
  )
}

/**
 * The first two actions in a sticky bar on a phone. The bar ends with the page's content, so it does not cover the
 * footer; listing.css keeps it clear of the cookie notice and of the focused element (WCAG 2.2, 2.4.11).
 */
export function ActionBar(listing: ActionsProps) {
  const { kind, id } = listing
  const viewer = useViewer()
  const actions = offeredActions(listing, viewer.id).slice(0, IN_BAR)
  if (actions.length === 0) return null
  return (
    <div className="listing-action-bar sticky z-20 -mx-[clamp(1rem,4vw,2rem)] flex gap-3 border-t border-line bg-surface px-[clamp(1rem,4vw,2rem)] py-3 shadow-raised tablet:hidden print:hidden">
      {actions.map((action, index) => (
        <SoftLink
          key={action}
          href={listingActionHref(kind, id, action)}
          prefetch={false}
          className={buttonClass(looks[index], 'normal', index === 0 ? 'grow' : undefined)}
        >
          {index === 0 ? actionWords[action].call : actionWords[action].short}
        </SoftLink>
      ))}
    </div>
  )
}
