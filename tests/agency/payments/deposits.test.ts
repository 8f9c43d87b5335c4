import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentMessages } from '../../../lib/contract/payment-messages'
import { disconnect, withTransaction } from '../../../lib/agency/database'
import { changeStatus } from '../../../lib/agency/listings/change-status'
import { withdrawListing } from '../../../lib/agency/listings/publishing'
import { returnDueDeposits } from '../../../lib/agency/payments/deposits'
import { applyRefund, refundOrder } from '../../../lib/agency/payments/refunds'
import { markAgreed } from '../../../lib/agency/selling/agree-and-complete'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { paymentsCommand } from '../../../scripts/agency/payments-command'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addLetting, endHoldingTime, payDepositFor, readDeposit } from '../../support/deposits'
import { addServiceAgreements, findMoneyFaults, readLastMail, runPaymentJobs } from '../../support/payments'

const USUAL_DEPOSIT_POUNDS = 100

let database: TestDatabase
let pool: pg.Pool
const gateway = createEmbeddedGateway()
const openContext = async () => ({
  databaseUrl: database.url,
  say: () => undefined,
  progress: () => undefined,
})

beforeAll(async () => {
  database = await createEmptyDatabase()
  // The payment sandbox works only in a demonstration.
  Object.assign(process.env, { DATABASE_URL: database.url, DEMO: '1' })
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  await addServiceAgreements(pool)
})
afterAll(async () => {
  // Whatever the tests did, the ledger is balanced and every payment is booked once.
  expect(await findMoneyFaults(pool)).toEqual([])
  await disconnect()
  await pool?.end()
  await database?.drop()
})

async function payDeposit() {
  const { tenant, letting } = await addLetting(pool)
  return { tenant, letting, orderId: await payDepositFor(letting, tenant) }
}

it('no payment of a tenant is taken for commercial premises', async () => {
  const { tenant, letting } = await addLetting(pool, { type: 'shop' })
  // For a home, a payment of rent would be refused as a banned fee.
  expect(
    await gateway.tenantPayment({ user_id: tenant.id, property_id: letting, payment_type: 'rent' }, tenant),
  ).toEqual({ ok: false, message: paymentMessages.premises })
})

it('the landlord’s own holding deposit replaces the usual one, and none is taken if the landlord wants none', async () => {
  const { tenant, letting } = await addLetting(pool)
  const stateDeposit = (value: string) =>
    pool.query(
      `INSERT INTO material_fact (property_id, key, value, source, supplied_at)
       SELECT property_id, 'holding_deposit', $2, 'owner', now() FROM listing WHERE id = $1`,
      [letting, value],
    )
  const orderDeposit = () => gateway.tenantPayment({ user_id: tenant.id, property_id: letting }, tenant)
  expect(await orderDeposit()).toMatchObject({ ok: true, data: { amount: USUAL_DEPOSIT_POUNDS } })
  await stateDeposit('£50')
  expect(await orderDeposit()).toMatchObject({ ok: true, data: { amount: 50 } })
  await stateDeposit('None')
  expect(await orderDeposit()).toEqual({ ok: false, message: paymentMessages.noDepositAsked })
})

it('a holding deposit reserves the home, and is returned when its 15 days are over (domain B2)', async () => {
  const { tenant, orderId } = await payDeposit()
  expect(await readDeposit(pool, orderId)).toEqual({ deposit: 'held', listing: 'reserved', held: 100_00 })
  const confirmation = await readLastMail(pool, tenant.email)
  expect(confirmation).toContain('We hold it as client money for at most 15 days')
  expect(confirmation).toContain('It is returned within 7 days once the tenancy is signed')
  expect(await returnDueDeposits()).toBe(0)
  await endHoldingTime(pool, orderId)
  expect(await returnDueDeposits()).toBe(1)
  expect(await returnDueDeposits()).toBe(0)
  expect(await readDeposit(pool, orderId)).toMatchObject({ deposit: 'returning', listing: 'available' })
  await runPaymentJobs()
  expect(await readDeposit(pool, orderId)).toEqual({ deposit: 'returned', listing: 'available', held: 0 })
  expect(await readLastMail(pool, tenant.email)).toContain('No tenancy was agreed within 15 days')
})

