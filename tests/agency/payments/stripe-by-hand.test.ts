import { beforeEach, describe, expect, it } from 'vitest'
import { reconcilePayments } from '../../../lib/agency/payments/reconcile'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { runPaymentJobs } from '../../support/payments'
import { stripePayments, type Paid } from '../../support/stripe-payments'
import { startStripeSuite } from '../../support/stripe-suite'

/* What the agency does in Stripe's dashboard, and what Stripe charges: nobody here has asked for it. */

const suite = startStripeSuite()
const gateway = createEmbeddedGateway()
const { buyPackage, payDeposit, report, readOrder, readBalances, mailsTo, runCommand } = stripePayments(suite)
const PAID = { 'office:provider': 39_500, 'office:fees': -32_917, 'office:vat': -6_583 }

beforeEach(() => {
  suite.stripe.refundStatus = 'succeeded'
})

const cancel = async ({ payer, orderId }: Paid) => {
  await gateway.cancelOrder({ user_id: payer.id, order_id: orderId }, payer)
  await runPaymentJobs()
}

describe('a refund made by hand', () => {
  it('is booked once, however often it is told, and the payer is told once', async () => {
    const paid = await buyPackage()
    const id = suite.stripe.refundByHand(paid.intent, 9_500)
    await report('refund', id, 'refund.created')
    await report('refund', id, 'refund.updated')
    await reconcilePayments()
    expect(await readBalances(paid)).toEqual({
      'office:provider': 30_000,
      'office:fees': -25_000,
      'office:vat': -5_000,
    })
    expect(await readOrder(paid)).toMatchObject({
      status: 'settled',
      paid_pence: 30_000,
      refunded_pence: 9_500,
    })
    const refundMails = await mailsTo(paid.payer.email, 'A refund for order')
    expect(refundMails).toHaveLength(1)
    expect(refundMails[0]).toContain('£95')
  })

  it('that no webhook has reported is found by the reconciling, also when two run at once', async () => {
    const paid = await buyPackage()
    suite.stripe.refundByHand(paid.intent, 39_500)
    await Promise.all([reconcilePayments(), reconcilePayments()])
    expect(await readBalances(paid)).toEqual({})
    expect(await readOrder(paid)).toMatchObject({ paid_pence: 0, refunded_pence: 39_500 })
    expect(await reconcilePayments({ all: true })).toMatchObject({ foundMovements: 0 })
    expect(await mailsTo(paid.payer.email, 'A refund for order')).toHaveLength(1)
  })

  it('leaves less for a cancellation to return, whether it was told before or not', async () => {
    const paid = await buyPackage()
    suite.stripe.refundByHand(paid.intent, 9_500)
    await cancel(paid)
    expect(await readOrder(paid)).toMatchObject({
      status: 'cancelled',
      refunded_pence: 39_500,
      refunding_pence: 0,
      owed_pence: 0,
    })
    expect(await readBalances(paid)).toEqual({})
    expect(await mailsTo(paid.payer.email, 'did not arrive')).toEqual([])
  })

  it('that fails at the bank is booked back, and is owed', async () => {
    const paid = await buyPackage()
    const id = suite.stripe.refundByHand(paid.intent, 39_500)
    await report('refund', id, 'refund.created')
    Object.assign(
      suite.stripe.refunds.find((refund) => refund.id === id)!,
      { status: 'failed' },
    )
    await reconcilePayments()
    expect(await readBalances(paid)).toEqual(PAID)
    expect(await readOrder(paid)).toMatchObject({ owed_pence: 39_500 })
    expect(await mailsTo(paid.payer.email, 'did not arrive')).toHaveLength(1)
  })

  it('of a whole holding deposit ends it, and the home is to let again (domain B2)', async () => {
    const paid = await payDeposit()
    await report('refund', suite.stripe.refundByHand(paid.intent, 10_000), 'refund.created')
    expect(await readBalances(paid)).toEqual({})
    const { rows } = await suite.pool.query(
      `SELECT d.status, l.status AS home FROM tenant_deposit d JOIN listing l ON l.id = d.listing_id
        WHERE order_id = $1`,
      [paid.orderId],
    )
    expect(rows).toEqual([{ status: 'returned', home: 'available' }])
  })

  it('of a payment that is not ours changes nothing', async () => {
    const id = suite.stripe.refundByHand('pi_of_another_business', 5_000)
    await report('refund', id, 'refund.created')
    expect(await reconcilePayments()).toMatchObject({ foundMovements: 0 })
  })
})

describe('the fee for a dispute', () => {
  const open = { amount: 39_500, status: 'needs_response', movements: [-39_500], fee: 2_000 }

  it('is the agency’s cost, found by the reconciling as well, and given back with a dispute that is won', async () => {
    const paid = await buyPackage()
    const id = suite.stripe.dispute(paid.intent, open)
    expect(await reconcilePayments()).toMatchObject({ foundMovements: 1 })
    expect(await reconcilePayments()).toMatchObject({ foundMovements: 0 })
    const balances = {
      'office:fees': -32_917,
      'office:vat': -6_583,
      'office:disputes': 39_500,
      'office:dispute-fees': 2_000,
      'office:provider': -2_000,
    }
    expect(await readBalances(paid)).toEqual(balances)
    await report('dispute', id, 'charge.dispute.funds_withdrawn')
    expect(await readBalances(paid)).toEqual(balances)
    const lines = await runCommand('ledger')
    expect(lines.find((line) => line.startsWith('office:dispute-fees'))).toContain('£20')
    suite.stripe.dispute(paid.intent, { ...open, id, status: 'won', movements: [-39_500, 39_500], fee: 0 })
    await report('dispute', id, 'charge.dispute.closed')
    expect(await readBalances(paid)).toEqual(PAID)
  })

  it('never comes from tenants’ money', async () => {
    const paid = await payDeposit()
    suite.stripe.dispute(paid.intent, { ...open, amount: 10_000, movements: [-10_000] })
    await reconcilePayments()
    expect(await readBalances(paid)).toEqual({
      'client:tenants': -10_000,
      'client:disputes': 10_000,
      'office:dispute-fees': 2_000,
      'office:provider': -2_000,
    })
  })
})
