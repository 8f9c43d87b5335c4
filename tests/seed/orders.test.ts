import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../lib/agency/pool'
import { createEmbeddedGateway } from '../../lib/gateway/embedded'
import { demonstrationUsers } from '../../prisma/seed/users'
import { createFilledDatabase, type TestDatabase } from '../support/databases'
import { insertSession } from '../support/insert-user'

let database: TestDatabase
let pool: pg.Pool
const gateway = createEmbeddedGateway()
const seller = demonstrationUsers[0]!

/* The prices of lib/config/brand.ts. */
const PAY_NOW_POUNDS = 395
const PAY_NOW_BUNDLE_POUNDS = 544
const FIND_TENANT_PENCE = 5_950

const FILLING_TIMEOUT_MS = 300_000

beforeAll(async () => {
  database = await createFilledDatabase()
  process.env.DATABASE_URL = database.url
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
}, FILLING_TIMEOUT_MS)
afterAll(async () => {
  await disconnect()
  await pool?.end()
  await database?.drop()
})

it('the seller has an order for each message of the success page, and cannot read another user’s order (PAY-26 to PAY-32)', async () => {
  const { token } = await insertSession(pool, seller.id, 'orders-of-the-seed')
  const getOrder = (order_id: number) => gateway.orderDetails({ user_id: seller.id, order_id }, { token })
  for (const [id, packageDef, status, amount] of [
    [1001, 'PAY_NOW', 'PENDING', PAY_NOW_POUNDS],
    [1002, 'PAY_NOW_BUNDLE', 'PENDING', PAY_NOW_BUNDLE_POUNDS],
    [1003, 'PAY_ON_COMPLETION', 'PENDING', 0],
    [1004, 'EMOOV_ONLY', 'PENDING', 0],
    [1005, 'PAY_NOW', 'LIVE', PAY_NOW_POUNDS],
  ] as const)
    expect(await getOrder(id)).toMatchObject({
      ok: true,
      data: {
        order_details: [{ order_id: id, amount }],
        property_details: { package_def: packageDef, status },
        msg: { pay_now_thank_you_html: expect.stringContaining('Thank you') },
      },
    })
  // Changes to a live listing, which cost nothing.
  expect(await getOrder(1006)).toMatchObject({
    ok: true,
    data: { order_details: [{ amount: 0 }], property_details: { status: 'LIVE' } },
  })
  // An order for a home that is off the market.
  const orderOfWithdrawnHome = await getOrder(1007)
  const status = orderOfWithdrawnHome.ok ? orderOfWithdrawnHome.data.property_details.status : undefined
  expect(['LIVE', 'PENDING']).not.toContain(status)
  // The order of the landlord.
  expect(await getOrder(1008)).toEqual({ ok: false, message: 'Order not found' })
})

it('the entries of the ledger add up to zero, and the account of the provider has all payments', async () => {
  const { rows } = await pool.query(
    `SELECT sum(amount_pence)::int AS sum, sum(amount_pence) FILTER (WHERE account = 'office:provider')::int AS paid FROM ledger_entry`,
  )
  // Three orders of PAY_NOW, one of PAY_NOW_BUNDLE and one of FIND_TENANT are paid.
  const paidPence = (3 * PAY_NOW_POUNDS + PAY_NOW_BUNDLE_POUNDS) * 100 + FIND_TENANT_PENCE
  expect(rows).toEqual([{ sum: 0, paid: paidPence }])
})