it('a holding deposit is returned when its home leaves the market, even if the home comes back at once', async () => {
  const { tenant, letting, orderId } = await payDeposit()
  const other = await payDeposit()
  expect(await withdrawListing(letting)).toEqual({ ok: true })
  await withTransaction((tx) => changeStatus(tx, letting, 'available', new Date()))
  expect(await readDeposit(pool, orderId)).toMatchObject({ deposit: 'held', listing: 'available' })
  // The withdrawal has added the job that returns the deposit. The second run sends the refund.
  await runPaymentJobs()
  await runPaymentJobs()
  expect(await readDeposit(pool, orderId)).toEqual({ deposit: 'returned', listing: 'available', held: 0 })
  expect(await readLastMail(pool, tenant.email)).toContain(
    'The home is not to let any more, so your holding deposit',
  )
  expect(await readDeposit(pool, other.orderId)).toMatchObject({ deposit: 'held', listing: 'reserved' })
})

it('a holding deposit is returned when the tenancy is signed (Tenant Fees Act 2019, schedule 2)', async () => {
  const { tenant, letting, orderId } = await payDeposit()
  expect(await markAgreed(letting)).toEqual({ ok: true })
  expect(await readDeposit(pool, orderId)).toMatchObject({ deposit: 'held', listing: 'let_agreed' })
  // The agreement has added the job that returns the deposit. The second run sends the refund.
  await runPaymentJobs()
  await runPaymentJobs()
  expect(await readDeposit(pool, orderId)).toEqual({ deposit: 'returned', listing: 'let_agreed', held: 0 })
  expect(await readLastMail(pool, tenant.email)).toContain('The tenancy is signed, so your holding deposit')
})

it('the rest of a holding deposit that was partly returned by hand is returned after 15 days (domain B2)', async () => {
  const { tenant, orderId } = await payDeposit()
  const fullyReturned = await payDeposit()
  expect(await paymentsCommand(openContext, ['refund', String(orderId), '30'])).toBe(0)
  expect(await paymentsCommand(openContext, ['refund', String(fullyReturned.orderId)])).toBe(0)
  await runPaymentJobs()
  for (const id of [orderId, fullyReturned.orderId]) await endHoldingTime(pool, id)
  // Nothing is left of the other deposit, which is marked as returned.
  expect(await returnDueDeposits()).toBe(2)
  await runPaymentJobs()
  for (const id of [orderId, fullyReturned.orderId])
    expect(await readDeposit(pool, id)).toEqual({ deposit: 'returned', listing: 'available', held: 0 })
  expect(await readLastMail(pool, tenant.email)).toContain('your holding deposit of £70 goes back')
})

it('a holding deposit counts as returned only once all its refunds are done (domain B2)', async () => {
  const { orderId } = await payDeposit()
  await withTransaction((tx) =>
    refundOrder(tx, { orderId, amountPence: 30_00n, reason: 'Part of it was returned before' }),
  )
  await endHoldingTime(pool, orderId)
  expect(await returnDueDeposits()).toBe(1)
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM refund WHERE order_id = $1 ORDER BY id', [
    orderId,
  ])
  const deposits: unknown[] = []
  for (const { id } of rows) {
    await applyRefund(id, { id: `finished-${id}`, status: 'done', failure: null })
    deposits.push(await readDeposit(pool, orderId))
  }
  expect(deposits).toEqual([
    { deposit: 'returning', listing: 'available', held: 70_00 },
    { deposit: 'returned', listing: 'available', held: 0 },
  ])
})

it('a holding deposit is kept only with a reason, which is mailed to the tenant', async () => {
  const { tenant, orderId } = await payDeposit()
  const argument = String(orderId)
  await expect(paymentsCommand(openContext, ['keep', argument])).rejects.toThrow('the tenant is told why')
  expect(await paymentsCommand(openContext, ['keep', argument, 'You', 'withdrew.'])).toBe(0)
  expect(await readDeposit(pool, orderId)).toEqual({ deposit: 'kept', listing: 'available', held: 0 })
  expect(await readLastMail(pool, tenant.email)).toContain('You withdrew.')
  await expect(paymentsCommand(openContext, ['return', argument])).rejects.toThrow(
    'no holding deposit is held',
  )
  // The landlord has the money, so a refund would be paid from the money of other tenants.
  await expect(paymentsCommand(openContext, ['refund', argument])).rejects.toThrow('£0 can be returned')
})
