import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentMessages } from '../../../lib/contract/payment-messages'
import { disconnect, withTransaction } from '../../../lib/agency/database'
import { changeStatus } from '../../../lib/agency/listings/change-status'
import { withdrawListing } from '../../../lib/agency/listings/publishing'
import { answerLetRequest } from '../../../lib/agency/offers/answer-let-request'
import { returnDueDeposits } from '../../../lib/agency/payments/deposits'
import { applyRefund, refundOrder } from '../../../lib/agency/payments/refunds'
import { markAgreed } from '../../../lib/agency/selling/agree-and-complete'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { paymentsCommand } from '../../../scripts/agency/payments-command'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertUser } from '../../support/insert-user'
import { addListings, giveListingsTo, type TestListing } from '../../support/listings'
import { addServiceAgreements, findMoneyFaults, readLastMail, runPaymentJobs } from '../../support/payments'

let database: TestDatabase
let pool: pg.Pool
const gateway = createEmbeddedGateway()
/** A card of the sandbox that is accepted and whose webhook comes twice. */
const CARD_REPORTED_TWICE = '4000 0000 0000 2222'
const dayInThreeMonths = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)
const openContext = async () => ({
  databaseUrl: database.url,
  say: () => undefined,
  progress: () => undefined,
})

beforeAll(async () => {
  database = await createEmptyDatabase()
  Object.assign(process.env, { DATABASE_URL: database.url, DEMO: '1' })
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  await addServiceAgreements(pool)
})
afterAll(async () => {
  expect(await findMoneyFaults(pool)).toEqual([])
  await disconnect()
  await pool?.end()
  await database?.drop()
})

async function addLetting(premises: TestListing = {}) {
  const [owner, tenant] = [await insertUser(pool), await insertUser(pool)]
  const [letting] = await addListings([
    { kind: 'let', price: 1_200, street: `Lane ${owner.id}`, ...premises },
  ])
  await giveListingsTo([letting!], owner.id)
  return { owner, tenant, letting }
}

async function payDeposit() {
  const { tenant, letting } = await addLetting()
  return { tenant, letting: letting!, orderId: await payDepositFor(letting!, tenant) }
}

/** Pays a tenant's holding deposit of £100 in the sandbox. @returns the order's id */
async function payDepositFor(letting: number, tenant: Awaited<ReturnType<typeof insertUser>>) {
  const record = await gateway.tenantPayment({ user_id: tenant.id, property_id: letting }, tenant)
  if (!record.ok) throw new Error(record.message)
  const session = await gateway.createCheckoutSession(
    {
      order_number: record.data.transaction_id,
      order_amount: 10_000,
      // The value that the specification has for every payment but a package's (D-121).
      property_type: 'sales_rightmove_renewal',
      is_package_payment: 2,
    },
    tenant,
  )
  if (!session.ok) throw new Error(session.message)
  await gateway.payInSandbox({ id: session.data.id, card_number: CARD_REPORTED_TWICE })
  await runPaymentJobs()
  // Takes the jobs that the first run has left, if any.
  await runPaymentJobs()
  return record.data.order_id!
}

/** Reads the status of a deposit and of its home, and the pence that are held for the tenant. */
const readDeposit = async (orderId: number) =>
  (
    await pool.query<{ deposit: string; listing: string; held: number }>(
      `SELECT d.status AS deposit, l.status AS listing,
         (SELECT coalesce(-sum(e.amount_pence), 0)::int FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
           JOIN payment p ON p.id = t.payment_id WHERE p.order_id = d.order_id AND account = 'client:tenants') AS held
         FROM tenant_deposit d JOIN listing l ON l.id = d.listing_id WHERE d.order_id = $1`,
      [orderId],
    )
  ).rows[0]

it('only the applicant can pay a deposit for a home that is reserved by their request (A-45)', async () => {
  const { owner, tenant, letting } = await addLetting()
  const [property_id, otherTenant] = [letting!, await insertUser(pool)]
  const request = await gateway.requestLet(
    { property_id, user_id: tenant.id, move_in_date: dayInThreeMonths, number_of_tenants: 1, message: '' },
    tenant,
  )
  if (!request.ok) throw new Error(request.message)
  const answer = { user_id: owner.id, request_id: request.data.request_id, action: 'accept' } as const
  expect(await gateway.answerLetRequest(answer, owner)).toMatchObject({ ok: true })
  const pay = (payer: typeof tenant) => gateway.tenantPayment({ user_id: payer.id, property_id }, payer)
  expect(await pay(tenant)).toMatchObject({ ok: true, data: { amount: 100 } })
  expect(await pay(otherTenant)).toEqual({ ok: false, message: paymentMessages.notToLet })
})

