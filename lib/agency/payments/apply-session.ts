import type { Selectable } from 'kysely'
import type { Payment } from '../../../prisma/generated/tables'
import { postPayment } from '../../domain/ledger'
import { mayChangePayment } from '../../domain/payment'
import { computeVatWithin } from '../../domain/vat'
import { withTransaction, type Tx } from '../database'
import { canSettle, settleOrder } from '../orders/fulfil-order'
import { addEndCheckoutsJob } from '../orders/mark-cancelled'
import { lockOrder, type OrderRow } from '../orders/order-rows'
import { now } from '../sql-expressions'
import { bookMovement } from './ledger'
import { mailReturnedPayment } from './payment-mails'
import type { ProviderCharge, ProviderSession } from './provider'
import { requestRefund } from './refunds'
import { UnbookedPayment } from './unbooked-payment'

type PaymentRow = Selectable<Payment>

/** 'cancelled': the session is open, but its order is cancelled. 'unknown': the session is of none of our payments. */
export type SessionOutcome = 'open' | 'cancelled' | 'paid' | 'expired' | 'unknown'

/** Applies a session's current state. May be called repeatedly: row locks let only one process book the payment. */
export async function applySession(provider: string, session: ProviderSession): Promise<SessionOutcome> {
  return withTransaction(async (tx) => {
    const paymentIds = await findPaymentIds(tx, provider, session)
    if (!paymentIds) return 'unknown'
    // Every transaction locks the order before the payment, so that two transactions cannot deadlock.
    const order = await lockOrder(tx, paymentIds.orderId)
    const payment = await lockPayment(tx, paymentIds.id)
    if (!order || !payment) return 'unknown'
    await tx
      .updateTable('payment')
      .set({ sessionId: session.id, url: session.url, failure: session.failure, checkedAt: now })
      .where('id', '=', payment.id)
      .execute()
    if (session.isPaid) {
      if (payment.status !== 'paid') await recordPayment(tx, order, payment, session)
      return 'paid'
    }
    return recordUnpaid(tx, order, payment, session)
  })
}

/**
 * Finds a payment by its session id, or by our own id, in case a process died before it stored the session's. The order
 * number must match too, because another installation with the same account also counts its payments from 1.
 */
async function findPaymentIds(tx: Tx, provider: string, session: ProviderSession) {
  const payments = tx
    .selectFrom('payment')
    .innerJoin('order', 'order.id', 'payment.orderId')
    .select(['payment.id', 'payment.orderId'])
    .where('payment.provider', '=', provider)
  const paymentOfSession = await payments.where('sessionId', '=', session.id).executeTakeFirst()
  if (paymentOfSession || session.paymentId === null) return paymentOfSession
  return payments
    .where('payment.id', '=', session.paymentId)
    .where('order.reference', '=', session.reference ?? '')
    .where('sessionId', 'is', null)
    .executeTakeFirst()
}

const lockPayment = (tx: Tx, id: number): Promise<PaymentRow | undefined> =>
  tx.selectFrom('payment').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

async function recordUnpaid(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  session: ProviderSession,
): Promise<SessionOutcome> {
  // The provider's response may be older than the payment, which is booked by now.
  if (payment.status === 'paid') return 'paid'
  // A completed session may not be paid yet, for example while a bank transfer is on its way. It stays open.
  const status = session.status === 'expired' ? 'expired' : 'open'
  // The agency opens a payment. Only the provider ends one as expired.
  const actor = status === 'open' ? 'agency' : 'provider'
  if (mayChangePayment(payment.status, status, actor))
    await tx.updateTable('payment').set({ status }).where('id', '=', payment.id).execute()
  if (status === 'expired' || order.status !== 'cancelled') return status
  // The order was cancelled while the provider created the session, so the job of the cancellation has not ended it.
  if (payment.sessionId === null) await addEndCheckoutsJob(tx, order.id)
  return 'cancelled'
}

interface ReceivedMoney {
  amountPence: bigint
  currency: string
  paidAt: Date | null
  intentId: string | null
  subscriptionId: string | null
}

/** Books a payment and settles its order. A payment that cannot settle the order is booked as surplus and refunded. */
async function recordPayment(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  received: ReceivedMoney,
): Promise<void> {
  const isRightAmount = received.amountPence === payment.amountPence && received.currency === 'GBP'
  const settlesOrder = isRightAmount && (await canSettle(tx, order))
  await tx
    .updateTable('payment')
    .set({
      status: 'paid',
      isSurplus: !settlesOrder,
      paidAt: now,
      amountPence: received.amountPence,
      intentId: received.intentId,
      subscriptionId: received.subscriptionId,
    })
    .where('id', '=', payment.id)
    .execute()
  await bookMovement(tx, {
    key: `payment:${payment.id}:paid`,
    paymentId: payment.id,
    postings: postPayment({
      kind: order.kind,
      amountPence: received.amountPence,
      vatPence: settlesOrder ? order.vatPence : 0n,
      isSurplus: !settlesOrder,
    }),
  })
  if (settlesOrder) {
    await settleOrder(tx, order, { receivedAt: received.paidAt })
    return
  }
  await requestRefund(tx, {
    orderId: order.id,
    paymentId: payment.id,
    amountPence: received.amountPence,
    reason: isRightAmount ? 'The order could no longer be paid' : 'The amount was not the order’s',
  })
  await mailReturnedPayment(tx, order, { amountPence: received.amountPence, isRightAmount })
  // The payment has begun a subscription at the provider, which would charge the card again each month.
  if (received.subscriptionId) await addEndCheckoutsJob(tx, order.id)
}

/**
 * Books a later charge of a subscription, and refunds it if the order has ended. @returns false if it is booked already
 * @throws UnbookedPayment until the first charge is booked
 */
export async function recordCharge(tx: Tx, provider: string, charge: ProviderCharge): Promise<boolean> {
  const firstPayment = await tx
    .selectFrom('payment')
    .select(['orderId', 'isSurplus'])
    .where('provider', '=', provider)
    .where('subscriptionId', '=', charge.subscriptionId)
    .orderBy('id')
    .executeTakeFirst()
  const order = firstPayment ? await lockOrder(tx, firstPayment.orderId) : undefined
  if (!firstPayment || !order)
    throw new UnbookedPayment('the first charge of the subscription is not booked yet', {
      subscriptionId: charge.subscriptionId,
    })
  const { amountPence, intentId, subscriptionId } = charge
  const hasOrderEnded = order.status !== 'settled' || firstPayment.isSurplus
  const isSurplus = hasOrderEnded || charge.currency !== 'GBP'
  const newPayment = await tx
    .insertInto('payment')
    .values({
      orderId: order.id,
      provider,
      intentId,
      subscriptionId,
      amountPence,
      isSurplus,
      status: 'paid',
      paidAt: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'intentId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!newPayment) return false
  await bookMovement(tx, {
    key: `payment:${newPayment.id}:paid`,
    paymentId: newPayment.id,
    postings: postPayment({
      kind: order.kind,
      amountPence,
      vatPence: isSurplus ? 0n : computeVatWithin(amountPence),
      isSurplus,
    }),
  })
  if (isSurplus) {
    await requestRefund(tx, {
      orderId: order.id,
      paymentId: newPayment.id,
      amountPence,
      reason: hasOrderEnded ? 'The subscription had been cancelled before' : 'The charge was not in pounds',
    })
    await mailReturnedPayment(tx, order, { amountPence, isRightAmount: true })
  }
  return true
}
