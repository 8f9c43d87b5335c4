import { db, withTransaction, type Tx } from '../database'
import { processEach } from '../jobs/process-each'
import { lockOrder, type OrderRow } from '../orders/order-rows'
import { endDeposit } from './deposits'
import { applyDispute } from './disputes'
import { mailRefundByHand } from './payment-mails'
import {
  ProviderOutage,
  ProviderRefusal,
  type PaymentProvider,
  type ProviderDispute,
  type ProviderRefund,
} from './provider'
import { applyRefund } from './refunds'
import { UnbookedPayment } from './unbooked-payment'

/* Movements of money that do not begin with us: disputes, and refunds made by hand at the provider. */

const DAY_MS = 86_400_000
/** Longer than the three days for which the provider repeats a webhook that was not received. */
const RECENT_DAYS = 7
/** More than a year, for a reconciliation with `all`. */
const ALL_DAYS = 400
const BY_HAND_REASON = 'Returned by hand at the provider'

/** Stores the state of a refund, also of one made by hand. @returns false if its payment is not ours, or not booked yet */
export async function applyProviderRefund(providerName: string, refund: ProviderRefund): Promise<boolean> {
  const id = await withTransaction((tx) => findOrInsertRefund(tx, providerName, refund))
  if (id === null) return false
  await applyRefund(id, refund)
  return true
}

/** @returns the id of the stored refund; null if its payment is not ours, or not booked yet */
async function findOrInsertRefund(tx: Tx, provider: string, refund: ProviderRefund): Promise<number | null> {
  const existingId = await findRefundId(tx, refund)
  if (existingId !== null) return existingId
  if (!refund.intentId || refund.status === 'failed') return null
  const payment = await tx
    .selectFrom('payment')
    .select(['id', 'orderId', 'amountPence'])
    .where('provider', '=', provider)
    .where('intentId', '=', refund.intentId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  const order = payment ? await lockOrder(tx, payment.orderId) : undefined
  if (!payment || !order) return null
  // Another process may have inserted the refund while this one waited for the lock of the order.
  return (await findRefundId(tx, refund)) ?? insertRefund(tx, { order, payment, refund })
}

/** Finds a refund by the provider's id, or by ours, in case a process died before it stored the provider's. */
async function findRefundId(tx: Tx, { id, refundId, intentId }: ProviderRefund): Promise<number | null> {
  const refund = await tx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select('refund.id')
    .where(({ or, and, eb }) =>
      or([
        eb('providerRefundId', '=', id),
        // No refund has the id 0, and no payment has the intent ''.
        and([
          eb('refund.id', '=', refundId ?? 0),
          eb('providerRefundId', 'is', null),
          eb('payment.intentId', '=', intentId ?? ''),
        ]),
      ]),
    )
    .executeTakeFirst()
  return refund?.id ?? null
}

interface RefundByHand {
  order: OrderRow
  payment: { id: number; amountPence: bigint }
  refund: ProviderRefund
}

async function insertRefund(tx: Tx, { order, payment, refund }: RefundByHand): Promise<number> {
  const { amountPence } = refund
  const { id } = await tx
    .insertInto('refund')
    .values({
      orderId: order.id,
      paymentId: payment.id,
      amountPence,
      reason: BY_HAND_REASON,
      providerRefundId: refund.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (order.kind === 'tenant' && amountPence === payment.amountPence) await endDeposit(tx, order, 'agency')
  await mailRefundByHand(tx, order, amountPence)
  return id
}

/** @returns null during an outage of the provider, or if the provider refuses the request */
async function nullOnProviderError<T>(request: () => Promise<T[]>): Promise<T[] | null> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof ProviderOutage || error instanceof ProviderRefusal) return null
    throw error
  }
}

/** Books refunds and disputes that no webhook has reported. @returns the number of movements that were new */
export async function reconcileMovements(
  provider: PaymentProvider,
  { all }: { all: boolean },
): Promise<number> {
  const since = new Date(Date.now() - (all ? ALL_DAYS : RECENT_DAYS) * DAY_MS)
  const refunds = (await nullOnProviderError(() => provider.listRefunds(since))) ?? []
  const changedRefunds = await selectChangedRefunds(refunds)
  const disputes = (await nullOnProviderError(() => provider.listDisputes(since))) ?? []
  const changedDisputes = await selectChangedDisputes(provider.name, disputes)
  const refundSteps = changedRefunds.map((refund) => () => applyProviderRefund(provider.name, refund))
  const disputeSteps = changedDisputes.map((dispute) => () => applyDisputeIfBooked(provider.name, dispute))
  let bookedCount = 0
  await processEach([...refundSteps, ...disputeSteps], async (apply) => {
    if (await apply()) bookedCount += 1
  })
  return bookedCount
}

/** Selects the refunds to store. Leaves out a refund that is stored as failed, because a new one takes its place. */
async function selectChangedRefunds(refunds: ProviderRefund[]): Promise<ProviderRefund[]> {
  if (refunds.length === 0) return []
  const storedRefunds = await db()
    .selectFrom('refund')
    .select(['providerRefundId', 'status'])
    .where(
      'providerRefundId',
      'in',
      refunds.map(({ id }) => id),
    )
    .execute()
  const storedStatuses = new Map(storedRefunds.map(({ providerRefundId: id, status }) => [id, status]))
  return refunds.filter(({ id, status }) => {
    const storedStatus = storedStatuses.get(id)
    if (storedStatus === undefined) return status !== 'failed'
    return status !== 'pending' && storedStatus !== status && storedStatus !== 'failed'
  })
}

/** Selects the disputes that are not stored yet, or are stored with another status or other sums. */
async function selectChangedDisputes(
  provider: string,
  disputes: ProviderDispute[],
): Promise<ProviderDispute[]> {
  if (disputes.length === 0) return []
  const storedDisputes = await db()
    .selectFrom('dispute')
    .select(['providerDisputeId', 'status', 'withdrawnPence', 'feePence'])
    .where('provider', '=', provider)
    .where(
      'providerDisputeId',
      'in',
      disputes.map(({ id }) => id),
    )
    .execute()
  const storedById = new Map(storedDisputes.map((dispute) => [dispute.providerDisputeId, dispute]))
  return disputes.filter(({ id, status, withdrawnPence, feePence }) => {
    const storedDispute = storedById.get(id)
    const isUnchanged =
      storedDispute?.status === status &&
      storedDispute.withdrawnPence === withdrawnPence &&
      storedDispute.feePence === feePence
    return !isUnchanged
  })
}

/** @returns false if nothing changed, or if the disputed payment is not ours or not booked yet */
async function applyDisputeIfBooked(provider: string, dispute: ProviderDispute): Promise<boolean> {
  try {
    return await applyDispute(provider, dispute)
  } catch (error) {
    if (error instanceof UnbookedPayment) return false
    throw error
  }
}