it('no holding deposit is taken for premises', async () => {
  const { tenant, letting } = await addLetting({ type: 'shop' })
  expect(
    await gateway.tenantPayment({ user_id: tenant.id, property_id: letting!, payment_type: 'rent' }, tenant),
  ).toEqual({ ok: false, message: paymentMessages.premises })
})

it('a holding deposit reserves the home, and is returned when its 15 days are over (domain B2)', async () => {
  const { tenant, orderId } = await payDeposit()
  expect(await readDeposit(orderId)).toEqual({ deposit: 'held', listing: 'reserved', held: 10_000 })
  expect(await readLastMail(pool, tenant.email)).toContain('We hold it as client money for at most 15 days')
  expect(await returnDueDeposits()).toBe(0)
  await endHoldingTime(orderId)
  expect(await returnDueDeposits()).toBe(1)
  expect(await returnDueDeposits()).toBe(0)
  expect(await readDeposit(orderId)).toMatchObject({ deposit: 'returning', listing: 'available' })
  await runPaymentJobs()
  expect(await readDeposit(orderId)).toEqual({ deposit: 'returned', listing: 'available', held: 0 })
  expect(await readLastMail(pool, tenant.email)).toContain('No tenancy was agreed within 15 days')
})

const endHoldingTime = (orderId: number) =>
  pool.query(`UPDATE tenant_deposit SET deadline_at = now() - interval '1 minute' WHERE order_id = $1`, [
    orderId,
  ])

it('a holding deposit is returned when its home leaves the market, even if the home comes back at once', async () => {
  const { tenant, letting, orderId } = await payDeposit()
  const other = await payDeposit()
  expect(await withdrawListing(letting)).toEqual({ ok: true })
  await withTransaction((tx) => changeStatus(tx, letting, 'available', new Date()))
  expect(await readDeposit(orderId)).toMatchObject({ deposit: 'held', listing: 'available' })
  // The withdrawal has added the job that returns the deposit.
  await runPaymentJobs()
  await runPaymentJobs()
  expect(await readDeposit(orderId)).toEqual({ deposit: 'returned', listing: 'available', held: 0 })
  expect(await readLastMail(pool, tenant.email)).toContain(
    'The home is not to let any more, so your holding deposit',
  )
  expect(await readDeposit(other.orderId)).toMatchObject({ deposit: 'held', listing: 'reserved' })
})

it('a holding deposit is returned when the tenancy is signed (Tenant Fees Act 2019, schedule 2)', async () => {
  const { tenant, letting, orderId } = await payDeposit()
  expect(await markAgreed(letting)).toEqual({ ok: true })
  expect(await readDeposit(orderId)).toMatchObject({ deposit: 'held', listing: 'let_agreed' })
  // The change has added the job that returns the deposit.
  await runPaymentJobs()
  await runPaymentJobs()
  expect(await readDeposit(orderId)).toEqual({ deposit: 'returned', listing: 'let_agreed', held: 0 })
  expect(await readLastMail(pool, tenant.email)).toContain('The tenancy is signed, so your holding deposit')
})

it('a home stays reserved when the deposit of one tenant is returned and the request of another is accepted', async () => {
  const { tenant, letting, orderId } = await payDeposit()
  const { ownerId } = (
    await pool.query<{ ownerId: number }>(
      'SELECT owner_id AS "ownerId" FROM property JOIN listing ON listing.property_id = property.id WHERE listing.id = $1',
      [letting],
    )
  ).rows[0]!
  const otherTenant = await insertUser(pool)
  const { rows: threads } = await pool.query<{ id: number }>(
    'INSERT INTO thread (listing_id, starter_id, owner_id) VALUES ($1, $2, $3) RETURNING id',
    [letting, otherTenant.id, ownerId],
  )
  const { rows: requests } = await pool.query<{ id: number }>(
    `INSERT INTO let_request (thread_id, listing_id, tenant_id, move_in_on, tenants, rent_pence)
       VALUES ($1, $2, $3, '2027-01-04', 1, 120000) RETURNING id`,
    [threads[0]!.id, letting, otherTenant.id],
  )
  const answer = (action: 'accept' | 'undo') =>
    answerLetRequest(
      { user_id: ownerId, request_id: requests[0]!.id, action, reason: '' },
      { user: { id: ownerId, sessionId: 0 } },
    )
  await answer('accept')
  await answer('undo')
  expect(await readDeposit(orderId), 'the deposit still reserves it').toMatchObject({ listing: 'reserved' })
  await answer('accept')
  await endHoldingTime(orderId)
  expect(await returnDueDeposits()).toBe(1)
  expect(await readDeposit(orderId)).toMatchObject({ deposit: 'returning', listing: 'reserved' })
  await runPaymentJobs()
  expect(await readLastMail(pool, tenant.email)).toContain('No tenancy was agreed within 15 days')
})

