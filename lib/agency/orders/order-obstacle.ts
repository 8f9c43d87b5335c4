import { sql, type RawBuilder } from 'kysely'
import { paymentMessages } from '../../contract/payment-messages'
import {
  findOrderObstacle,
  RETURN_PAUSE_SECONDS,
  type OrderKind,
  type OrderObstacle,
} from '../../domain/order'
import type { Tx } from '../database'
import { nowPlusSeconds } from '../sql-expressions'

/** Whether the listing of a query has a subscription to the portals that is paid and not cancelled. */
export const isSubscribed = sql<boolean>`EXISTS (SELECT FROM "order" AS subscription
  WHERE subscription.listing_id = listing.id AND subscription.kind = 'subscription'
    AND subscription.status = 'settled')`
export const selectIsSubscribed = isSubscribed.as('isSubscribed')

/** Whether an order of a kind was cancelled for the listing of a query, and its money returned, a short time ago. */
export const selectWasReturned = (kind: RawBuilder<OrderKind>) =>
  sql<boolean>`EXISTS (SELECT FROM "order" AS earlier
  JOIN payment ON payment.order_id = earlier.id JOIN refund ON refund.payment_id = payment.id
  WHERE earlier.listing_id = listing.id AND earlier.kind = ${kind} AND earlier.status = 'cancelled'
    AND earlier.settled_at > ${nowPlusSeconds(-RETURN_PAUSE_SECONDS)}
    AND NOT payment.is_surplus AND refund.status <> 'failed')`.as('wasReturned')

/** Appends a note to the message about a withdrawal, if the home has a subscription to the portals that goes on. */
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
    .select(['status', selectIsSubscribed, selectWasReturned(sql<OrderKind>`${kind}::order_kind`)])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  return findOrderObstacle(kind, listing)
}
