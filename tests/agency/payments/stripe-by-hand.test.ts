import { describe, expect, it } from 'vitest'
import { reconcilePayments } from '../../../lib/agency/payments/reconcile'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { runPaymentJobs } from '../../support/payments'
import { stripePayments, type PaidOrder } from '../../support/stripe-payments'
import { startStripeSuite } from '../../support/stripe-suite'

/*
 * The agency makes refunds by hand in Stripe's dashboard, and Stripe charges fees, without a request by this
 * application.
 */

const suite = startStripeSuite()
const gateway = createEmbeddedGateway()
const { buyPackage, payDeposit, sendProviderEvent, readOrder, readBalances, readMails, runCommand } =
  stripePayments(suite)
const PACKAGE_PENCE = 395_00
const DEPOSIT_PENCE = 100_00
const DISPUTE_FEE_PENCE = 20_00
/** Less than the whole price of the package. */
const PARTIAL_REFUND_PENCE = 95_00
/** The balances after a package is paid, of which £65.83 is VAT. A credit is negative. */
const BALANCES_AFTER_PAYMENT = {
  'office:provider': PACKAGE_PENCE,
  'office:fees': -329_17,
  'office:vat': -65_83,
}

const cancelOrder = async ({ payer, orderId }: PaidOrder) => {
  await gateway.cancelOrder({ user_id: payer.id, order_id: orderId }, payer)
  await runPaymentJobs()
}

const failRefund = (id: string) => {
  suite.stripe.refunds.find((refund) => refund.id === id)!.status = 'failed'
}

describe('a refund that the agency makes by hand', () => {
  it('is booked once for several events, and the payer gets one mail', async () => {
    const paid = await buyPackage()
    const id = suite.stripe.refundByHand(paid.intent, PARTIAL_REFUND_PENCE)
    await sendProviderEvent('refund', id, 'refund.created')
    await sendProviderEvent('refund', id, 'refund.updated')
    await reconcilePayments()
    // £300 of the £395 remain, of which £50 is VAT.
    expect(await readBalances(paid)).toEqual({
      'office:provider': 300_00,
      'office:fees': -250_00,
      'office:vat': -50_00,
    })
    expect(await readOrder(paid)).toMatchObject({
      status: 'settled',
      paid_pence: 300_00,
      refunded_pence: PARTIAL_REFUND_PENCE,
    })
    const refundMails = await readMails(paid.payer.email, 'A refund for order')
    expect(refundMails).toHaveLength(1)
    expect(refundMails[0]).toContain('£95')
  })

  it('leaves no VAT booked once the rest is refunded too, even if one part fails afterwards and is refunded again', async () => {
    const paid = await buyPackage()
    // The VAT of £100 and of £295, each rounded down, is a penny less than that of £395.
    const id = suite.stripe.refundByHand(paid.intent, 100_00)
    await sendProviderEvent('refund', id, 'refund.created')
    await runCommand('refund', String(paid.orderId))
    await runPaymentJobs()
    expect(await readBalances(paid)).toEqual({})
    failRefund(id)
    await sendProviderEvent('refund', id, 'refund.failed')
    await runCommand('refund', String(paid.orderId))
    await runPaymentJobs()
    expect(await readBalances(paid)).toEqual({})
  })

  it('is found once by two simultaneous reconciliations when its webhook is lost', async () => {
    const paid = await buyPackage()
    suite.stripe.refundByHand(paid.intent, PACKAGE_PENCE)
    await Promise.all([reconcilePayments(), reconcilePayments()])
    expect(await readBalances(paid)).toEqual({})
    expect(await readOrder(paid)).toMatchObject({ paid_pence: 0, refunded_pence: PACKAGE_PENCE })
    expect(await reconcilePayments({ all: true })).toMatchObject({ foundMovements: 0 })
    expect(await readMails(paid.payer.email, 'A refund for order')).toHaveLength(1)
  })

  it('reduces the refund of a cancellation, even before its event arrives', async () => {
    const paid = await buyPackage()
    suite.stripe.refundByHand(paid.intent, PARTIAL_REFUND_PENCE)
    await cancelOrder(paid)
    expect(await readOrder(paid)).toMatchObject({
      status: 'cancelled',
      refunded_pence: PACKAGE_PENCE,
      refunding_pence: 0,
      owed_pence: 0,
    })
    expect(await readBalances(paid)).toEqual({})
    expect(await readMails(paid.payer.email, 'did not arrive')).toEqual([])
  })

  it('is booked back and owed to the payer if it fails at the bank', async () => {
    const paid = await buyPackage()
    const id = suite.stripe.refundByHand(paid.intent, PACKAGE_PENCE)
    await sendProviderEvent('refund', id, 'refund.created')
    failRefund(id)
    await reconcilePayments()
    expect(await readBalances(paid)).toEqual(BALANCES_AFTER_PAYMENT)
    expect(await readOrder(paid)).toMatchObject({ owed_pence: PACKAGE_PENCE })
    expect(await readMails(paid.payer.email, 'did not arrive')).toHaveLength(1)
  })

  it('of a whole holding deposit ends the deposit, and the home is available again (domain B2)', async () => {
    const paid = await payDeposit()
    await sendProviderEvent('refund', suite.stripe.refundByHand(paid.intent, DEPOSIT_PENCE), 'refund.created')
    expect(await readBalances(paid)).toEqual({})
    const { rows } = await suite.pool.query(
      `SELECT d.status, l.status AS home FROM tenant_deposit d JOIN listing l ON l.id = d.listing_id
        WHERE order_id = $1`,
      [paid.orderId],
    )
    expect(rows).toEqual([{ status: 'returned', home: 'available' }])
  })

  it('changes nothing if its payment is unknown', async () => {
    const id = suite.stripe.refundByHand('pi_of_another_business', 50_00)
    await sendProviderEvent('refund', id, 'refund.created')
    expect(await reconcilePayments()).toMatchObject({ foundMovements: 0 })
  })
})

