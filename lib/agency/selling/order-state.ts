import type { Database, Tx } from '../database'
import { findSettledPackageOrder } from '../orders/package-order'

type OrderState =
  | { state: 'none' }
  /** The order waits for its payment, or for the customer's agreement to the terms. */
  | { state: 'open'; orderId: number }
  /**
   * The agency's work may begin at `startsAt`: the time at which the customer asked for an immediate start, or else the
   * end of the right to cancel (Consumer Contracts Regulations 2013, reg. 36). For an order without a right to cancel, it
   * is the time of the order.
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

/** Whether an order of a listing's package has ever been settled, even if that order has been cancelled since. */
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

/** Whether the customer has agreed to the terms of an open or settled order of the listing's package. */
export async function hasAgreedOrder(tx: Tx, listingId: number): Promise<boolean> {
  const order = await tx
    .selectFrom('order')
    .select('id')
    .where('listingId', '=', listingId)
    .where('kind', '=', 'package')
    .where(({ or, and, eb }) => {
      const isSettled = eb('status', '=', 'settled')
      const isOpenAndAgreed = and([eb('status', '=', 'open'), eb('termsHash', 'is not', null)])
      return or([isSettled, isOpenAndAgreed])
    })
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}
