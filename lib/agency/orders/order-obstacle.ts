import { sql } from 'kysely'
import { paymentMessages } from '../../contract/payment-messages'
import { findOrderObstacle, type OrderKind, type OrderObstacle } from '../../domain/order'
import type { Tx } from '../database'

/** Whether the listing of a query has a subscription to the portals that is paid and not cancelled. */
export const isSubscribed = sql<boolean>`EXISTS (SELECT FROM "order" AS subscription
  WHERE subscription.listing_id = listing.id AND subscription.kind = 'subscription'
    AND subscription.status = 'settled')`
export const selectIsSubscribed = isSubscribed.as('isSubscribed')

/** Adds to the message about a withdrawal that the home's subscription to the portals goes on, if it has one. */
export async function withSubscriptionNote(tx: Tx, listingId: number, message: string): Promise<string> {
  const { isSubscribed: hasSubscription } = await tx
    .selectFrom('listing')
    .select(selectIsSubscribed)
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  return hasSubscription ? `${message} ${paymentMessages.subscriptionRunsOn}` : message
}

/** Finds why a listing cannot have an order of a kind; null if it can. */
export async function findObstacle(
  tx: Tx,
  { listingId, kind }: { listingId: number; kind: OrderKind },
): Promise<OrderObstacle | null> {
  const listing = await tx
    .selectFrom('listing')
    .select(['status', selectIsSubscribed])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  return findOrderObstacle(kind, listing)
}
