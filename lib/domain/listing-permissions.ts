import type { ListingKind } from './listing-kind'
import type { ListingStatus } from './listing-status'

/** What visitors can do about a listing. Each name is also the last segment of the path of the action's page. */
export const listingActions = [
  'arrange-viewing',
  'make-an-offer',
  'request-let-property',
  'ask-a-question',
] as const
export type ListingAction = (typeof listingActions)[number]

/** The id of a viewer who is not logged in; no listing has that owner (D-33). */
export const VISITOR_ID = 0

export interface ActionSubject {
  kind: ListingKind
  /** Null for a status that only an upstream knows. */
  status: ListingStatus | null
  /** An upstream may send a number as a string. */
  ownerId: number | string
}

/** Lists the actions that a viewer may take, the most frequent first (D-88, D-89). The owner may take none. */
export function getPermittedActions(
  { kind, status, ownerId }: ActionSubject,
  viewerId: number,
): ListingAction[] {
  // Both ids are compared as numbers, whatever the caller has (D-33).
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
