import type { ListingKind } from './listing-kind'
import type { ListingStatus } from './listing-status'

/** What somebody other than the owner may do with a listing; each is the last segment of a page's path. */
export type ListingAction = 'arrange-viewing' | 'make-an-offer' | 'request-let-property' | 'ask-a-question'

/** Id of a viewer who is not logged in: no listing has that owner (D-33). */
export const VISITOR_ID = 0

/** What decides about an action. */
export interface ActionSubject {
  kind: ListingKind
  /** Null for a status that only an upstream knows. */
  status: ListingStatus | null
  /** An upstream may send a number as a string. */
  ownerId: number | string
}

/**
 * The actions open to a viewer, the most wanted first. An owner has none. A sale takes viewings and offers until
 * it is sold subject to contract, and questions always (D-88); a letting takes viewings and requests while it
 * is to let, and questions until it is let (D-89).
 */
export function getPermittedActions(
  { kind, status, ownerId }: ActionSubject,
  viewerId: number,
): ListingAction[] {
  if (Number(ownerId) === Number(viewerId)) return []
  if (kind === 'sale')
    return status === 'sold_subject_to_contract'
      ? ['ask-a-question']
      : ['arrange-viewing', 'make-an-offer', 'ask-a-question']
  if (status === 'let_agreed') return []
  return status === 'available'
    ? ['arrange-viewing', 'request-let-property', 'ask-a-question']
    : ['ask-a-question']
}
