'use client'

import { useViewer } from '@/components/session/viewer'
import { classNames } from '@/components/ui/class-names'
import { SoftLink } from '@/components/ui/soft-link'
import { listingActionHref, type ListingKind } from '@/lib/config/routes'
import { actionsFor, actionWords, type ActionSubject } from './action-rules'

/** Three to a row at any width, the words on two lines where they must: the row is always as high, but for very large letters. */
const actionLink =
  'flex min-h-11 items-center justify-center rounded-md border px-1.5 text-center text-xs font-semibold leading-tight text-accent transition-colors hover:bg-accent-soft'

/** Id of a visitor (D-33). */
const NOBODY = 0

interface CardActionsProps extends ActionSubject {
  kind: ListingKind
  id: number
  address: string
}

/**
 * What the viewer may do with a listing. The server renders what a visitor is offered; an owner's
 * browser puts a word in the same row instead, so nothing moves.
 */
export function CardActions({ kind, id, address, ...subject }: CardActionsProps) {
  const viewer = useViewer()
  const isOwn = Number(subject.user_id) === viewer.id
  if (actionsFor(kind, subject, NOBODY).length === 0) return null
  return (
    <div className="border-t border-line pt-3">
      <div className="grid min-h-11 grid-cols-[repeat(auto-fit,minmax(4.5rem,auto))] justify-between gap-1.5">
        {isOwn ? (
          <p className="col-span-full self-center text-sm font-semibold text-muted">This is your listing</p>
        ) : null}
        {actionsFor(kind, subject, viewer.id).map((action, index) => (
          <SoftLink
            key={action}
            href={listingActionHref(kind, id, action)}
            prefetch={false}
            aria-label={`${actionWords[action]}: ${address}`}
            className={classNames(
              actionLink,
              index === 0
                ? 'border-line-strong bg-surface no-underline hover:border-accent'
                : 'border-transparent underline',
            )}
          >
            {actionWords[action]}
          </SoftLink>
        ))}
      </div>
    </div>
  )
}
