import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import type { UserCaller } from '../callers'
import { db } from '../database'
import { processEach } from '../jobs/process-each'
import { TemporaryFailure } from '../jobs/task'
import { sql } from 'kysely'
import { now, nowPlusSeconds } from '../sql-expressions'
import { applySession } from './apply-session'
import { queueEvents } from './events'
import { ProviderOutage, ProviderRefusal, type PaymentProvider } from './provider'
import { getProvider, getProviderOf } from './providers'
import { reconcileMovements } from './provider-movements'
import { reconcileCharges } from './reconcile-charges'
import { requeueRefunds } from './send-refund'

/** Only a few payments are checked, because a page waits for these requests to the provider. */
const MAX_CHECKED_PAYMENTS = 3

/** Asks the provider for the state of the caller's newest open payments, when the caller returns from its checkout. */
export async function checkPayments(
  _input: ParsedInput<'checkPayments'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'checkPayments'>>> {
  const openPayments = await db()
    .selectFrom('payment')
    .innerJoin('order', 'order.id', 'payment.orderId')
    .select(['payment.id', 'payment.orderId', 'payment.provider', 'payment.sessionId'])
    .where('order.userId', '=', user.id)
    .where('payment.status', '=', 'open')
    .orderBy('payment.id', 'desc')
    .limit(MAX_CHECKED_PAYMENTS)
    .execute()
  const paidOrderIds: number[] = []
  for (const { orderId, provider, sessionId } of openPayments)
    if ((await checkSession(provider, sessionId)) === 'paid') paidOrderIds.push(orderId)
  return success({ order_ids: paidOrderIds })
}

/** Applies a session's state; 'unknown' during an outage, after which `reconcilePayments` tries again. */
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

/** An open checkout session is checked again after this time. */
const CHECK_INTERVAL_SECONDS = 120
/** A checkout session lasts 24 hours, so a payment without one can no longer be paid after this time. */
const UNOPENED_CHECKOUT_HOURS = 25
const MAX_PAYMENTS_PER_RUN = 100

export interface Reconciliation {
  /** Unfinished payments that were checked. */
  checked: number
  /** Checked payments for which the provider did not respond. */
  unreachable: number
  /** Subscriptions whose charges were checked. */
  subscriptions: number
  /** Charges of subscriptions that no webhook had reported. */
  foundCharges: number
  /** Refunds and disputes that no webhook had reported. */
  foundMovements: number
}

/** Asks the provider for what a lost webhook would have told; with `all`, also about what was checked lately. */
export async function reconcilePayments({ all = false } = {}): Promise<Reconciliation> {
  const provider = await getProvider()
  const summary: Reconciliation = {
    checked: 0,
    unreachable: 0,
    subscriptions: 0,
    foundCharges: 0,
    foundMovements: 0,
  }
  if (!provider) return summary
  // A step that fails does not stop the others.
  await processEach<() => Promise<unknown>>(
    [
      () => checkUnfinishedPayments(provider, summary, { all }),
      failUnopenedPayments,
      queueEvents,
      requeueRefunds,
      async () => Object.assign(summary, await reconcileCharges(provider, { all })),
      async () => Object.assign(summary, { foundMovements: await reconcileMovements(provider, { all }) }),
    ],
    (step) => step(),
  )
  return summary
}

async function checkUnfinishedPayments(
  provider: PaymentProvider,
  summary: Reconciliation,
  { all }: { all: boolean },
): Promise<void> {
  const unfinishedPayments = await db()
    .selectFrom('payment')
    .select(['id', 'sessionId'])
    .where('provider', '=', provider.name)
    .where('status', 'in', ['created', 'open'])
    .where('sessionId', 'is not', null)
    .where(
      sql<Date>`coalesce(checked_at, created_at)`,
      '<',
      sql<Date>`now() - make_interval(secs => ${all ? 0 : CHECK_INTERVAL_SECONDS}::int)`,
    )
    .orderBy(sql`coalesce(checked_at, created_at)`)
    .limit(MAX_PAYMENTS_PER_RUN)
    .execute()
  await processEach(unfinishedPayments, async ({ id, sessionId }) => {
    summary.checked += 1
    let state: Awaited<ReturnType<typeof checkSession>> = 'unknown'
    try {
      state = await checkSession(provider.name, sessionId)
    } finally {
      if (state === 'unknown') {
        summary.unreachable += 1
        await moveToEndOfQueue(id)
      }
    }
  })
}

/** Lets the next run begin with other payments. */
const moveToEndOfQueue = (paymentId: number) =>
  db().updateTable('payment').set({ checkedAt: now }).where('id', '=', paymentId).execute()

/** Ends the payments whose checkout session was never created, for example because a process died. */
const failUnopenedPayments = () =>
  db()
    .updateTable('payment')
    .set({ status: 'failed', failure: 'The checkout was never opened', checkedAt: now })
    .where('status', '=', 'created')
    .where('sessionId', 'is', null)
    .where('createdAt', '<', nowPlusSeconds(-UNOPENED_CHECKOUT_HOURS * 3_600))
    .execute()

/** Ends the subscriptions and open checkouts of a cancelled order, so that nobody pays in an old tab. */
export async function endCheckouts(orderId: number): Promise<void> {
  const openPayments = await db()
    .selectFrom('payment')
    .innerJoin('order', 'order.id', 'payment.orderId')
    .select(['payment.provider', 'payment.sessionId'])
    .where('payment.orderId', '=', orderId)
    .where('payment.status', '=', 'open')
    .where('order.status', '=', 'cancelled')
    .execute()
  for (const { provider: name, sessionId } of openPayments) {
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

/** Cancels subscriptions at the provider: all of a cancelled order, else those whose first payment is returned. */
async function endSubscriptions(orderId: number): Promise<void> {
  const subscriptions = await db()
    .selectFrom('payment')
    .innerJoin('order', 'order.id', 'payment.orderId')
    .select(['payment.provider', 'payment.subscriptionId'])
    .distinct()
    .where('payment.orderId', '=', orderId)
    .where('payment.subscriptionId', 'is not', null)
    .where(({ or, and, eb }) =>
      or([
        eb('order.status', '=', 'cancelled'),
        // Only the first payment of a subscription is made in a checkout session.
        and([eb('payment.isSurplus', '=', true), eb('payment.sessionId', 'is not', null)]),
      ]),
    )
    .execute()
  for (const { provider: name, subscriptionId } of subscriptions) {
    const provider = await getProviderOf(name)
    if (!provider || !subscriptionId) throw new TemporaryFailure(`the keys of ${name} are not set`)
    try {
      await provider.cancelSubscription(subscriptionId)
    } catch (error) {
      if (error instanceof ProviderOutage) throw new TemporaryFailure(error.message, { cause: error })
      // The provider refuses to cancel a subscription that has ended.
      if (!(error instanceof ProviderRefusal)) throw error
    }
  }
}
