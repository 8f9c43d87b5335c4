'use client'

import { useViewer } from '@/components/session/viewer'
import { classNames } from '@/components/ui/class-names'
import { InternalLink } from '@/components/ui/internal-link'
import { listingActionHref } from '@/lib/config/routes'
import {
  getPermittedActions,
  VISITOR_ID,
  type ActionSubject,
  type ListingAction,
} from '@/lib/domain/listing-permissions'

const actionLabels: Record<ListingAction, string> = {
  'ask-a-question': 'Ask a question',
  'arrange-viewing': 'Arrange viewing',
  'make-an-offer': 'Make an offer',
  'request-let-property': 'Request to let',
}

interface CardActionsProps extends ActionSubject {
  id: number
  address: string
}

/** The server renders a visitor's actions. The sentence that replaces them for the owner has the same height. */
export function CardActions({ id, address, ...subject }: CardActionsProps) {
  const viewer = useViewer()
  const isOwner = Number(subject.ownerId) === viewer.id
  if (getPermittedActions(subject, VISITOR_ID).length === 0) return null
  return (
    <div className="border-t border-line pt-3">
      <div className="grid min-h-11 grid-cols-[repeat(auto-fit,minmax(4.5rem,auto))] justify-between gap-1.5">
        {isOwner ? (
          <p className="col-span-full self-center text-sm font-semibold text-muted">This is your listing</p>
        ) : null}
        {getPermittedActions(subject, viewer.id).map((action, index) => (
          <InternalLink
            key={action}
            href={listingActionHref(subject.kind, id, action)}
            prefetch={false}
            aria-label={`${actionLabels[action]}: ${address}`}
            className={classNames(
              'card-action',
              index === 0
                ? 'border-line-strong bg-surface no-underline hover:border-accent hover:bg-accent-soft'
                : 'border-transparent underline',
            )}
          >
            {actionLabels[action]}
          </InternalLink>
        ))}
      </div>
    </div>
  )
}
