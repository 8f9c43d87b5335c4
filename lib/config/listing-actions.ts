import type { ListingAction, ListingKind } from './routes'

interface Seen {
  kind: ListingKind
  /** Raw status code: listing_status of a sale, original_listing_status of a letting (D-87). */
  status: string
  ownerId: number
  /** 0 for a visitor (D-33). */
  viewerId: number
}

/**
 * What a viewer may do with a listing, in the order it is offered (CARD-07 … CARD-10, CARD-16 … CARD-18).
 * - The owner: nothing.
 * - A sale (D-88): ask always; view and offer until it is sold subject to contract.
 * - A letting (D-89): ask until it is let; view and request while it is to let.
 */
export function listingActions({ kind, status, ownerId, viewerId }: Seen): ListingAction[] {
  if (ownerId === viewerId) return []
  if (kind === 'sale') return status === 'sstc' ? ['ask-a-question'] : ['arrange-viewing', 'ask-a-question', 'make-an-offer']
  if (status === 'let') return []
  return status === 'tolet' ? ['arrange-viewing', 'ask-a-question', 'request-let-property'] : ['ask-a-question']
}

/** Every action a kind of listing has, whatever its status. */
export const actionsOf: Record<ListingKind, readonly ListingAction[]> = {
  sale: ['ask-a-question', 'arrange-viewing', 'make-an-offer'],
  let: ['ask-a-question', 'arrange-viewing', 'request-let-property'],
}
