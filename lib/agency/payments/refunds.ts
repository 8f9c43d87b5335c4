import { sql } from 'kysely'
import { postRefund } from '../../domain/ledger'
import { mayChangeRefund } from '../../domain/payment'
import { computeVatWithin } from '../../domain/vat'
import { withTransaction, type Tx } from '../database'
import { addJob } from '../jobs/add-job'
import { addOrderEvent, lockOrder } from '../orders/order-rows'
import { now } from '../sql-expressions'
import { bookMovement, reverseMovement } from './ledger'
import { mailFailedRefund } from './payment-mails'
import type { RefundState } from './provider'

interface RequestedRefund {
  orderId: number
  paymentId: number
  amountPence: bigint
  reason: string
}

/** Stores a refund, and adds the job that requests it from the provider. The caller has locked the order. */
export async function requestRefund(tx: Tx, refund: RequestedRefund): Promise<number> {
  const { id } = await tx.insertInto('refund').values(refund).returning('id').executeTakeFirstOrThrow()
  await addJob(tx, 'send-refund', { refundId: id }, { key: `send-refund-${id}` })
  return id
}

const selectRefundedPence = sql<bigint>`(SELECT coalesce(sum(amount_pence), 0)::bigint FROM refund
  WHERE payment_id = payment.id AND status <> 'failed')`.as('refundedPence')

/** Selects what the payer's bank has taken back of a payment. A refund of that part would pay the payer twice. */
const selectDisputedPence = sql<bigint>`(SELECT coalesce(sum(amount_pence), 0)::bigint FROM dispute
  WHERE payment_id = payment.id AND status IN ('open', 'lost'))`.as('disputedPence')

/** Finds the refundable payments of an order, the newest first. The caller has locked the order. */
export async function findRefundablePayments(tx: Tx, orderId: number) {
  const payments = await tx
    .selectFrom('payment')
    .select(['id', 'amountPence', selectRefundedPence, selectDisputedPence])
    .where('orderId', '=', orderId)
    .where('status', '=', 'paid')
    // A holding deposit that was kept is the landlord's, so a refund would be paid from the money of other tenants.
    .where(
      sql<boolean>`(payment.is_surplus OR NOT EXISTS (SELECT FROM tenant_deposit
        WHERE tenant_deposit.order_id = payment.order_id AND tenant_deposit.status = 'kept'))`,
    )
    .orderBy('id', 'desc')
    .execute()
  return payments
    .map((payment) => ({
      id: payment.id,
      refundablePence: payment.amountPence - payment.refundedPence - payment.disputedPence,
    }))
    .filter(({ refundablePence }) => refundablePence > 0n)
}

type RefundablePayment = Awaited<ReturnType<typeof findRefundablePayments>>[number]

export const sumRefundable = (payments: readonly RefundablePayment[]): bigint =>
  payments.reduce((sum, { refundablePence }) => sum + refundablePence, 0n)

/** Refunds an amount from the payments of an order, newest first. @throws RangeError if they do not cover it */
export async function refundOrder(
  tx: Tx,
  { orderId, amountPence, reason }: Omit<RequestedRefund, 'paymentId'>,
): Promise<void> {
  let remainingPence = amountPence
  for (const { id: paymentId, refundablePence } of await findRefundablePayments(tx, orderId)) {
    if (remainingPence <= 0n) break
    const partPence = refundablePence < remainingPence ? refundablePence : remainingPence
    await requestRefund(tx, { orderId, paymentId, amountPence: partPence, reason })
    remainingPence -= partPence
  }
  if (remainingPence > 0n) throw new RangeError('The refund is larger than what is left of the payments')
}

/** The id is null for a refund that the provider has refused. */
type RefundUpdate = Omit<RefundState, 'id'> & { id: string | null }

/** Stores the provider's state of a refund, and books a refund that is done. May be called repeatedly. */
export const applyRefund = (refundId: number, state: RefundUpdate): Promise<void> =>
  withTransaction((tx) => storeRefund(tx, refundId, state, { isOwed: true }))

/**
 * Records that the provider has refused a refund. If part of the payment was returned by hand or taken back by the
 * payer's bank, requests a refund of the rest. Otherwise tells the payer and the agency that the money is still owed.
 */
export async function recordRefusedRefund(refundId: number, failure: string): Promise<void> {
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
    const refundablePayments = await findRefundablePayments(tx, orderId)
    const refundablePence = refundablePayments.find(({ id }) => id === paymentId)?.refundablePence ?? 0n
    if (refundablePence >= amountPence) await mailFailedRefund(tx, { ...refund, failure })
    else if (refundablePence > 0n)
      await requestRefund(tx, { orderId, paymentId, amountPence: refundablePence, reason })
  })
}

/** @param isOwed whether the payer is still owed the money of a refund that failed */
async function storeRefund(
  tx: Tx,
  refundId: number,
  state: RefundUpdate,
  { isOwed }: { isOwed: boolean },
): Promise<void> {
  const refund = await lockRefund(tx, refundId)
  if (!refund) return
  const hasFailed = refund.status === 'failed'
  // A failed refund stays failed, because a new refund takes its place.
  if (hasFailed && state.status !== 'failed') return
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

/** Computes booked VAT minus the VAT of what is left. The VAT of each part, rounded, might not add up to the whole. */
async function computeRefundedVat(tx: Tx, { paymentId, isSurplus, vatPence }: RefundRow): Promise<bigint> {
  if (isSurplus || vatPence === 0n) return 0n
  const { bookedPence, leftPence } = await tx
    .selectFrom('payment')
    .select([
      sql<bigint>`(SELECT coalesce(-sum(entry.amount_pence), 0)::bigint FROM ledger_entry AS entry
        JOIN ledger_transaction AS movement ON movement.id = entry.transaction_id
        WHERE movement.payment_id = payment.id AND entry.account = 'office:vat')`.as('bookedPence'),
      sql<bigint>`(payment.amount_pence - (SELECT coalesce(sum(amount_pence), 0) FROM refund
        WHERE payment_id = payment.id AND status = 'done'))::bigint`.as('leftPence'),
    ])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return bookedPence - computeVatWithin(leftPence)
}

async function finishRefund(tx: Tx, refund: RefundRow): Promise<void> {
  const { id: refundId, orderId, paymentId, amountPence, reason } = refund
  await tx
    .updateTable('tenantDeposit')
    .set({ status: 'returned' })
    .where('orderId', '=', orderId)
    .where('status', '=', 'returning')
    // Waits for the order's other refunds, except those of a surplus, which is not part of the deposit.
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM refund JOIN payment ON payment.id = payment_id
        WHERE refund.order_id = ${orderId} AND refund.status = 'requested' AND NOT payment.is_surplus)`,
    )
    .execute()
  const { kind, isSurplus } = refund
  const vatPence = await computeRefundedVat(tx, refund)
  const postings = postRefund({ kind, isSurplus, amountPence, vatPence })
  await bookMovement(tx, { key: `refund:${refundId}:done`, refundId, paymentId, postings })
  await addOrderEvent(tx, { orderId, type: 'refunded', amountPence, reason })
}

/** Records that a refund has failed. If the refund was done before, its money has come back to the provider. */
async function failRefund(
  tx: Tx,
  refund: RefundRow,
  { failure, isOwed }: { failure: string | null; isOwed: boolean },
): Promise<void> {
  const { id: refundId, status, orderId, paymentId, amountPence } = refund
  if (status === 'done') {
    await reverseMovement(tx, `refund:${refundId}:done`, {
      key: `refund:${refundId}:failed`,
      refundId,
      paymentId,
    })
    if (!refund.isSurplus)
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
