'use client'

import Link from 'next/link'
import { useViewer } from '@/components/layout/viewer'
import { buttonClass } from '@/components/ui/button'
import { listingActionHref, type ListingKind } from '@/lib/config/routes'
import { actionsFor, actionWords, type ActionSubject } from './action-rules'

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
  const actions = actionsFor(kind, subject, viewer.id)
  const own = Number(subject.user_id) === viewer.id
  if (actions.length === 0 && !own) return null
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-1 gap-y-1 border-t border-line pt-3">
      {own ? <p className="text-sm font-semibold text-muted">This is your listing</p> : null}
      {actions.map((action, index) => (
        <Link
          key={action}
          href={listingActionHref(kind, id, action)}
          prefetch={false}
          aria-label={`${actionWords[action]}: ${address}`}
          className={buttonClass(index === 0 ? 'secondary' : 'quiet', 'small', index === 0 ? 'px-2.5' : 'px-1.5 text-xs')}
        >
          {actionWords[action]}
        </Link>
      ))}
    </div>
  )
}
