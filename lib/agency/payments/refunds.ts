import { sql } from 'kysely'
import { postRefund } from '../../domain/ledger'
import { mayChangeRefund } from '../../domain/payment'
import { vatWithin } from '../../domain/vat'
import { withTransaction, type Tx } from '../database'
import { addJob } from '../jobs/add-job'
import { addOrderEvent } from '../orders/order-rows'
import { now } from '../sql-expressions'
import { book } from './ledger'
import type { ProviderRefund } from './provider'

interface RequestedRefund {
  orderId: number
  paymentId: number
  amountPence: bigint
  reason: string
}

/** Records a refund, for which a job then asks the provider. The caller has locked the order. */
export async function requestRefund(tx: Tx, refund: RequestedRefund): Promise<number> {
  const { id } = await tx.insertInto('refund').values(refund).returning('id').executeTakeFirstOrThrow()
  await addJob(tx, 'send-refund', { refundId: id }, { key: `send-refund-${id}` })
  return id
}

/** Finds how much of an order's payments has not been refunded, the newest first. The caller has locked the order. */
export async function findRefundable(tx: Tx, orderId: number) {
  const payments = await tx
    .selectFrom('payment')
    .select(['id', 'amountPence'])
    .select(
      sql<bigint>`(SELECT coalesce(sum(amount_pence), 0)::bigint FROM refund
        WHERE payment_id = payment.id AND status <> 'failed')`.as('refunded'),
    )
    .where('orderId', '=', orderId)
    .where('status', '=', 'paid')
    .orderBy('id', 'desc')
    .execute()
  return payments
    .map(({ id, amountPence, refunded }) => ({ id, leftPence: amountPence - refunded }))
    .filter(({ leftPence }) => leftPence > 0n)
}

/**
 * Requests the refund of an amount from the payments of an order, the newest first. @throws RangeError for more than is
 * left of them
 */
export async function refundOrder(
  tx: Tx,
  { orderId, amountPence, reason }: Omit<RequestedRefund, 'paymentId'>,
): Promise<void> {
  let left = amountPence
  for (const payment of await findRefundable(tx, orderId)) {
    const part = payment.leftPence < left ? payment.leftPence : left
    if (part <= 0n) break
    await requestRefund(tx, { orderId, paymentId: payment.id, amountPence: part, reason })
    left -= part
  }
  if (left > 0n) throw new RangeError('The refund is larger than what is left of the payments')
}

/** Stores the provider's state of a refund, and books it when it is done. May be called any number of times. */
export async function applyRefund(refundId: number, answer: ProviderRefund): Promise<void> {
  await withTransaction(async (tx) => {
    const refund = await tx
      .selectFrom('refund')
      .innerJoin('order', 'order.id', 'refund.orderId')
      .innerJoin('payment', 'payment.id', 'refund.paymentId')
      .select(['refund.id', 'refund.status', 'refund.amountPence', 'refund.orderId', 'refund.paymentId'])
      .select(['order.kind', 'order.vatPence', 'payment.isSurplus', 'refund.reason'])
      .where('refund.id', '=', refundId)
      .forNoKeyUpdate('refund')
      .executeTakeFirst()
    if (!refund) return
    await tx
      .updateTable('refund')
      .set({ providerRefundId: answer.id, failure: answer.failure })
      .where('id', '=', refundId)
      .execute()
    if (answer.status === 'pending' || !mayChangeRefund(refund.status, answer.status, 'provider')) return
    const isDone = answer.status === 'done'
    await tx
      .updateTable('refund')
      .set({ status: answer.status, ...(isDone ? { doneAt: now } : {}) })
      .where('id', '=', refundId)
      .execute()
    if (!isDone) return
    await tx
      .updateTable('tenantDeposit')
      .set({ status: 'returned' })
      .where('orderId', '=', refund.orderId)
      .where('status', '=', 'returning')
      .execute()
    const { kind, isSurplus, amountPence, orderId, paymentId, vatPence } = refund
    await book(tx, {
      key: `refund:${refundId}:done`,
      refundId,
      paymentId,
      postings: postRefund({
        kind,
        isSurplus,
        amountPence,
        vatPence: isSurplus || vatPence === 0n ? 0n : vatWithin(amountPence),
      }),
    })
    await addOrderEvent(tx, { orderId, type: 'refunded', amountPence, reason: refund.reason })
  })
}
