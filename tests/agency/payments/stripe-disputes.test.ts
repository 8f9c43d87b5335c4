import { beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '../../../lib/agency/database'
import { returnDueDeposits } from '../../../lib/agency/payments/deposits'
import { reconcilePayments } from '../../../lib/agency/payments/reconcile'
import { findRefundable } from '../../../lib/agency/payments/refunds'
import { brand } from '../../../lib/config/brand'
import { embeddedGateway } from '../../../lib/gateway/embedded'
import { paymentsCommand } from '../../../scripts/agency/payments-command'
import type { TestUser } from '../../support/accounts'
import { insertUser } from '../../support/insert-user'
import { addListings, giveListingsTo } from '../../support/listings'
import { runPaymentJobs } from '../../support/payments'
import { startStripeSuite, WEBHOOK_SECRET } from '../../support/stripe-suite'

const suite = startStripeSuite()
const gateway = embeddedGateway()

beforeEach(() => {
  suite.stripe.refundStatus = 'succeeded'
})

interface Paid {
  payer: TestUser
  orderId: number
  listingId: number
  intent: string
}

async function pay(sessionId: string): Promise<string> {
  suite.stripe.pay(sessionId)
  await gateway.receivePaymentEvent(suite.stripe.signEvent(sessionId, { secret: WEBHOOK_SECRET }))
  await runPaymentJobs()
  return suite.stripe.sessions.get(sessionId)!.payment_intent!
}

async function buyPackage(): Promise<Paid> {
  const payer = await insertUser(suite.pool)
  const [listingId] = await addListings([{ status: 'draft', street: `Street ${payer.id}` }])
  await giveListingsTo([listingId!], payer.id)
  const order = {
    user_id: payer.id,
    property_id: listingId!,
    kind: 'property' as const,
    package_def: 'PAY_NOW',
  }
  const made = await gateway.createOrder(order, payer)
  if (!made.ok) throw new Error(made.message)
  const { order_id: orderId, transaction_id: order_number } = made.data
  await gateway.agreeToOrder({ user_id: payer.id, order_id: orderId, agrees: true }, payer)
  const session = await gateway.createCheckoutSession(
    { order_number, order_amount: 39_500, property_type: 'sales', is_package_payment: 1 },
    payer,
  )
  if (!session.ok) throw new Error(session.message)
  return { payer, orderId, listingId: listingId!, intent: await pay(session.data.id) }
}

async function payDeposit(): Promise<Paid> {
  const [owner, payer] = [await insertUser(suite.pool), await insertUser(suite.pool)]
  const [listingId] = await addListings([{ kind: 'let', price: 1_200, street: `Lane ${payer.id}` }])
  await giveListingsTo([listingId!], owner.id)
  const record = await gateway.tenantPayment({ user_id: payer.id, property_id: listingId! }, payer)
  if (!record.ok) throw new Error(record.message)
  const session = await gateway.createCheckoutSession(
    {
      order_number: record.data.transaction_id,
      order_amount: 10_000,
      property_type: 'sales_rightmove_renewal',
      is_package_payment: 2,
    },
    payer,
  )
  if (!session.ok) throw new Error(session.message)
  return {
    payer,
    orderId: record.data.order_id!,
    listingId: listingId!,
    intent: await pay(session.data.id),
  }
}

async function report(object: 'dispute' | 'refund', id: string, type: string): Promise<void> {
  await gateway.receivePaymentEvent(suite.stripe.signEvent(id, { secret: WEBHOOK_SECRET, object, type }))
  await runPaymentJobs()
}

const readOrder = async ({ payer, orderId }: Paid) => {
  const order = await gateway.getUserOrder({ user_id: payer.id, order_id: orderId }, payer)
  if (!order.ok) throw new Error(order.message)
  return order.data
}

/** The balance of each account of the ledger from one order alone, in pence. */
async function readBalances({ orderId }: Paid): Promise<Record<string, number>> {
  const { rows } = await suite.pool.query<{ account: string; pence: number }>(
    `SELECT account, sum(e.amount_pence)::int AS pence FROM ledger_entry e
       JOIN ledger_transaction t ON t.id = e.transaction_id JOIN payment p ON p.id = t.payment_id
      WHERE p.order_id = $1 GROUP BY account HAVING sum(e.amount_pence) <> 0`,
    [orderId],
  )
  return Object.fromEntries(rows.map(({ account, pence }) => [account, pence]))
}

const mailsTo = async (to: string, subject: string): Promise<string[]> => {
  const { rows } = await suite.pool.query<{ text: string }>(
    `SELECT text FROM mail WHERE "to" = $1 AND subject LIKE $2 ORDER BY id`,
    [to, `%${subject}%`],
  )
  return rows.map(({ text }) => text)
}

/** @returns what the agency's command line prints */
async function runCommand(...rest: string[]): Promise<string[]> {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  await paymentsCommand(
    async () => ({ databaseUrl: process.env.DATABASE_URL!, say, progress: () => undefined }),
    rest,
  )
  return lines
}

const PAID = { 'office:fees': -32_917, 'office:vat': -6_583 }

describe('a chargeback', () => {
  it('is booked when the bank takes the money, and again when the agency wins, however often it is told', async () => {
    const paid = await buyPackage()
    const id = suite.stripe.dispute(paid.intent, {
      amount: 39_500,
      status: 'needs_response',
      movements: [-39_500],
    })
    await report('dispute', id, 'charge.dispute.created')
    await report('dispute', id, 'charge.dispute.funds_withdrawn')
    expect(await readBalances(paid)).toEqual({ ...PAID, 'office:disputes': 39_500 })
    expect(await readOrder(paid)).toMatchObject({ status: 'settled', disputed_pence: 39_500 })
    const { transaction_id: reference } = await readOrder(paid)
    const told = await mailsTo(brand.email, `Payment disputed: order ${reference}`)
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('Send evidence')
    suite.stripe.dispute(paid.intent, { id, amount: 39_500, status: 'won', movements: [-39_500, 39_500] })
    await report('dispute', id, 'charge.dispute.closed')
    await report('dispute', id, 'charge.dispute.funds_reinstated')
    expect(await readBalances(paid)).toEqual({ ...PAID, 'office:provider': 39_500 })
    expect(await readOrder(paid)).toMatchObject({ disputed_pence: 0 })
    expect(await mailsTo(brand.email, `Payment disputed: order ${reference} (won)`)).toHaveLength(1)
  })

  it('that is lost is the agency’s loss, and an older answer of the provider reopens nothing', async () => {
    const paid = await buyPackage()
    const open = { amount: 39_500, status: 'under_review', movements: [-39_500] }
    const id = suite.stripe.dispute(paid.intent, open)
    await report('dispute', id, 'charge.dispute.created')
    suite.stripe.dispute(paid.intent, { ...open, id, status: 'lost' })
    await report('dispute', id, 'charge.dispute.closed')
    suite.stripe.dispute(paid.intent, { ...open, id })
    await report('dispute', id, 'charge.dispute.updated')
    expect(await readBalances(paid)).toEqual({ ...PAID, 'office:dispute-losses': 39_500 })
    const lines = await runCommand('ledger')
    expect(lines.find((line) => line.startsWith('office:dispute-losses'))).toContain('£395')
    expect(lines.find((line) => line.includes(id))).toMatch(/^Dispute .* lost .*£395/)
  })

  it('leaves nothing to refund meanwhile, as the payer would be paid twice', async () => {
    const paid = await buyPackage()
    const id = suite.stripe.dispute(paid.intent, {
      amount: 39_500,
      status: 'needs_response',
      movements: [-39_500],
    })
    await report('dispute', id, 'charge.dispute.created')
    expect(await withTransaction((tx) => findRefundable(tx, paid.orderId))).toEqual([])
    const own = { user_id: paid.payer.id, order_id: paid.orderId }
    expect(await gateway.cancelOrder(own, paid.payer)).toMatchObject({ data: { refund_pence: 0 } })
  })

  it('that begins as a question of the bank moves no money, and may end so', async () => {
    const paid = await buyPackage()
    const asked = { amount: 39_500, status: 'warning_needs_response', movements: [] }
    const id = suite.stripe.dispute(paid.intent, asked)
    await report('dispute', id, 'charge.dispute.created')
    suite.stripe.dispute(paid.intent, { ...asked, id, status: 'warning_closed' })
    await report('dispute', id, 'charge.dispute.closed')
    expect(await readBalances(paid)).toEqual({ ...PAID, 'office:provider': 39_500 })
    expect(await readOrder(paid)).toMatchObject({ disputed_pence: 0 })
  })

  it('of a tenant’s deposit stays in client money, and ends the deposit once it is lost (domain B2)', async () => {
    const paid = await payDeposit()
    const open = { amount: 10_000, status: 'needs_response', movements: [-10_000] }
    const id = suite.stripe.dispute(paid.intent, open)
    await report('dispute', id, 'charge.dispute.created')
    expect(await readBalances(paid)).toEqual({ 'client:tenants': -10_000, 'client:disputes': 10_000 })
    // The deadline passes while the bank decides.
    await suite.pool.query(
      `UPDATE tenant_deposit SET deadline_at = now() - interval '1 day' WHERE order_id = $1`,
      [paid.orderId],
    )
    expect(await returnDueDeposits()).toBe(0)
    suite.stripe.dispute(paid.intent, { ...open, id, status: 'lost' })
    await report('dispute', id, 'charge.dispute.closed')
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
  const cancel = async (paid: Paid) => {
    await gateway.cancelOrder({ user_id: paid.payer.id, order_id: paid.orderId }, paid.payer)
    await runPaymentJobs()
  }
  const refundOf = ({ intent }: Paid) =>
    suite.stripe.refunds.findLast((each) => each.payment_intent === intent)!

  it.each(['failed', 'canceled'] as const)(
    'that is %s after it was on its way is owed, and person and agency are told',
    async (status) => {
      const paid = await buyPackage()
      suite.stripe.refundStatus = 'pending'
      await cancel(paid)
      expect(await readOrder(paid)).toMatchObject({ refunding_pence: 39_500, owed_pence: 0 })
      Object.assign(refundOf(paid), { status, failure_reason: 'expired_or_canceled_card' })
      await report('refund', refundOf(paid).id, status === 'failed' ? 'refund.failed' : 'refund.updated')
      await report('refund', refundOf(paid).id, 'refund.updated')
      expect(await readOrder(paid)).toMatchObject({
        refunding_pence: 0,
        refunded_pence: 0,
        owed_pence: 39_500,
      })
      const [told, ...more] = await mailsTo(paid.payer.email, 'did not arrive')
      expect(told).toContain('£395')
      expect(more).toEqual([])
      expect((await mailsTo(brand.email, 'Refund failed')).at(-1)).toContain('expired_or_canceled_card')
    },
  )

  it('that fails after it was done is booked back, and a second one pays it', async () => {
    const paid = await buyPackage()
    await cancel(paid)
    expect(await readBalances(paid)).toEqual({})
    Object.assign(refundOf(paid), { status: 'failed' })
    await report('refund', refundOf(paid).id, 'refund.failed')
    expect(await readBalances(paid)).toEqual({ ...PAID, 'office:provider': 39_500 })
    expect(await readOrder(paid)).toMatchObject({ owed_pence: 39_500 })
    await runCommand('refund', String(paid.orderId))
    await runPaymentJobs()
    expect(await readBalances(paid)).toEqual({})
    expect(await readOrder(paid)).toMatchObject({ owed_pence: 0, refunded_pence: 39_500 })
  })

  it('that the provider refuses has failed, and is not asked for again and again', async () => {
    const paid = await buyPackage()
    // The whole payment was refunded by hand in the provider's dashboard.
    suite.stripe.refunds.push({
      id: `re_by_hand_${paid.orderId}`,
      amount: 39_500,
      payment_intent: paid.intent,
      metadata: {},
      status: 'succeeded',
    })
    await cancel(paid)
    expect(await readOrder(paid)).toMatchObject({ refunding_pence: 0, owed_pence: 39_500 })
    expect(await mailsTo(paid.payer.email, 'did not arrive')).toHaveLength(1)
  })

  it('whose job has given up is asked about by the reconciling', async () => {
    const paid = await buyPackage()
    suite.stripe.refundStatus = 'pending'
    await cancel(paid)
    Object.assign(refundOf(paid), { status: 'succeeded' })
    await suite.pool.query(`UPDATE refund SET requested_at = now() - interval '5 days' WHERE order_id = $1`, [
      paid.orderId,
    ])
    await suite.pool.query(
      `SELECT graphile_worker.permanently_fail_jobs(array(SELECT id FROM graphile_worker.jobs), 'given up')`,
    )
    await reconcilePayments()
    await runPaymentJobs()
    expect(await readOrder(paid)).toMatchObject({ refunding_pence: 0, refunded_pence: 39_500 })
  })
})
