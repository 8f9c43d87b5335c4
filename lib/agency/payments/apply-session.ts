import type { Selectable } from 'kysely'
import type { Payment } from '../../../prisma/generated/tables'
import { postPayment } from '../../domain/ledger'
import { mayChangePayment } from '../../domain/payment'
import { computeVatWithin } from '../../domain/vat'
import { withTransaction, type Tx } from '../database'
import { TemporaryFailure } from '../jobs/task'
import { canSettle, settleOrder } from '../orders/fulfil-order'
import { lockOrder, type OrderRow } from '../orders/order-rows'
import { now } from '../sql-expressions'
import { book } from './ledger'
import type { ProviderCharge, ProviderSession } from './provider'
import { requestRefund } from './refunds'

type PaymentRow = Selectable<Payment>

/** `unknown` for a session that belongs to none of our payments. */
export type SessionOutcome = 'open' | 'paid' | 'expired' | 'unknown'

/**
 * Updates a payment and its order to the provider's current state of the session. May be called any number of times, in
 * any order and by several processes at once: row locks let only one of them book the payment.
 */
export async function applySession(provider: string, session: ProviderSession): Promise<SessionOutcome> {
  return withTransaction(async (tx) => {
    const found = await findPayment(tx, provider, session)
    if (!found) return 'unknown'
    // Locks the order before the payment, as every transaction does, so that none deadlock.
    const order = await lockOrder(tx, found.orderId)
    const payment = await lockPayment(tx, found.id)
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
    return recordUnpaid(tx, payment, session)
  })
}

/** Finds a payment by its session, or by the id in the session where a process died before it stored the session. */
const findPayment = async (tx: Tx, provider: string, { id, paymentId }: ProviderSession) =>
  (await tx
    .selectFrom('payment')
    .select(['id', 'orderId'])
    .where('provider', '=', provider)
    .where('sessionId', '=', id)
    .executeTakeFirst()) ??
  (paymentId === null
    ? undefined
    : await tx
        .selectFrom('payment')
        .select(['id', 'orderId'])
        .where('provider', '=', provider)
        .where('id', '=', paymentId)
        .where('sessionId', 'is', null)
        .executeTakeFirst())

const lockPayment = (tx: Tx, id: number): Promise<PaymentRow | undefined> =>
  tx.selectFrom('payment').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

async function recordUnpaid(
  tx: Tx,
  payment: PaymentRow,
  session: ProviderSession,
): Promise<'open' | 'expired' | 'paid'> {
  // A paid payment stays paid, whatever an older answer says.
  if (payment.status === 'paid') return 'paid'
  // A completed session that is not paid yet, such as a bank transfer on its way, stays open.
  const status = session.status === 'expired' ? 'expired' : 'open'
  const actor = status === 'open' ? 'agency' : 'provider'
  if (mayChangePayment(payment.status, status, actor))
    await tx.updateTable('payment').set({ status }).where('id', '=', payment.id).execute()
  return status
}

interface Received {
  amountPence: bigint
  currency: string
  intentId: string | null
  subscriptionId: string | null
}

/**
 * Books money that the provider has taken, and settles the order. Money that the order does not ask for (a second
 * payment, another amount, a cancelled order, a second holding deposit) is booked as surplus and refunded.
 */
async function recordPayment(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  received: Received,
): Promise<void> {
  const isAsAsked = received.amountPence === payment.amountPence && received.currency === 'GBP'
  const settles = isAsAsked && (await canSettle(tx, order))
  await tx
    .updateTable('payment')
    .set({
      status: 'paid',
      isSurplus: !settles,
      paidAt: now,
      amountPence: received.amountPence,
      intentId: received.intentId,
      subscriptionId: received.subscriptionId,
    })
    .where('id', '=', payment.id)
    .execute()
  await book(tx, {
    key: `payment:${payment.id}:paid`,
    paymentId: payment.id,
    postings: postPayment({
      kind: order.kind,
      amountPence: received.amountPence,
      vatPence: settles ? order.vatPence : 0n,
      isSurplus: !settles,
    }),
  })
  if (settles) await settleOrder(tx, order)
  else
    await requestRefund(tx, {
      orderId: order.id,
      paymentId: payment.id,
      amountPence: received.amountPence,
      reason: isAsAsked ? 'The order had been settled or cancelled before' : 'The amount was not the order’s',
    })
}

/**
 * Books a later charge of a subscription, once: a payment of the provider has one row. A charge of a cancelled
 * subscription is refunded. @returns whether it was new
 */
export async function recordCharge(tx: Tx, provider: string, charge: ProviderCharge): Promise<boolean> {
  const first = await tx
    .selectFrom('payment')
    .select('orderId')
    .where('provider', '=', provider)
    .where('subscriptionId', '=', charge.subscriptionId)
    .orderBy('id')
    .executeTakeFirst()
  const order = first && (await lockOrder(tx, first.orderId))
  if (!order) throw new TemporaryFailure('the first charge of the subscription is not booked yet')
  const { amountPence, intentId, subscriptionId } = charge
  const isSurplus = order.status !== 'settled' || charge.currency !== 'GBP'
  const inserted = await tx
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
  if (!inserted) return false
  await book(tx, {
    key: `payment:${inserted.id}:paid`,
    paymentId: inserted.id,
    postings: postPayment({
      kind: order.kind,
      amountPence,
      vatPence: isSurplus ? 0n : computeVatWithin(amountPence),
      isSurplus,
    }),
  })
  if (isSurplus)
    await requestRefund(tx, {
      orderId: order.id,
      paymentId: inserted.id,
      amountPence,
      reason: 'The subscription had been cancelled before',
    })
  return true
}
