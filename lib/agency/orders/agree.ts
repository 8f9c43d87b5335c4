import { createHash } from 'node:crypto'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { paymentMessages } from '../../contract/payment-messages'
import type { UserOrder } from '../../contract/payments'
import { cancellationDeadline, isCancellable } from '../../domain/order'
import type { UserCaller } from '../callers'
import { getStoredSiteMeta } from '../content/site-meta'
import { withTransaction, type Tx } from '../database'
import { now } from '../sql-expressions'
import { settleOrder } from './fulfil-order'
import { addOrderEvent, lockOwnOrder } from './order-rows'
import { findOrderOf, toUserOrder } from './user-orders'

/** The agreement that an order is made under, as the site shows it. */
const termsKey = (isLetting: boolean): string =>
  isLetting ? 'lettings-service-agreement-contents' : 'service-agreement-contents'

/**
 * Stores the terms as they stand, with the customer's agreement and their own request to start at once (CCR 2013, regs
 * 13 and 36). An order on which nothing is due now becomes a contract by the agreement, and is settled.
 */
export async function agreeToOrder(
  input: ParsedInput<'agreeToOrder'>,
  { user }: UserCaller,
): Promise<Reply<UserOrder>> {
  if (!input.agrees) return failure(paymentMessages.agreeToTerms)
  return withTransaction(async (tx) => {
    const order = await lockOwnOrder(tx, input.order_id, user.id)
    if (!order) return failure(paymentMessages.orderNotFound)
    if (order.status === 'cancelled') return failure(paymentMessages.orderCancelled)
    if (order.status === 'open') {
      const terms = await keepTerms(tx, order.listingId)
      const agreed = await tx
        .updateTable('order')
        .set({
          ...terms,
          startRequestedAt: input.start_at_once ? now : null,
          cancellableUntil: isCancellable(order.kind) ? cancellationDeadline(new Date()) : null,
        })
        .where('id', '=', order.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await addOrderEvent(tx, {
        orderId: order.id,
        type: 'terms_accepted',
        actorId: user.id,
        amountPence: order.amountPence,
        reason: input.start_at_once ? 'Asked to start at once' : null,
      })
      if (order.amountPence === 0n) await settleOrder(tx, agreed, 'agency')
    }
    const updatedOrder = await findOrderOf(tx, order.id, user.id)
    return updatedOrder ? success(toUserOrder(updatedOrder)) : failure(paymentMessages.orderNotFound)
  })
}

/**
 * Stores the agreement's text unless it is stored already. The version is the day on which the text was first agreed
 * to.
 */
async function keepTerms(tx: Tx, listingId: number): Promise<{ termsVersion: string; termsHash: string }> {
  const { kind } = await tx
    .selectFrom('listing')
    .select('kind')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  const text = (await getStoredSiteMeta(termsKey(kind === 'let'))) ?? ''
  const hash = createHash('sha256').update(text).digest('hex')
  const version = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  await tx
    .insertInto('terms')
    .values({ hash, version, text })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  const storedTerms = await tx
    .selectFrom('terms')
    .select('version')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return { termsVersion: storedTerms.version, termsHash: hash }
}
