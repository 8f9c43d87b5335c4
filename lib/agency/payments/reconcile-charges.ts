import { sql } from 'kysely'
import { db, withTransaction } from '../database'
import { processEach } from '../jobs/process-each'
import { endLapsedSubscription } from '../orders/end-subscriptions'
import { now } from '../sql-expressions'
import { recordCharge } from './apply-session'
import { ProviderOutage, ProviderRefusal, type PaymentProvider } from './provider'

/** A subscription is charged once a month, so one check a day suffices. */
const CHECK_INTERVAL_HOURS = 24
/** A cancelled subscription is checked for two more months, because a charge may have been on its way. */
const DAYS_AFTER_CANCELLING = 62
const MAX_SUBSCRIPTIONS_PER_RUN = 50
/** After so many, the provider counts as down, and the run stops. Fewer may be faults of single subscriptions. */
const MAX_FAILURES_IN_A_ROW = 3

/** Finds the first payments of subscriptions that are due for a check; with `all`, of all subscriptions. */
const findSubscriptions = (provider: string, { all }: { all: boolean }) =>
  db()
    .selectFrom('payment')
    .select(['payment.id', 'payment.subscriptionId'])
    .where('provider', '=', provider)
    .where('status', '=', 'paid')
    .where('sessionId', 'is not', null)
    .where('subscriptionId', 'is not', null)
    .where(
      sql<Date>`coalesce(checked_at, paid_at)`,
      '<',
      sql<Date>`now() - make_interval(hours => ${all ? 0 : CHECK_INTERVAL_HOURS}::int)`,
    )
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM order_event WHERE order_event.order_id = payment.order_id
        AND type = 'cancelled' AND at < now() - make_interval(days => ${DAYS_AFTER_CANCELLING}::int))`,
    )
    .orderBy(sql`coalesce(checked_at, paid_at)`)
    .limit(MAX_SUBSCRIPTIONS_PER_RUN)
    .execute()

/** Books charges of subscriptions that no webhook reported, and ends orders of ended subscriptions (API-32). */
export async function reconcileCharges(
  provider: PaymentProvider,
  { all }: { all: boolean },
): Promise<{ subscriptions: number; foundCharges: number }> {
  const summary = { subscriptions: 0, foundCharges: 0 }
  let failuresInARow = 0
  await processEach(await findSubscriptions(provider.name, { all }), async ({ id, subscriptionId }) => {
    if (failuresInARow >= MAX_FAILURES_IN_A_ROW) return
    try {
      summary.foundCharges += await reconcileSubscription(provider, subscriptionId!)
    } catch (error) {
      if (error instanceof ProviderOutage) {
        failuresInARow += 1
        return
      }
      // The provider refuses to show the subscription. It counts as checked, so that the others get their turn.
      if (!(error instanceof ProviderRefusal)) throw error
    }
    failuresInARow = 0
    summary.subscriptions += 1
    await db().updateTable('payment').set({ checkedAt: now }).where('id', '=', id).execute()
  })
  return summary
}

/**
 * Books the paid charges of a subscription, the oldest first, and ends its order if the subscription has ended. The
 * charges come first, because a charge of an ended order is refunded.
 * @returns how many charges were new
 * @throws ProviderOutage, ProviderRefusal
 */
export async function reconcileSubscription(
  provider: PaymentProvider,
  subscriptionId: string,
): Promise<number> {
  const hasEnded = await provider.hasSubscriptionEnded(subscriptionId)
  const charges = await provider.listCharges(subscriptionId)
  let newCharges = 0
  for (const charge of charges.filter(({ isPaid }) => isPaid).toReversed())
    if (await withTransaction((tx) => recordCharge(tx, provider.name, charge))) newCharges += 1
  if (hasEnded) await endLapsedSubscription(provider.name, subscriptionId)
  return newCharges
}
