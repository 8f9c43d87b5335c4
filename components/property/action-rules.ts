import type { ListingAction, ListingKind } from '@/lib/config/routes'

/** What may be done with a listing depends on whose it is and where it stands. */
export interface ActionSubject {
  user_id: number
  /** Raw status: `listing_status` of a sale, `original_listing_status` of a letting (D-87). */
  status: string
}

/**
 * Actions that a viewer is offered, the most wanted first (CARD-07 … CARD-10, CARD-16 … CARD-18;
 * D-88, D-89). A visitor has id 0, and no listing has that owner (D-33).
 */
export function actionsFor(
  kind: ListingKind,
  { user_id, status }: ActionSubject,
  viewerId: number,
): ListingAction[] {
  if (Number(user_id) === Number(viewerId)) return []
  if (kind === 'sale')
    return status === 'sstc' ? ['ask-a-question'] : ['arrange-viewing', 'make-an-offer', 'ask-a-question']
  if (status === 'let') return []
  return status === 'tolet'
    ? ['arrange-viewing', 'request-let-property', 'ask-a-question']
    : ['ask-a-question']
}

/** Names of the actions, as their links say them. */
export const actionWords: Record<ListingAction, string> = {
  'ask-a-question': 'Ask a question',
  'arrange-viewing': 'Arrange viewing',
  'make-an-offer': 'Make an offer',
  'request-let-property': 'Request to let',
}
