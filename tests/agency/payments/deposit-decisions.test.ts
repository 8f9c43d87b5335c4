import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentMessages } from '../../../lib/contract/payment-messages'
import { disconnect } from '../../../lib/agency/database'
import { keepDeposit, returnDueDeposits } from '../../../lib/agency/payments/deposits'
import type { LetRequestAction } from '../../../lib/domain/let-request'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import type { TestUser } from '../../support/accounts'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import {
  addLetting,
  endHoldingTime,
  payDepositFor,
  readDeposit,
  sendLetRequest,
} from '../../support/deposits'
import { insertUser } from '../../support/insert-user'
import { addServiceAgreements, findMoneyFaults, readLastMail, runPaymentJobs } from '../../support/payments'

/** The holding deposit unless the landlord states another one. */
const DEPOSIT_POUNDS = 100

let database: TestDatabase
let pool: pg.Pool
const gateway = createEmbeddedGateway()

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

const answerRequest = async (party: TestUser, requestId: number, action: LetRequestAction) => {
  const reply = await gateway.answerLetRequest({ user_id: party.id, request_id: requestId, action }, party)
  expect(reply).toMatchObject({ ok: true })
}

const readRequestStatus = async (requestId: number) =>
  (await pool.query<{ status: string }>('SELECT status FROM let_request WHERE id = $1', [requestId])).rows[0]!
    .status

/** Runs the job that returns deposits, and the refunds that it adds. */
const returnDeposits = async () => {
  await runPaymentJobs()
  await runPaymentJobs()
}

it('only the applicant can pay a deposit for a home that is reserved by their request (A-45)', async () => {
  const { owner, tenant, letting: property_id } = await addLetting(pool)
  const otherTenant = await insertUser(pool)
  await answerRequest(owner, await sendLetRequest(property_id, tenant), 'accept')
  const pay = (payer: TestUser) => gateway.tenantPayment({ user_id: payer.id, property_id }, payer)
  expect(await pay(tenant)).toMatchObject({ ok: true, data: { amount: DEPOSIT_POUNDS } })
  expect(await pay(otherTenant)).toEqual({ ok: false, message: paymentMessages.notToLet })
})

it('a holding deposit is returned when the landlord takes back the acceptance of its payer (Tenant Fees Act 2019)', async () => {
  const { owner, tenant, letting } = await addLetting(pool)
  const requestId = await sendLetRequest(letting, tenant)
  await answerRequest(owner, requestId, 'accept')
  const orderId = await payDepositFor(letting, tenant)
  await answerRequest(owner, requestId, 'undo')
  await returnDeposits()
  expect(await readDeposit(pool, orderId)).toEqual({ deposit: 'returned', listing: 'available', held: 0 })
  expect(await readLastMail(pool, tenant.email)).toContain(
    'The landlord has decided against your request, so your holding deposit of £100 goes back',
  )
  expect(await readRequestStatus(requestId)).toBe('made')
  const otherTenant = await insertUser(pool)
  expect(
    await gateway.tenantPayment({ user_id: otherTenant.id, property_id: letting }, otherTenant),
  ).toMatchObject({ ok: true })
})

it('a holding deposit is returned when the landlord declines its payer, and not when another tenant is declined', async () => {
  const { owner, tenant, letting } = await addLetting(pool)
  const requestId = await sendLetRequest(letting, tenant)
  const otherRequestId = await sendLetRequest(letting, await insertUser(pool))
  const orderId = await payDepositFor(letting, tenant)
  await answerRequest(owner, otherRequestId, 'decline')
  await returnDeposits()
  expect(await readDeposit(pool, orderId)).toMatchObject({ deposit: 'held', listing: 'reserved' })
  await answerRequest(owner, requestId, 'decline')
  await returnDeposits()
  expect(await readDeposit(pool, orderId)).toEqual({ deposit: 'returned', listing: 'available', held: 0 })
})

it('a holding deposit stays held when its payer’s request is accepted, or when the payer withdraws it', async () => {
  const { owner, tenant, letting } = await addLetting(pool)
  const requestId = await sendLetRequest(letting, tenant)
  const orderId = await payDepositFor(letting, tenant)
  await answerRequest(owner, requestId, 'accept')
  await returnDeposits()
  expect(await readDeposit(pool, orderId)).toMatchObject({ deposit: 'held', listing: 'reserved' })
  await answerRequest(tenant, requestId, 'withdraw')
  await returnDeposits()
  expect(await readDeposit(pool, orderId)).toMatchObject({ deposit: 'held' })
})

it('the deposit of one tenant is returned when another one’s request is accepted, and that tenant can then pay', async () => {
  const { owner, tenant, letting } = await addLetting(pool)
  const otherTenant = await insertUser(pool)
  const requestId = await sendLetRequest(letting, otherTenant)
  const orderId = await payDepositFor(letting, tenant)
  await answerRequest(owner, requestId, 'accept')
  await answerRequest(owner, requestId, 'undo')
  expect(await readDeposit(pool, orderId), 'the deposit still reserves it').toMatchObject({
    listing: 'reserved',
  })
  await answerRequest(owner, requestId, 'accept')
  await returnDeposits()
  expect(await readDeposit(pool, orderId)).toEqual({ deposit: 'returned', listing: 'reserved', held: 0 })
  expect(await readLastMail(pool, tenant.email)).toContain('The landlord has accepted another request')
  const otherOrderId = await payDepositFor(letting, otherTenant)
  expect(await readDeposit(pool, otherOrderId)).toMatchObject({ deposit: 'held', listing: 'reserved' })
})

it.each<[string, (orderId: number) => Promise<void>, string]>([
  [
    'returned',
    async (orderId) => {
      await endHoldingTime(pool, orderId)
      expect(await returnDueDeposits()).toBe(1)
    },
    'returning',
  ],
  [
    'kept',
    async (orderId) => {
      expect(await keepDeposit(orderId, 'You gave wrong information.')).toBe(true)
    },
    'kept',
  ],
])(
  'when a deposit is %s, its payer’s accepted request is open again, and another one can be accepted',
  async (_end, endDeposit, deposit) => {
    const { owner, tenant, letting } = await addLetting(pool)
    const requestId = await sendLetRequest(letting, tenant)
    const otherRequestId = await sendLetRequest(letting, await insertUser(pool))
    await answerRequest(owner, requestId, 'accept')
    const orderId = await payDepositFor(letting, tenant)
    await endDeposit(orderId)
    expect(await readDeposit(pool, orderId)).toMatchObject({ deposit, listing: 'available' })
    expect(await readRequestStatus(requestId)).toBe('made')
    await answerRequest(owner, otherRequestId, 'accept')
    // Leaves no job to the next test.
    await runPaymentJobs()
  },
)
