import { afterEach, expect, it } from 'vitest'
import { withTransaction } from '../../../lib/agency/database'
import { lockOrder } from '../../../lib/agency/orders/order-rows'
import { refundOrder } from '../../../lib/agency/payments/refunds'
import { runPaymentJobs } from '../../support/payments'
import { stripePayments, type PaidOrder } from '../../support/stripe-payments'
import { startStripeSuite } from '../../support/stripe-suite'

/* Refunds whose requests Stripe answers with faults, or not at all. */

const suite = startStripeSuite()
const { buyPackage, readOrder } = stripePayments(suite)
/** Less than half of the price, so that Stripe would not refuse a second refund. */
const REFUND_PENCE = 95_00

afterEach(() => {
  suite.stripe.behaviour = 'normal'
})

const requestRefund = ({ orderId }: PaidOrder) =>
  withTransaction(async (tx) => {
    await lockOrder(tx, orderId)
    await refundOrder(tx, { orderId, amountPence: BigInt(REFUND_PENCE), reason: 'A test' })
  })

/** Runs the jobs of payments, also those that wait for their next attempt. */
async function runWaitingJobs() {
  await suite.pool.query(
    `SELECT graphile_worker.reschedule_jobs(array(SELECT id FROM graphile_worker.jobs), run_at => now())`,
  )
  await runPaymentJobs()
}

const findRefundsOf = ({ intent }: PaidOrder) =>
  suite.stripe.refunds.filter((refund) => refund.payment_intent === intent)

it('after a fault, which Stripe repeats for the same key, the next attempt makes the refund with another key', async () => {
  const paid = await buyPackage()
  suite.stripe.behaviour = 'down'
  await requestRefund(paid)
  await runPaymentJobs()
  expect(findRefundsOf(paid)).toEqual([])
  suite.stripe.behaviour = 'normal'
  await runWaitingJobs()
  expect(findRefundsOf(paid)).toMatchObject([{ amount: REFUND_PENCE }])
  expect(await readOrder(paid)).toMatchObject({ refunded_pence: REFUND_PENCE, refunding_pence: 0 })
})

it.each(['faulty', 'lost'] as const)(
  'a refund that Stripe has made, although the answer is %s, is not made again',
  async (behaviour) => {
    const paid = await buyPackage()
    suite.stripe.behaviour = behaviour
    await requestRefund(paid)
    await runPaymentJobs()
    // A refund counts as on its way until the provider confirms it.
    expect(await readOrder(paid)).toMatchObject({ refunded_pence: 0, refunding_pence: REFUND_PENCE })
    suite.stripe.behaviour = 'normal'
    await runWaitingJobs()
    expect(findRefundsOf(paid)).toMatchObject([{ amount: REFUND_PENCE }])
    expect(await readOrder(paid)).toMatchObject({ refunded_pence: REFUND_PENCE, refunding_pence: 0 })
  },
)
