import type { Database, Tx } from '../database'
import { findSettledOrder } from '../orders/package-order'

type OrderState =
  | { state: 'none' }
  /** An order that waits for its payment, or for the customer's agreement to the terms. */
  | { state: 'open'; orderId: number }
  /** Settled; work may begin at that time (Consumer Contracts Regulations 2013, reg. 36). */
  | { state: 'settled'; startsAt: Date }

/** How far the order of a listing's package is. */
export async function findOrderState(database: Database | Tx, listingId: number): Promise<OrderState> {
  const settled = await findSettledOrder(database, listingId)
  if (settled) {
    const { startRequestedAt, cancellableUntil, createdAt } = settled
    return { state: 'settled', startsAt: startRequestedAt ?? cancellableUntil ?? createdAt }
  }
  const open = await database
    .selectFrom('order')
    .select('id')
    .where('listingId', '=', listingId)
    .where('kind', '=', 'package')
    .where('status', '=', 'open')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return open ? { state: 'open', orderId: open.id } : { state: 'none' }
}
