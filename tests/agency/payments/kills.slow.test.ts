import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { insertUser } from '../../support/insert-user'
import { addListings, giveListingsTo } from '../../support/listings'
import { startAgencyPeer, type AgencyPeer } from '../../support/agency-peer'
import { addServiceAgreements, findMoneyFaults } from '../../support/payments'
import { startDatabaseToRestart, type RestartedDatabase } from '../../support/restarted-database'
import { startStripeServer, type StripeServer } from '../../support/stripe-server'

/** The number of kills of the server, and of the database. LONG_TESTS=1 makes 200 of each (R3). */
const KILL_COUNT = process.env.LONG_TESTS ? 200 : 4
/** The minimum number of orders. More are placed while kills go on. */
const ORDER_COUNT = process.env.LONG_TESTS ? 400 : 12
/** The specified value of `is_package_payment` for a package (D-126). */
const PACKAGE_PAYMENT = 1
const PACKAGE_PRICE_PENCE = 395_00
const CONCURRENT_BUYERS = 4
const MAX_MS_BETWEEN_KILLS = 400
const RETRY_DELAY_MS = 20
const WEBHOOK_SECRET = 'whsec_test'
/** The time that the test may take: a base, and more for each kill. */
const BASE_MS = 300_000
const MS_PER_KILL = 15_000

let database: RestartedDatabase
let stripe: StripeServer
let server: AgencyPeer
let pool: pg.Pool

beforeAll(async () => {
  database = await startDatabaseToRestart()
  stripe = await startStripeServer()
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  })
  pool = new pg.Pool({ connectionString: database.url, max: 4 })
  await addServiceAgreements(pool)
  // The kills of the database break connections of this pool, which must not end the test.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  server = await startAgencyPeer()
})
afterAll(async () => {
  await server?.end()
  await stripe?.close()
  await pool?.end()
  await disconnect()
  await database?.remove()
})

/** Repeats a call until it returns a value, as a customer, a browser and Stripe do. */
async function repeatUntilSuccess<T>(attempt: () => Promise<T | null | undefined>): Promise<T> {
  for (;;) {
    const result = await attempt().catch(() => null)
    if (result !== null && result !== undefined) return result
    await pause(RETRY_DELAY_MS)
  }
}

/** Orders and pays a package, sends Stripe's webhook, and waits for the settlement. @returns the order id */
async function buyPackage(): Promise<number> {
  const owner = await repeatUntilSuccess(() => insertUser(pool))
  const sale = await repeatUntilSuccess(async () => {
    const [id] = await addListings([{ status: 'draft', street: `Street ${owner.id}` }])
    await giveListingsTo([id!], owner.id)
    return id
  })
  const order = { user_id: owner.id, property_id: sale, kind: 'property' as const, package_def: 'PAY_NOW' }
  const createdOrder = await repeatUntilSuccess(async () => {
    const reply = await server.call('createOrder', order, { token: owner.token })
    return reply?.ok ? reply.data : null
  })
  const agreement = { user_id: owner.id, order_id: createdOrder.order_id, agrees: true }
  await repeatUntilSuccess(async () =>
    (await server.call('agreeToOrder', agreement, { token: owner.token }))?.ok ? true : null,
  )
  const checkout = {
    order_number: createdOrder.transaction_id,
    order_amount: PACKAGE_PRICE_PENCE,
    property_type: 'sales',
    is_package_payment: PACKAGE_PAYMENT,
  }
  const sessionId = await repeatUntilSuccess(async () => {
    const reply = await server.call('createCheckoutSession', checkout, { token: owner.token })
    return reply?.ok ? reply.data.id : null
  })
  stripe.pay(sessionId)
  const event = stripe.signEvent(sessionId, { secret: WEBHOOK_SECRET })
  await repeatUntilSuccess(async () => ((await server.call('receivePaymentEvent', event))?.ok ? true : null))
  await repeatUntilSuccess(async () => {
    const { rows } = await pool.query(`SELECT 1 FROM "order" WHERE id = $1 AND status = 'settled'`, [
      createdOrder.order_id,
    ])
    return rows[0]
  })
  return createdOrder.order_id
}

async function killAtRandom(kill: () => Promise<void>): Promise<number> {
  let kills = 0
  while (kills < KILL_COUNT) {
    await pause(Math.random() * MAX_MS_BETWEEN_KILLS)
    await kill()
    kills += 1
  }
  return kills
}

it(
  'kills of the server and of the database at random points of checkouts lose no payment and book none twice (R3)',
  async () => {
    const settledOrders: number[] = []
    let remainingOrders = ORDER_COUNT
    let isKilling = true
    const buyRepeatedly = async () => {
      // Checkouts go on as long as there are kills.
      while (remainingOrders > 0 || isKilling) {
        remainingOrders -= 1
        settledOrders.push(await buyPackage())
      }
    }
    const buyers = Promise.all(Array.from({ length: CONCURRENT_BUYERS }, buyRepeatedly))
    const kills = await Promise.all([killAtRandom(server.kill), killAtRandom(database.crash)])
    isKilling = false
    await buyers
    expect(kills).toEqual([KILL_COUNT, KILL_COUNT])
    expect(await findMoneyFaults(pool)).toEqual([])
    const paidSessions = [...stripe.sessions.values()].filter(
      ({ payment_status: status }) => status === 'paid',
    )
    expect(paidSessions).toHaveLength(settledOrders.length)
    const { rows } = await pool.query<{ orders: number; surplus: number; pence: number }>(
      `SELECT (SELECT count(*)::int FROM "order" WHERE status = 'settled') AS orders,
         (SELECT count(*)::int FROM payment WHERE is_surplus) AS surplus,
         (SELECT sum(amount_pence)::int FROM ledger_entry WHERE account = 'office:provider') AS pence`,
    )
    expect(rows).toEqual([
      { orders: settledOrders.length, surplus: 0, pence: settledOrders.length * PACKAGE_PRICE_PENCE },
    ])
    if (process.env.LONG_TESTS)
      process.stdout.write(`${settledOrders.length} checkouts, ${kills.join(' + ')} kills\n`)
  },
  BASE_MS + KILL_COUNT * MS_PER_KILL,
)
