import { db, withTransaction, type Tx } from '../database'
import { TemporaryFailure } from '../jobs/task'
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

/* Money that the provider moves without being asked by us: refunds that somebody made by hand in the provider's
   dashboard, and disputes. */

const DAY_MS = 86_400_000
/** Webhooks are sent again for three days. */
const DAYS_PER_RUN = 7
const DAYS_OF_ALL = 400
const BY_HAND = 'Returned by hand at the provider'

/** Stores the provider's state of a refund, also of one that was made by hand. */
export async function applyProviderRefund(providerName: string, refund: ProviderRefund): Promise<boolean> {
  const id = await withTransaction((tx) => findOrInsert(tx, providerName, refund))
  if (id === null) return false
  await applyRefund(id, refund)
  return true
}

/** @returns null for a refund of a payment that is not ours, or not booked yet */
async function findOrInsert(tx: Tx, provider: string, refund: ProviderRefund): Promise<number | null> {
  const known = await findRefund(tx, refund)
  if (known !== null) return known
  if (!refund.intentId || refund.status === 'failed') return null
  const payment = await tx
    .selectFrom('payment')
    .select(['id', 'orderId', 'amountPence'])
    .where('provider', '=', provider)
    .where('intentId', '=', refund.intentId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  const order = payment && (await lockOrder(tx, payment.orderId))
  if (!order) return null
  // Another process may have inserted it while this one waited for the order.
  return (await findRefund(tx, refund)) ?? insertRefund(tx, { order, payment, refund })
}

/** By the provider's id, or by ours where a process died before it stored the provider's. */
async function findRefund(tx: Tx, { id, refundId, intentId }: ProviderRefund): Promise<number | null> {
  const found = await tx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select('refund.id')
    .where(({ or, and, eb }) =>
      or([
        eb('providerRefundId', '=', id),
        and([
          eb('refund.id', '=', refundId ?? 0),
          eb('providerRefundId', 'is', null),
          eb('payment.intentId', '=', intentId ?? ''),
        ]),
      ]),
    )
    .executeTakeFirst()
  return found?.id ?? null
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
      reason: BY_HAND,
      providerRefundId: refund.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (order.kind === 'tenant' && amountPence === payment.amountPence) await endDeposit(tx, order, 'agency')
  await mailRefundByHand(tx, order, amountPence)
  return id
}

/** Returns null in an outage, and when the provider refuses to list anything. */
async function list<T>(ask: () => Promise<T[]>): Promise<T[] | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ProviderOutage || error instanceof ProviderRefusal) return null
    throw error
  }
}

/**
 * Books the refunds and disputes of the last days that no webhook has reported.
 * @returns how many there were
 */
export async function reconcileMovements(
  provider: PaymentProvider,
  { all }: { all: boolean },
): Promise<number> {
  const since = new Date(Date.now() - (all ? DAYS_OF_ALL : DAYS_PER_RUN) * DAY_MS)
  const refunds = await list(() => provider.listRefunds(since))
  if (!refunds) return 0
  let found = 0
  for (const refund of await selectNewRefunds(refunds))
    if (await applyProviderRefund(provider.name, refund)) found += 1
  for (const dispute of await selectNewDisputes(
    provider.name,
    (await list(() => provider.listDisputes(since))) ?? [],
  ))
    if (await applyDisputeOfOurs(provider.name, dispute)) found += 1
  return found
}

/** Those that are not stored in the state that the provider tells. */
async function selectNewRefunds(refunds: ProviderRefund[]): Promise<ProviderRefund[]> {
  if (refunds.length === 0) return []
  const stored = await db()
    .selectFrom('refund')
    .select(['providerRefundId', 'status'])
    .where(
      'providerRefundId',
      'in',
      refunds.map(({ id }) => id),
    )
    .execute()
  const statuses = new Map(stored.map(({ providerRefundId: id, status }) => [id, status]))
  return refunds.filter(({ id, status }) => {
    const known = statuses.get(id)
    if (known === undefined) return status !== 'failed'
    return status !== 'pending' && known !== status && known !== 'failed'
  })
}

async function selectNewDisputes(provider: string, disputes: ProviderDispute[]): Promise<ProviderDispute[]> {
  if (disputes.length === 0) return []
  const stored = await db()
    .selectFrom('dispute')
    .select(['providerDisputeId', 'status', 'withdrawnPence', 'feePence'])
    .where('provider', '=', provider)
    .where(
      'providerDisputeId',
      'in',
      disputes.map(({ id }) => id),
    )
    .execute()
  const known = new Map(stored.map((dispute) => [dispute.providerDisputeId, dispute]))
  return disputes.filter(({ id, status, withdrawnPence, feePence }) => {
    const before = known.get(id)
    return (
      before?.status !== status || before.withdrawnPence !== withdrawnPence || before.feePence !== feePence
    )
  })
}

/** @returns false where nothing changed, and for a dispute of a payment that is not ours or not booked yet */
async function applyDisputeOfOurs(provider: string, dispute: ProviderDispute): Promise<boolean> {
  try {
    return await applyDispute(provider, dispute)
  } catch (error) {
    if (error instanceof TemporaryFailure) return false
    throw error
  }
}
