import { expect, it } from 'vitest'
import { stripePayments } from '../../support/stripe-payments'
import { startStripeSuite } from '../../support/stripe-suite'

const suite = startStripeSuite()
const TWO_DAYS_MS = 2 * 86_400_000

it('the 15 days of a holding deposit run from its payment, even if the webhook is late (domain B2)', async () => {
  // Stripe sends times in whole seconds.
  const paidAt = Math.floor((Date.now() - TWO_DAYS_MS) / 1_000) * 1_000
  const { orderId } = await stripePayments(suite).payDeposit({ paidAt })
  const { rows } = await suite.pool.query(
    `SELECT held_at, (deadline_at AT TIME ZONE 'Europe/London')::date
         - (held_at AT TIME ZONE 'Europe/London')::date = 15 AS "isLawful" FROM tenant_deposit
      WHERE order_id = $1`,
    [orderId],
  )
  expect(rows).toEqual([{ held_at: new Date(paidAt), isLawful: true }])
})
