import { sql, type RawBuilder } from 'kysely'
import { PORTAL_MONTHS } from '../../config/brand'
import { env } from '../../config/env'
import { listPackagesWithoutPortals } from '../../config/packages'

/** The FROM and WHERE of a query for the settled orders of one kind for the outer query's listing. */
const settledOrders = (kind: 'package' | 'portal') => sql`"order"
  WHERE listing_id = listing.id AND kind = ${kind}::order_kind AND status = 'settled'`

/**
 * When the listing of a query went on the market with its latest package; null if the package has no portals. Tries the
 * first publication since the package was settled, then the settlement, and without a package the first publication.
 */
const selectPackageStart = () => sql`SELECT CASE
    WHEN listing.package_def <> ALL (${listPackagesWithoutPortals(env().PRODUCT_SLUG)}::text[])
    THEN coalesce(
      (SELECT min(at) FROM listing_event WHERE listing_id = listing.id
        AND type IN ('listed', 'live_again') AND at >= package.settled_at),
      package.settled_at,
      (SELECT min(at) FROM listing_event WHERE listing_id = listing.id AND type = 'listed'))
    END AS at
  FROM (SELECT max(settled_at) AS settled_at FROM ${settledOrders('package')}) AS package`

/** The end by the package: PORTAL_MONTHS after `start`, and as many more for each renewal since then. */
const packageEnd = sql`start.at + make_interval(months => ${PORTAL_MONTHS}::int * (1 + (
      SELECT count(*) FROM ${settledOrders('portal')} AND settled_at >= start.at)::int))`

/** The latest end by a renewal: its payment plus PORTAL_MONTHS for it and for each later one (`renewals`). */
const renewalsEnd = sql`(SELECT max(settled_at + make_interval(months => ${PORTAL_MONTHS}::int * renewals)) FROM (
      SELECT settled_at, (row_number() OVER (ORDER BY settled_at DESC))::int AS renewals
      FROM ${settledOrders('portal')}) AS renewal)`

/** The end of the last month that was paid, and not refunded, by a subscription that is now cancelled. */
const cancelledSubscriptionEnd = sql`(SELECT max(payment.paid_at + interval '1 month') FROM payment
      JOIN "order" AS subscription ON subscription.id = payment.order_id
      WHERE subscription.listing_id = listing.id AND subscription.kind = 'subscription'
        AND subscription.status = 'cancelled' AND payment.status = 'paid' AND NOT payment.is_surplus
        AND NOT EXISTS (SELECT FROM refund WHERE refund.payment_id = payment.id AND refund.status <> 'failed'))`

/**
 * The end of the time on the portals that was paid for the listing of a query, by its package, by renewals or by a
 * cancelled subscription. Null if nothing was paid for. A running subscription has no end (`selectIsSubscribed`).
 */
export const portalsEndAt = (): RawBuilder<Date | null> => sql<Date | null>`(SELECT greatest(
    ${packageEnd}, ${renewalsEnd}, ${cancelledSubscriptionEnd})
  FROM (${selectPackageStart()}) AS start)`