it('the accepted request of a tenant whose deposit is returned is open again, so another can be accepted', async () => {
  const { owner, tenant, letting } = await addLetting()
  const otherTenant = await insertUser(pool)
  const request = async (applicant: typeof tenant) => {
    const made = await gateway.requestLet(
      {
        property_id: letting!,
        user_id: applicant.id,
        move_in_date: dayInThreeMonths,
        number_of_tenants: 1,
        message: '',
      },
      applicant,
    )
    if (!made.ok) throw new Error(made.message)
    return made.data.request_id
  }
  const accept = (requestId: number) =>
    gateway.answerLetRequest({ user_id: owner.id, request_id: requestId, action: 'accept' }, owner)
  const requestId = await request(tenant)
  const otherRequestId = await request(otherTenant)
  expect(await accept(requestId)).toMatchObject({ ok: true })
  const orderId = await payDepositFor(letting!, tenant)
  await endHoldingTime(orderId)
  expect(await returnDueDeposits()).toBe(1)
  expect(await readDeposit(orderId)).toMatchObject({ deposit: 'returning', listing: 'available' })
  const { rows } = await pool.query('SELECT status FROM let_request WHERE id = $1', [requestId])
  expect(rows).toEqual([{ status: 'made' }])
  expect(await accept(otherRequestId)).toMatchObject({ ok: true })
  await runPaymentJobs()
})

it('of a holding deposit that was returned in part by hand, the rest is returned after 15 days (domain B2)', async () => {
  const { tenant, orderId } = await payDeposit()
  const returnedWhole = await payDeposit()
  expect(await paymentsCommand(openContext, ['refund', String(orderId), '30'])).toBe(0)
  expect(await paymentsCommand(openContext, ['refund', String(returnedWhole.orderId)])).toBe(0)
  await runPaymentJobs()
  for (const id of [orderId, returnedWhole.orderId]) await endHoldingTime(id)
  expect(await returnDueDeposits()).toBe(2)
  await runPaymentJobs()
  for (const id of [orderId, returnedWhole.orderId])
    expect(await readDeposit(id)).toEqual({ deposit: 'returned', listing: 'available', held: 0 })
  expect(await readLastMail(pool, tenant.email)).toContain('your holding deposit of £70 goes back')
})

it('a holding deposit is being returned until each refund of it is done (domain B2)', async () => {
  const { orderId } = await payDeposit()
  await withTransaction((tx) =>
    refundOrder(tx, { orderId, amountPence: 3_000n, reason: 'Part of it was returned before' }),
  )
  await endHoldingTime(orderId)
  expect(await returnDueDeposits()).toBe(1)
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM refund WHERE order_id = $1 ORDER BY id', [
    orderId,
  ])
  const deposits: unknown[] = []
  for (const { id } of rows) {
    await applyRefund(id, { id: `finished-${id}`, status: 'done', failure: null })
    deposits.push(await readDeposit(orderId))
  }
  expect(deposits).toEqual([
    { deposit: 'returning', listing: 'available', held: 7_000 },
    { deposit: 'returned', listing: 'available', held: 0 },
  ])
})

it('a holding deposit is kept only with a reason, which is mailed to the tenant', async () => {
  const { tenant, orderId } = await payDeposit()
  const argument = String(orderId)
  await expect(paymentsCommand(openContext, ['keep', argument])).rejects.toThrow('the tenant is told why')
  expect(await paymentsCommand(openContext, ['keep', argument, 'You', 'withdrew.'])).toBe(0)
  expect(await readDeposit(orderId)).toMatchObject({ deposit: 'kept', held: 0 })
  expect(await readLastMail(pool, tenant.email)).toContain('You withdrew.')
  await expect(paymentsCommand(openContext, ['return', argument])).rejects.toThrow(
    'no holding deposit is held',
  )
})
