import type { Database, Tx } from '../database'
import { findSettledPackageOrder } from '../orders/package-order'

type OrderState =
  | { state: 'none' }
  /** The order waits for its payment, or for the customer's agreement to the terms. */
  | { state: 'open'; orderId: number }
  /**
   * Our work may begin when the customer asked for it, else when the order can no longer be cancelled (Consumer
   * Contracts Regulations 2013, reg. 36), else, if it never could be, at the time of the order.
   */
  | { state: 'settled'; startsAt: Date }

export async function findOrderState(database: Database | Tx, listingId: number): Promise<OrderState> {
  const settledOrder = await findSettledPackageOrder(database, listingId)
  if (settledOrder) {
    const { startRequestedAt, cancellableUntil, createdAt } = settledOrder
    return { state: 'settled', startsAt: startRequestedAt ?? cancellableUntil ?? createdAt }
  }
  const openOrder = await database
    .selectFrom('order')
    .select('id')
    .where('listingId', '=', listingId)
    .where('kind', '=', 'package')
    .where('status', '=', 'open')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return openOrder ? { state: 'open', orderId: openOrder.id } : { state: 'none' }
}

/** Whether a listing's package has ever been ordered and paid, also if that order is cancelled now. */
export async function hasEverSettledOrder(database: Database | Tx, listingId: number): Promise<boolean> {
  const order = await database
    .selectFrom('order')
    .select('id')
    .where('listingId', '=', listingId)
    .where('kind', '=', 'package')
    .where('settledAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

/** Whether the customer has agreed to an order of the listing's package, which is open or settled. */
export async function hasAgreedOrder(tx: Tx, listingId: number): Promise<boolean> {
  const order = await tx
    .selectFrom('order')
    .select('id')
    .where('listingId', '=', listingId)
    .where('kind', '=', 'package')
    .where(({ or, and, eb }) =>
      or([eb('status', '=', 'settled'), and([eb('status', '=', 'open'), eb('termsHash', 'is not', null)])]),
    )
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}
