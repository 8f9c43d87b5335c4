import { sql } from 'kysely'
import { db, withTransaction } from '../database'
import { now } from '../sql-expressions'
import { recordCharge } from './apply-session'
import { ProviderOutage, ProviderRefusal, type PaymentProvider, type ProviderCharge } from './provider'

/** A subscription is charged once a month, so a daily check is often enough. */
const CHECK_INTERVAL_HOURS = 24
/** A cancelled subscription is checked for two more months, because a charge may have been on its way. */
const DAYS_AFTER_CANCELLING = 62
const MAX_SUBSCRIPTIONS_PER_RUN = 50

/** Finds the first payment of each subscription whose charges are due for a check, or of each with `all`. */
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

/** Asks the provider for the charges of subscriptions, and books those that no webhook reported (API-32). */
export async function reconcileCharges(
  provider: PaymentProvider,
  { all }: { all: boolean },
): Promise<{ subscriptions: number; foundCharges: number }> {
  const summary = { subscriptions: 0, foundCharges: 0 }
  for (const { id, subscriptionId } of await findSubscriptions(provider.name, { all })) {
    const charges = await listCharges(provider, subscriptionId!)
    // The provider is down. The next run tries again.
    if (!charges) break
    for (const charge of charges) {
      const isNew = await withTransaction((tx) => recordCharge(tx, provider.name, charge))
      if (isNew) summary.foundCharges += 1
    }
    summary.subscriptions += 1
    await db().updateTable('payment').set({ checkedAt: now }).where('id', '=', id).execute()
  }
  return summary
}

/** @returns the paid charges, the oldest first; null during an outage of the provider */
async function listCharges(
  provider: PaymentProvider,
  subscriptionId: string,
): Promise<ProviderCharge[] | null> {
  try {
    const charges = await provider.listCharges(subscriptionId)
    return charges.filter(({ isPaid }) => isPaid).toReversed()
  } catch (error) {
    if (error instanceof ProviderRefusal) return []
    if (error instanceof ProviderOutage) return null
    throw error
  }
}
