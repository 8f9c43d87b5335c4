import { sql } from 'kysely'
import { postPayment, postRefund } from '../../domain/ledger'
import { mayChangeRefund } from '../../domain/payment'
import { computeVatWithin } from '../../domain/vat'
import { withTransaction, type Tx } from '../database'
import { addJob } from '../jobs/add-job'
import { addOrderEvent, lockOrder } from '../orders/order-rows'
import { now } from '../sql-expressions'
import { book } from './ledger'
import { mailFailedRefund } from './payment-mails'
import type { RefundState } from './provider'

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

/** What the payer's bank has taken, or is taking, of a payment: a refund of it would pay the payer twice. */
const heldByBank = sql<bigint>`(SELECT coalesce(sum(amount_pence), 0)::bigint FROM dispute
  WHERE payment_id = payment.id AND status IN ('open', 'lost'))`.as('disputed')

/** Finds how much of an order's payments may still be refunded, the newest first. The caller has locked the order. */
export async function findRefundable(tx: Tx, orderId: number) {
  const payments = await tx
    .selectFrom('payment')
    .select(['id', 'amountPence'])
    .select(
      sql<bigint>`(SELECT coalesce(sum(amount_pence), 0)::bigint FROM refund
        WHERE payment_id = payment.id AND status <> 'failed')`.as('refunded'),
    )
    .select(heldByBank)
    .where('orderId', '=', orderId)
    .where('status', '=', 'paid')
    .orderBy('id', 'desc')
    .execute()
  return payments
    .map(({ id, amountPence, refunded, disputed }) => ({ id, leftPence: amountPence - refunded - disputed }))
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
  let leftPence = amountPence
  for (const payment of await findRefundable(tx, orderId)) {
    const part = payment.leftPence < leftPence ? payment.leftPence : leftPence
    if (part <= 0n) break
    await requestRefund(tx, { orderId, paymentId: payment.id, amountPence: part, reason })
    leftPence -= part
  }
  if (leftPence > 0n) throw new RangeError('The refund is larger than what is left of the payments')
}

type StoredState = Omit<RefundState, 'id'> & { id: string | null }

/** Stores the provider's state of a refund, and books it when it is done. May be called any number of times. */
export const applyRefund = (refundId: number, state: StoredState): Promise<void> =>
  withTransaction((tx) => storeRefund(tx, refundId, state, { isOwed: true }))

/**
 * Ends a refund that the provider refused because somebody has returned money of the payment by hand, and requests what
 * is left of it.
 */
export async function replaceRefund(refundId: number, failure: string): Promise<void> {
  await withTransaction(async (tx) => {
    const { orderId } = await tx
      .selectFrom('refund')
      .select('orderId')
      .where('id', '=', refundId)
      .executeTakeFirstOrThrow()
    await lockOrder(tx, orderId)
    const refund = await lockRefund(tx, refundId)
    if (refund?.status !== 'requested') return
    await storeRefund(tx, refundId, { id: null, status: 'failed', failure }, { isOwed: false })
    const { paymentId, amountPence, reason } = refund
    const leftPence = (await findRefundable(tx, orderId)).find(({ id }) => id === paymentId)?.leftPence ?? 0n
    if (leftPence <= 0n) return
    const rest = leftPence < amountPence ? leftPence : amountPence
    await requestRefund(tx, { orderId, paymentId, amountPence: rest, reason })
  })
}

/** @param isOwed whether the payer is still owed the money of a refund that failed */
async function storeRefund(
  tx: Tx,
  refundId: number,
  state: StoredState,
  { isOwed }: { isOwed: boolean },
): Promise<void> {
  const refund = await lockRefund(tx, refundId)
  if (!refund || (state.status !== refund.status && refund.status === 'failed')) return
  await tx
    .updateTable('refund')
    .set({ ...(state.id ? { providerRefundId: state.id } : {}), failure: state.failure })
    .where('id', '=', refundId)
    .execute()
  if (state.status === 'pending' || !mayChangeRefund(refund.status, state.status)) return
  await tx
    .updateTable('refund')
    .set({ status: state.status, ...(state.status === 'done' ? { doneAt: now } : {}) })
    .where('id', '=', refundId)
    .execute()
  if (state.status === 'done') await finishRefund(tx, refund)
  else await failRefund(tx, refund, { failure: state.failure, isOwed })
}

const lockRefund = (tx: Tx, refundId: number) =>
  tx
    .selectFrom('refund')
    .innerJoin('order', 'order.id', 'refund.orderId')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select(['refund.id', 'refund.status', 'refund.amountPence', 'refund.orderId', 'refund.paymentId'])
    .select(['order.kind', 'order.vatPence', 'order.reference', 'order.userId'])
    .select(['payment.isSurplus', 'refund.reason'])
    .where('refund.id', '=', refundId)
    .forNoKeyUpdate('refund')
    .executeTakeFirst()

type RefundRow = NonNullable<Awaited<ReturnType<typeof lockRefund>>>

const toMovement = ({ kind, isSurplus, amountPence, vatPence }: RefundRow) => ({
  kind,
  isSurplus,
  amountPence,
  vatPence: isSurplus || vatPence === 0n ? 0n : computeVatWithin(amountPence),
})

async function finishRefund(tx: Tx, refund: RefundRow): Promise<void> {
  const { id: refundId, orderId, paymentId, amountPence, reason } = refund
  await tx
    .updateTable('tenantDeposit')
    .set({ status: 'returned' })
    .where('orderId', '=', orderId)
    .where('status', '=', 'returning')
    .execute()
  const postings = postRefund(toMovement(refund))
  await book(tx, { key: `refund:${refundId}:done`, refundId, paymentId, postings })
  await addOrderEvent(tx, { orderId, type: 'refunded', amountPence, reason })
}

/** The money of a refund that was done is with the provider again, and the payer is still owed it. */
async function failRefund(
  tx: Tx,
  refund: RefundRow,
  { failure, isOwed }: { failure: string | null; isOwed: boolean },
): Promise<void> {
  const { id: refundId, status, orderId, paymentId, amountPence } = refund
  if (status === 'done') {
    const postings = postPayment(toMovement(refund))
    await book(tx, { key: `refund:${refundId}:failed`, refundId, paymentId, postings })
    await tx
      .updateTable('tenantDeposit')
      .set({ status: 'returning' })
      .where('orderId', '=', orderId)
      .where('status', '=', 'returned')
      .execute()
  }
  await addOrderEvent(tx, { orderId, type: 'refund_failed', amountPence, reason: failure })
  if (isOwed) await mailFailedRefund(tx, { ...refund, failure })
}