describe('the fee for a dispute', () => {
  const openDisputeFields = {
    amount: PACKAGE_PENCE,
    status: 'needs_response',
    movements: [-PACKAGE_PENCE],
    fee: DISPUTE_FEE_PENCE,
  }

  it('is booked once as the agency’s cost, and booked back when the dispute is won', async () => {
    const paid = await buyPackage()
    const id = suite.stripe.dispute(paid.intent, openDisputeFields)
    expect(await reconcilePayments()).toMatchObject({ foundMovements: 1 })
    expect(await reconcilePayments()).toMatchObject({ foundMovements: 0 })
    const balances = {
      'office:fees': BALANCES_AFTER_PAYMENT['office:fees'],
      'office:vat': BALANCES_AFTER_PAYMENT['office:vat'],
      'office:disputes': PACKAGE_PENCE,
      'office:dispute-fees': DISPUTE_FEE_PENCE,
      'office:provider': -DISPUTE_FEE_PENCE,
    }
    expect(await readBalances(paid)).toEqual(balances)
    await sendProviderEvent('dispute', id, 'charge.dispute.funds_withdrawn')
    expect(await readBalances(paid)).toEqual(balances)
    const lines = await runCommand('ledger')
    expect(lines.find((line) => line.startsWith('office:dispute-fees'))).toContain('£20')
    suite.stripe.dispute(paid.intent, {
      ...openDisputeFields,
      id,
      status: 'won',
      movements: [-PACKAGE_PENCE, PACKAGE_PENCE],
      fee: 0,
    })
    await sendProviderEvent('dispute', id, 'charge.dispute.closed')
    expect(await readBalances(paid)).toEqual(BALANCES_AFTER_PAYMENT)
  })

  it('is not taken from client money', async () => {
    const paid = await payDeposit()
    suite.stripe.dispute(paid.intent, {
      ...openDisputeFields,
      amount: DEPOSIT_PENCE,
      movements: [-DEPOSIT_PENCE],
    })
    await reconcilePayments()
    expect(await readBalances(paid)).toEqual({
      'client:tenants': -DEPOSIT_PENCE,
      'client:disputes': DEPOSIT_PENCE,
      'office:dispute-fees': DISPUTE_FEE_PENCE,
      'office:provider': -DISPUTE_FEE_PENCE,
    })
  })
})
