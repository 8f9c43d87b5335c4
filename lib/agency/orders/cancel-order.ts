import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { paymentMessages } from '../../contract/payment-messages'
import { isLive } from '../../domain/listing-status'
import { isFeeDue, mayCustomerCancel } from '../../domain/order'
import { formatPence } from '../../format/money'
import type { UserCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { lockListing } from '../offers/listing-terms'
import { refundOrder } from '../payments/refunds'
import { withdrawListings } from '../selling/leave-market'
import { confirmCancellation, confirmCancellationByAgency } from './confirm-by-mail'
import { endSubscriptionsOn, REFUND_REASON } from './end-subscriptions'
import { markCancelled } from './mark-cancelled'
import { lockOrder, lockOwnOrder } from './order-rows'
import { findUserOrder, quoteCancellation } from './user-orders'

type CancelReply = Reply<CallOutput<'cancelOrder'>>

/** Cancels the caller's order: an open one at any time, a settled one within the statutory 14 days. */
export const cancelOwnOrder = (
  { order_id: orderId, seen_refund_pence: seenRefundPence }: ParsedInput<'cancelOrder'>,
  { user }: UserCaller,
): Promise<CancelReply> =>
  withTransaction((tx) => cancelOrder(tx, { orderId, userId: user.id, seenRefundPence }))

interface CancelOptions {
  orderId: number
  userId: number
  /** The refund that the customer saw and confirmed. It becomes smaller each day, so it may have changed since. */
  seenRefundPence?: number
}

const describeOutcome = (refundPence: bigint): string =>
  refundPence > 0n
    ? `The order is cancelled. ${formatPence(Number(refundPence))} goes back to the card that paid.`
    : 'The order is cancelled.'

/** Cancels a user's order and requests the statutory refund. A repeated call refunds nothing more. */
export async function cancelOrder(
  tx: Tx,
  { orderId, userId, seenRefundPence }: CancelOptions,
): Promise<CancelReply> {
  const order = await lockOwnOrder(tx, orderId, userId)
  if (!order) return failure(paymentMessages.orderNotFound)
  if (order.status === 'cancelled') return success({ refund_pence: 0 })
  if (!mayCustomerCancel(order))
    return failure(isFeeDue(order) ? paymentMessages.feeDue : paymentMessages.cannotCancel)
  const paidOrder = order.status === 'open' ? undefined : await findUserOrder(tx, orderId, userId)
  const refundPence = paidOrder ? quoteCancellation(paidOrder, new Date()) : 0n
  if (refundPence === null) return failure(paymentMessages.cannotCancel)
  if (seenRefundPence !== undefined && BigInt(seenRefundPence) !== refundPence)
    return failure(
      `What goes back is now ${formatPence(Number(refundPence))}. Please reload the page and look again.`,
    )
  await markCancelled(tx, order, { actorId: userId, reason: 'Cancelled by the customer' })
  if (refundPence > 0n) await refundOrder(tx, { orderId, amountPence: refundPence, reason: REFUND_REASON })
  const outcome = [describeOutcome(refundPence)]
  if (order.kind === 'package') {
    await withdrawListing(tx, order.listingId)
    const cause = { actorId: userId, reason: 'The package of the home was cancelled' }
    outcome.push(...(await endSubscriptionsOn(tx, order.listingId, cause)))
  }
  if (order.status === 'settled') await confirmCancellation(tx, order, outcome)
  return success({ refund_pence: Number(refundPence) }, outcome.join(' '))
}

/** Cancels an unpaid order in the agency's name, such as a fee that a conveyancer has paid. @returns false if it is not open */
export async function cancelOpenOrder(tx: Tx, orderId: number, reason: string): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'open') return false
  await markCancelled(tx, order, { actorId: null, reason })
  await confirmCancellationByAgency(tx, order, reason)
  return true
}

/** Takes a home off the market, because a home without a package is not advertised. */
async function withdrawListing(tx: Tx, listingId: number): Promise<void> {
  const listing = await lockListing(tx, listingId)
  if (listing && isLive(listing.status)) await withdrawListings(tx, [{ listingId, at: new Date() }])
}
