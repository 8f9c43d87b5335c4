import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertUser } from '../../support/insert-user'
import { addListings, giveListingsTo } from '../../support/listings'

/** The specified value of `is_package_payment` for a package (D-126). */
const PACKAGE_PAYMENT = 1
/** A card of the sandbox that is accepted. */
const ACCEPTED_CARD = '4242424242424242'

let database: TestDatabase
let pool: pg.Pool
const gateway = createEmbeddedGateway()

beforeAll(async () => {
  database = await createEmptyDatabase()
  // This agency has no keys of a payment provider. An API key of its own is required outside a demonstration.
  Object.assign(process.env, { DATABASE_URL: database.url, DEMO: '0', API_KEY: 'a-key-of-its-own' })
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  await disconnect()
  await pool?.end()
  await database?.drop()
})

it('without a payment provider, an agency that is not a demonstration refuses payments (D-125)', async () => {
  const owner = await insertUser(pool)
  const [sale] = await addListings([{ status: 'draft' }])
  await giveListingsTo([sale!], owner.id)
  const orderReply = await gateway.createOrder(
    { user_id: owner.id, property_id: sale!, kind: 'property', package_def: 'PAY_NOW' },
    owner,
  )
  if (!orderReply.ok) throw new Error(orderReply.message)
  expect(
    await gateway.createCheckoutSession(
      {
        order_number: orderReply.data.transaction_id,
        order_amount: 395_00,
        property_type: 'sales',
        is_package_payment: PACKAGE_PAYMENT,
      },
      owner,
    ),
  ).toEqual({
    ok: false,
    message: 'Payments are not set up here, so nothing can be paid online. Please contact us.',
  })
  // A demonstration may have left a checkout session in the database.
  await pool.query(
    `INSERT INTO sandbox_session (id, idempotency_key, amount_pence, description, customer_email, reference, success_url,
       cancel_url, expires_at) VALUES ('cs_left', 'payment-1', 1, 'Left over', '', '', '', '', now() + interval '1 hour')`,
  )
  expect(await gateway.sandboxCheckout({ id: 'cs_left' })).toMatchObject({ ok: false })
  expect(await gateway.payInSandbox({ id: 'cs_left', card_number: ACCEPTED_CARD })).toMatchObject({
    ok: false,
  })
  expect(await gateway.receivePaymentEvent({ body: '{}', signature: 't=1,v1=1' })).toMatchObject({
    ok: false,
  })
})
