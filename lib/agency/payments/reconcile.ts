import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import type { UserCaller } from '../callers'
import { db } from '../database'
import { TemporaryFailure } from '../jobs/task'
import { sql } from 'kysely'
import { now } from '../sql-expressions'
import { applySession } from './apply-session'
import { queueEvents } from './events'
import { ProviderOutage, ProviderRefusal } from './provider'
import { getProvider, getProviderOf } from './providers'
import { reconcileMovements } from './provider-movements'
import { reconcileCharges } from './reconcile-charges'
import { requeueRefunds } from './send-refund'

/** Few, because a visitor's page waits for these requests to the provider. */
const MAX_CHECKED_PAYMENTS = 3

/** Asks the provider for the state of the caller's newest open payments, after the return from its checkout. */
export async function checkPayments(
  _input: ParsedInput<'checkPayments'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'checkPayments'>>> {
  const open = await db()
    .selectFrom('payment')
    .innerJoin('order', 'order.id', 'payment.orderId')
    .select(['payment.id', 'payment.orderId', 'payment.provider', 'payment.sessionId'])
    .where('order.userId', '=', user.id)
    .where('payment.status', '=', 'open')
    .orderBy('payment.id', 'desc')
    .limit(MAX_CHECKED_PAYMENTS)
    .execute()
  const settled: number[] = []
  for (const { orderId, provider, sessionId } of open)
    if ((await checkSession(provider, sessionId)) === 'paid') settled.push(orderId)
  return success({ order_ids: settled })
}

/** If the provider does not answer, the job `reconcilePayments` asks again. */
async function checkSession(providerName: string, sessionId: string | null) {
  const provider = await getProviderOf(providerName)
  if (!provider || !sessionId) return 'unknown'
  try {
    return await applySession(providerName, await provider.retrieveSession(sessionId))
  } catch (error) {
    if (error instanceof ProviderOutage || error instanceof ProviderRefusal) return 'unknown'
    throw error
  }
}

/** An open checkout session is checked no more often than this. */
const CHECK_AGAIN_SECONDS = 120
const MAX_PAYMENTS_PER_RUN = 100

export interface Reconciliation {
  checked: number
  /** How many of them the provider said nothing about. */
  unreachable: number
  subscriptions: number
  /** Charges of subscriptions that no webhook had reported. */
  foundCharges: number
  /** Refunds and disputes that no webhook had reported. */
  foundMovements: number
}

/**
 * Asks the provider about every unfinished payment, for the charges of subscriptions, for refunds and for disputes,
 * because a webhook may be lost.
 */
export async function reconcilePayments({ all = false } = {}): Promise<Reconciliation> {
  const provider = await getProvider()
  const summary = { checked: 0, unreachable: 0, subscriptions: 0, foundCharges: 0, foundMovements: 0 }
  if (!provider) return summary
  const unfinished = await db()
    .selectFrom('payment')
    .select(['id', 'sessionId'])
    .where('provider', '=', provider.name)
    .where('status', 'in', ['created', 'open'])
    .where('sessionId', 'is not', null)
    .where(
      sql<Date>`coalesce(checked_at, created_at)`,
      '<',
      sql<Date>`now() - make_interval(secs => ${all ? 0 : CHECK_AGAIN_SECONDS}::int)`,
    )
    .orderBy(sql`coalesce(checked_at, created_at)`)
    .limit(MAX_PAYMENTS_PER_RUN)
    .execute()
  for (const { id, sessionId } of unfinished) {
    summary.checked += 1
    if ((await checkSession(provider.name, sessionId)) !== 'unknown') continue
    summary.unreachable += 1
    // The next run begins with others.
    await db().updateTable('payment').set({ checkedAt: now }).where('id', '=', id).execute()
  }
  await db()
    .updateTable('payment')
    .set({ status: 'failed', failure: 'The checkout was never opened', checkedAt: now })
    .where('status', '=', 'created')
    .where('sessionId', 'is', null)
    .where('createdAt', '<', sql<Date>`now() - interval '25 hours'`)
    .execute()
  await queueEvents()
  await requeueRefunds()
  const charges = await reconcileCharges(provider, { all })
  return { ...summary, ...charges, foundMovements: await reconcileMovements(provider, { all }) }
}

/** Ends the open checkouts of a cancelled order, so that nobody pays in an old tab. */
export async function endCheckouts(orderId: number): Promise<void> {
  const open = await db()
    .selectFrom('payment')
    .innerJoin('order', 'order.id', 'payment.orderId')
    .select(['payment.provider', 'payment.sessionId'])
    .where('payment.orderId', '=', orderId)
    .where('payment.status', '=', 'open')
    .where('order.status', '=', 'cancelled')
    .execute()
  for (const { provider: name, sessionId } of open) {
    const provider = await getProviderOf(name)
    if (!provider || !sessionId) continue
    try {
      await provider.expireSession(sessionId)
    } catch (error) {
      // The provider refuses to end a session that is over, for example because it was paid meanwhile.
      if (error instanceof ProviderOutage) throw new TemporaryFailure(error.message, { cause: error })
      if (!(error instanceof ProviderRefusal)) throw error
    }
    await checkSession(name, sessionId)
  }
  await endSubscriptions(orderId)
}

/** A cancelled subscription is not charged again. */
async function endSubscriptions(orderId: number): Promise<void> {
  const subscriptions = await db()
    .selectFrom('payment')
    .innerJoin('order', 'order.id', 'payment.orderId')
    .select(['payment.provider', 'payment.subscriptionId'])
    .distinct()
    .where('payment.orderId', '=', orderId)
    .where('payment.subscriptionId', 'is not', null)
    .where('order.status', '=', 'cancelled')
    .execute()
  for (const { provider: name, subscriptionId } of subscriptions) {
    const provider = await getProviderOf(name)
    if (!provider || !subscriptionId) throw new TemporaryFailure(`the keys of ${name} are not set`)
    try {
      await provider.cancelSubscription(subscriptionId)
    } catch (error) {
      if (error instanceof ProviderOutage) throw new TemporaryFailure(error.message, { cause: error })
      // The provider knows of no such subscription any more.
      if (!(error instanceof ProviderRefusal)) throw error
    }
  }
}
