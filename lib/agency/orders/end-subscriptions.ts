import { portal } from '../../config/brand'
import { mayChangeOrder } from '../../domain/order'
import { formatPence } from '../../format/money'
import { withTransaction, type Tx } from '../database'
import { refundOrder } from '../payments/refunds'
import { mailSubscriptionEnd } from './confirm-by-mail'
import { markCancelled, type CancellationCause } from './mark-cancelled'
import { lockOrder, type OrderRow } from './order-rows'
import { findUserOrder, quoteCancellation } from './user-orders'

export const REFUND_REASON = 'Cancelled within 14 days'

/** Ends a home's subscriptions, paid or not. @returns a sentence for its owner about each paid one */
export async function endSubscriptionsOn(
  tx: Tx,
  listingId: number,
  cause: CancellationCause,
): Promise<string[]> {
  const subscriptions = await tx
    .selectFrom('order')
    .selectAll()
    .where('listingId', '=', listingId)
    .where('kind', '=', 'subscription')
    .where('status', 'in', ['open', 'settled'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const sentences: string[] = []
  for (const subscription of subscriptions)
    sentences.push(...(await endSubscription(tx, subscription, cause)))
  return sentences
}

/**
 * Ends a subscription for a reason other than its owner's cancellation, with the refund of a cancellation today.
 * @returns a sentence about a subscription that was paid, for its owner
 */
export async function endSubscription(tx: Tx, order: OrderRow, cause: CancellationCause): Promise<string[]> {
  const paidOrder = await findUserOrder(tx, order.id, order.userId)
  const quote = paidOrder ? quoteCancellation(paidOrder, new Date()) : null
  const refundPence = quote ?? 0n
  await markCancelled(tx, order, cause)
  if (refundPence > 0n)
    await refundOrder(tx, { orderId: order.id, amountPence: refundPence, reason: REFUND_REASON })
  return order.status === 'settled' ? [describeEndedSubscription(refundPence)] : []
}

const describeEndedSubscription = (refundPence: bigint): string =>
  `Your monthly payments for ${portal.name} have ended too: nothing more is taken.${
    refundPence > 0n ? ` ${formatPence(Number(refundPence))} of them goes back to the card that paid.` : ''
  }`

/**
 * Ends the order of a subscription that has ended at the payment provider, for example because its card has expired,
 * and tells its owner. A month that is paid for is not refunded. Does nothing if the order has ended already.
 */
export const endLapsedSubscription = (provider: string, subscriptionId: string): Promise<void> =>
  withTransaction(async (tx) => {
    const firstPayment = await tx
      .selectFrom('payment')
      .select('orderId')
      .where('provider', '=', provider)
      .where('subscriptionId', '=', subscriptionId)
      // A subscription whose first payment was returned is not that of the order.
      .where('isSurplus', '=', false)
      .orderBy('id')
      .executeTakeFirst()
    const order = firstPayment ? await lockOrder(tx, firstPayment.orderId) : undefined
    if (!order || !mayChangeOrder(order.status, 'cancelled', 'provider')) return
    await markCancelled(tx, order, { actorId: null, reason: 'The payments have ended at the provider' })
    await mailSubscriptionEnd(tx, order)
  })
