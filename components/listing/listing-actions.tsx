'use client'

import { useViewer } from '@/components/session/viewer'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { InternalLink } from '@/components/ui/internal-link'
import { listingActionHref } from '@/lib/config/routes'
import { actionLabels, listOfferedActions, type ListingActionsProps } from './action-labels'

/** The number of actions in a phone's action bar. The list of a phone shows only the others. */
const ACTION_BAR_COUNT = 2

/** The button variant of the first, second and third action. No listing has more than three actions. */
const variantsByPosition = ['primary', 'secondary', 'quiet'] as const

/** Makes the third action a button on a phone. It stands alone there, and its quiet variant looks like a link. */
const phoneButtonClass = 'max-tablet:border-line-strong max-tablet:bg-surface max-tablet:no-underline'

/** Lists the permitted actions, the first as the primary button. The owner sees a note instead. */
export function ListingActions(listing: ListingActionsProps) {
  const { kind, id, ownerId } = listing
  const viewer = useViewer()
  const actions = listOfferedActions(listing, viewer.id)
  if (viewer.id === ownerId)
    return (
      <p className="rounded-md bg-accent-soft p-4 text-sm">This is your own listing, as others see it.</p>
    )
  if (actions.length === 0) return null
  return (
    <ul
      className={classNames(
        'grid items-center gap-3 tablet:grid-cols-3 desktop:grid-cols-1',
        actions.length <= ACTION_BAR_COUNT && 'max-tablet:hidden',
      )}
    >
      {actions.map((action, index) => (
        <li key={action} className={index < ACTION_BAR_COUNT ? 'max-tablet:hidden' : undefined}>
          <InternalLink
            href={listingActionHref(kind, id, action)}
            prefetch={false}
            className={buttonClass(
              variantsByPosition[index],
              index === 0 ? 'large' : 'normal',
              classNames('w-full', index === ACTION_BAR_COUNT && phoneButtonClass),
            )}
          >
            {actionLabels[action].button}
          </InternalLink>
        </li>
      ))}
    </ul>
  )
}

/** A phone's bar of actions. listing.css keeps the cookie notice and the focused element clear of it (WCAG 2.4.11). */
export function ActionBar(listing: ListingActionsProps) {
  const { kind, id } = listing
  const viewer = useViewer()
  const actions = listOfferedActions(listing, viewer.id).slice(0, ACTION_BAR_COUNT)
  if (actions.length === 0) return null
  return (
    <div className="listing-action-bar sticky z-20 -mx-[clamp(1rem,4vw,2rem)] flex flex-wrap gap-3 border-t border-line bg-surface px-[clamp(1rem,4vw,2rem)] py-3 shadow-raised tablet:hidden print:hidden">
      {actions.map((action, index) => (
        <InternalLink
          key={action}
          href={listingActionHref(kind, id, action)}
          prefetch={false}
          className={buttonClass(variantsByPosition[index], 'normal', index === 0 ? 'grow' : undefined)}
        >
          {index === 0 ? actionLabels[action].button : actionLabels[action].shortButton}
        </InternalLink>
      ))}
    </div>
  )
}
