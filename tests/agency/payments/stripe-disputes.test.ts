import { beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '../../../lib/agency/database'
import { returnDueDeposits } from '../../../lib/agency/payments/deposits'
import { ProviderOutage } from '../../../lib/agency/payments/provider'
import { reconcileMovements } from '../../../lib/agency/payments/provider-movements'
import { getProvider } from '../../../lib/agency/payments/providers'
import { reconcilePayments } from '../../../lib/agency/payments/reconcile'
import { findRefundablePayments } from '../../../lib/agency/payments/refunds'
import { brand } from '../../../lib/config/brand'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { runPaymentJobs } from '../../support/payments'
import { stripePayments, type PaidOrder } from '../../support/stripe-payments'
import { startStripeSuite } from '../../support/stripe-suite'

const suite = startStripeSuite()
const gateway = createEmbeddedGateway()

beforeEach(() => {
  suite.stripe.refundStatus = 'succeeded'
})

const { buyPackage, payDeposit, sendProviderEvent, readOrder, readBalances, readMails, runCommand } =
  stripePayments(suite)

const PACKAGE_PENCE = 395_00
const DEPOSIT_PENCE = 100_00
/** The income of a paid package, £395 less £65.83 of VAT, and that VAT. A credit is negative. */
const INCOME_BALANCES = { 'office:fees': -329_17, 'office:vat': -65_83 }

describe('a chargeback', () => {
  it('is booked once when the bank takes the money, and once when the agency wins', async () => {
    const paid = await buyPackage()
    const id = suite.stripe.dispute(paid.intent, {
      amount: PACKAGE_PENCE,
      status: 'needs_response',
      movements: [-PACKAGE_PENCE],
    })
    await sendProviderEvent('dispute', id, 'charge.dispute.created')
    await sendProviderEvent('dispute', id, 'charge.dispute.funds_withdrawn')
    expect(await readBalances(paid)).toEqual({ ...INCOME_BALANCES, 'office:disputes': PACKAGE_PENCE })
    expect(await readOrder(paid)).toMatchObject({ status: 'settled', disputed_pence: PACKAGE_PENCE })
    const { transaction_id: reference } = await readOrder(paid)
    const disputeMails = await readMails(brand.email, `Payment disputed: order ${reference}`)
    expect(disputeMails).toHaveLength(1)
    expect(disputeMails[0]).toContain('Send evidence')
    suite.stripe.dispute(paid.intent, {
      id,
      amount: PACKAGE_PENCE,
      status: 'won',
      movements: [-PACKAGE_PENCE, PACKAGE_PENCE],
    })
    await sendProviderEvent('dispute', id, 'charge.dispute.closed')
    await sendProviderEvent('dispute', id, 'charge.dispute.funds_reinstated')
    expect(await readBalances(paid)).toEqual({ ...INCOME_BALANCES, 'office:provider': PACKAGE_PENCE })
    expect(await readOrder(paid)).toMatchObject({ disputed_pence: 0 })
    expect(await readMails(brand.email, `Payment disputed: order ${reference} (won)`)).toHaveLength(1)
  })

  it('is booked as a loss when it is lost, and an older event does not reopen it', async () => {
    const paid = await buyPackage()
    const openDisputeFields = { amount: PACKAGE_PENCE, status: 'under_review', movements: [-PACKAGE_PENCE] }
    const id = suite.stripe.dispute(paid.intent, openDisputeFields)
    await sendProviderEvent('dispute', id, 'charge.dispute.created')
    suite.stripe.dispute(paid.intent, { ...openDisputeFields, id, status: 'lost' })
    await sendProviderEvent('dispute', id, 'charge.dispute.closed')
    suite.stripe.dispute(paid.intent, { ...openDisputeFields, id })
    await sendProviderEvent('dispute', id, 'charge.dispute.updated')
    expect(await readBalances(paid)).toEqual({ ...INCOME_BALANCES, 'office:dispute-losses': PACKAGE_PENCE })
    const lines = await runCommand('ledger')
    expect(lines.find((line) => line.startsWith('office:dispute-losses'))).toContain('£395')
    expect(lines.find((line) => line.includes(id))).toMatch(/^Dispute .* lost .*£395/)
  })

  it('leaves nothing to refund while it is open, because the payer would be paid twice', async () => {
    const paid = await buyPackage()
    const id = suite.stripe.dispute(paid.intent, {
      amount: PACKAGE_PENCE,
      status: 'needs_response',
      movements: [-PACKAGE_PENCE],
    })
    await sendProviderEvent('dispute', id, 'charge.dispute.created')
    expect(await withTransaction((tx) => findRefundablePayments(tx, paid.orderId))).toEqual([])
    const orderInput = { user_id: paid.payer.id, order_id: paid.orderId }
    expect(await gateway.cancelOrder(orderInput, paid.payer)).toMatchObject({ data: { refund_pence: 0 } })
    const movements = [-PACKAGE_PENCE, PACKAGE_PENCE]
    suite.stripe.dispute(paid.intent, { id, amount: PACKAGE_PENCE, status: 'won', movements })
    await sendProviderEvent('dispute', id, 'charge.dispute.closed')
    expect((await readMails(brand.email, 'Payment disputed')).at(-1)).toContain(
      `payments refund ${paid.orderId}”`,
    )
  })

  it('of a payment that was refunded before makes the refund of a cancellation nought, not negative', async () => {
    const paid = await buyPackage()
    await runCommand('refund', String(paid.orderId))
    await runPaymentJobs()
    const id = suite.stripe.dispute(paid.intent, {
      amount: PACKAGE_PENCE,
      status: 'needs_response',
      movements: [-PACKAGE_PENCE],
    })
    await sendProviderEvent('dispute', id, 'charge.dispute.created')
    expect(await readOrder(paid)).toMatchObject({ status: 'settled', refund_quote_pence: 0 })
    const orderInput = { user_id: paid.payer.id, order_id: paid.orderId }
    expect(await gateway.cancelOrder(orderInput, paid.payer)).toMatchObject({ data: { refund_pence: 0 } })
  })

  it('moves no money while it is only an inquiry of the bank', async () => {
    const paid = await buyPackage()
    const disputeFields = { amount: PACKAGE_PENCE, status: 'warning_needs_response', movements: [] }
    const id = suite.stripe.dispute(paid.intent, disputeFields)
    await sendProviderEvent('dispute', id, 'charge.dispute.created')
    suite.stripe.dispute(paid.intent, { ...disputeFields, id, status: 'warning_closed' })
    await sendProviderEvent('dispute', id, 'charge.dispute.closed')
    expect(await readBalances(paid)).toEqual({ ...INCOME_BALANCES, 'office:provider': PACKAGE_PENCE })
    expect(await readOrder(paid)).toMatchObject({ disputed_pence: 0 })
  })

  it('is found by the reconciliation even if the provider cannot list refunds', async () => {
    const paid = await buyPackage()
    const movements = [-PACKAGE_PENCE]
    suite.stripe.dispute(paid.intent, { amount: PACKAGE_PENCE, status: 'needs_response', movements })
    const provider = (await getProvider())!
    const listRefunds = () => Promise.reject(new ProviderOutage('no refunds are listed'))
    await reconcileMovements({ ...provider, listRefunds }, { all: false })
    expect(await readOrder(paid)).toMatchObject({ disputed_pence: PACKAGE_PENCE })
  })

  it('of a tenant’s deposit is booked in client money, and ends the deposit once it is lost (domain B2)', async () => {
    const paid = await payDeposit()
    const openDisputeFields = { amount: DEPOSIT_PENCE, status: 'needs_response', movements: [-DEPOSIT_PENCE] }
    const id = suite.stripe.dispute(paid.intent, openDisputeFields)
    await sendProviderEvent('dispute', id, 'charge.dispute.created')
    expect(await readBalances(paid)).toEqual({
      'client:tenants': -DEPOSIT_PENCE,
      'client:disputes': DEPOSIT_PENCE,
    })
    // The deadline passes while the bank decides.
    await suite.pool.query(
      `UPDATE tenant_deposit SET deadline_at = now() - interval '1 day' WHERE order_id = $1`,
      [paid.orderId],
    )
    expect(await returnDueDeposits()).toBe(0)
    await expect(runCommand('return', String(paid.orderId))).rejects.toThrow('its payment is disputed')
    suite.stripe.dispute(paid.intent, { ...openDisputeFields, id, status: 'lost' })
    await sendProviderEvent('dispute', id, 'charge.dispute.closed')
    expect(await readBalances(paid)).toEqual({})
    const { rows } = await suite.pool.query(
      `SELECT d.status, l.status AS home FROM tenant_deposit d JOIN listing l ON l.id = d.listing_id
        WHERE order_id = $1`,
      [paid.orderId],
    )
    expect(rows).toEqual([{ status: 'returned', home: 'available' }])
  })
})

describe('a refund', () => {
  const cancelOrder = async (paid: PaidOrder) => {
    await gateway.cancelOrder({ user_id: paid.payer.id, order_id: paid.orderId }, paid.payer)
    await runPaymentJobs()
  }
  /** Finds the latest refund at Stripe of an order's payment. */
  const findRefund = ({ intent }: PaidOrder) =>
    suite.stripe.refunds.findLast((refund) => refund.payment_intent === intent)!

  it.each(['failed', 'canceled'] as const)(
    'that is %s after it was pending is owed to the payer, with a mail to the payer and one to the agency',
    async (status) => {
      const paid = await buyPackage()
      suite.stripe.refundStatus = 'pending'
      await cancelOrder(paid)
      expect(await readOrder(paid)).toMatchObject({ refunding_pence: PACKAGE_PENCE, owed_pence: 0 })
      Object.assign(findRefund(paid), { status, failure_reason: 'expired_or_canceled_card' })
      await sendProviderEvent(
        'refund',
        findRefund(paid).id,
        status === 'failed' ? 'refund.failed' : 'refund.updated',
      )
      await sendProviderEvent('refund', findRefund(paid).id, 'refund.updated')
      expect(await readOrder(paid)).toMatchObject({
        refunding_pence: 0,
        refunded_pence: 0,
        owed_pence: PACKAGE_PENCE,
      })
      const refundMails = await readMails(paid.payer.email, 'did not arrive')
      expect(refundMails).toHaveLength(1)
      expect(refundMails[0]).toContain('£395')
      expect((await readMails(brand.email, 'Refund failed')).at(-1)).toContain('expired_or_canceled_card')
    },
  )

  it('is booked back if it fails after it succeeded, and a second refund pays it', async () => {
    const paid = await buyPackage()
    await cancelOrder(paid)
    expect(await readBalances(paid)).toEqual({})
    Object.assign(findRefund(paid), { status: 'failed' })
    await sendProviderEvent('refund', findRefund(paid).id, 'refund.failed')
    expect(await readBalances(paid)).toEqual({ ...INCOME_BALANCES, 'office:provider': PACKAGE_PENCE })
    expect(await readOrder(paid)).toMatchObject({ owed_pence: PACKAGE_PENCE })
    await runCommand('refund', String(paid.orderId))
    await runPaymentJobs()
    expect(await readBalances(paid)).toEqual({})
    expect(await readOrder(paid)).toMatchObject({ owed_pence: 0, refunded_pence: PACKAGE_PENCE })
  })

  it('that is refused because the bank has taken the money back is owed only if the agency wins the dispute', async () => {
    const paid = await buyPackage()
    await runCommand('refund', String(paid.orderId))
    const dispute = { amount: PACKAGE_PENCE, status: 'needs_response', movements: [-PACKAGE_PENCE] }
    const id = suite.stripe.dispute(paid.intent, dispute)
    await reconcileMovements((await getProvider())!, { all: false })
    await runPaymentJobs()
    expect(await readOrder(paid)).toMatchObject({
      refunding_pence: 0,
      owed_pence: 0,
      disputed_pence: PACKAGE_PENCE,
    })
    expect(await readMails(paid.payer.email, 'did not arrive')).toEqual([])
    const movements = [-PACKAGE_PENCE, PACKAGE_PENCE]
    suite.stripe.dispute(paid.intent, { ...dispute, id, status: 'won', movements })
    await sendProviderEvent('dispute', id, 'charge.dispute.closed')
    expect(await readOrder(paid)).toMatchObject({ owed_pence: PACKAGE_PENCE })
  })

  it('has failed if the provider refuses it, and is not requested again', async () => {
    const paid = await buyPackage()
    suite.stripe.behaviour = 'declines'
    await cancelOrder(paid)
    suite.stripe.behaviour = 'normal'
    expect(await readOrder(paid)).toMatchObject({ refunding_pence: 0, owed_pence: PACKAGE_PENCE })
    expect(await readMails(paid.payer.email, 'did not arrive')).toHaveLength(1)
  })

  it('is checked by the reconciliation if its job has given up', async () => {
    const paid = await buyPackage()
    suite.stripe.refundStatus = 'pending'
    await cancelOrder(paid)
    Object.assign(findRefund(paid), { status: 'succeeded' })
    // The reconciliation leaves younger refunds to their jobs.
    await suite.pool.query(`UPDATE refund SET requested_at = now() - interval '5 days' WHERE order_id = $1`, [
      paid.orderId,
    ])
    await suite.pool.query(
      `SELECT graphile_worker.permanently_fail_jobs(array(SELECT id FROM graphile_worker.jobs), 'given up')`,
    )
    await reconcilePayments()
    await runPaymentJobs()
    expect(await readOrder(paid)).toMatchObject({ refunding_pence: 0, refunded_pence: PACKAGE_PENCE })
  })
})
