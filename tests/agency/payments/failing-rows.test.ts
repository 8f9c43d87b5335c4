import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { returnDueDeposits } from '../../../lib/agency/payments/deposits'
import { reconcilePayments } from '../../../lib/agency/payments/reconcile'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addLetting, endHoldingTime, payDepositFor, readDeposit } from '../../support/deposits'
import { findStoredJobs } from '../../support/jobs'
import { addServiceAgreements } from '../../support/payments'
import { insertRow } from '../../support/tables'

/* A payment or deposit that cannot be processed must not hold up those of other people. */

let database: TestDatabase
let pool: pg.Pool
const gateway = createEmbeddedGateway()

beforeAll(async () => {
  database = await createEmptyDatabase()
  // The payment sandbox works only in a demonstration.
  Object.assign(process.env, { DATABASE_URL: database.url, DEMO: '1' })
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  await addServiceAgreements(pool)
  await pool.query(`CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'This row is broken'; END $$`)
})
afterAll(async () => {
  await disconnect()
  await pool?.end()
  await database?.drop()
})

/** Makes every change of the rows that match fail. */
const breakRows = (table: string, condition: string) =>
  pool.query(`CREATE TRIGGER broken BEFORE UPDATE OF status ON ${table} FOR EACH ROW WHEN (${condition})
    EXECUTE FUNCTION refuse_change()`)

it('a holding deposit whose return fails does not delay the others (Tenant Fees Act 2019, schedule 2)', async () => {
  const orderIds: number[] = []
  for (let count = 0; count < 3; count += 1) {
    const { tenant, letting } = await addLetting(pool)
    const orderId = await payDepositFor(letting, tenant)
    await endHoldingTime(pool, orderId)
    orderIds.push(orderId)
  }
  const [broken, ...others] = orderIds
  await breakRows('tenant_deposit', `OLD.order_id = ${broken}`)
  await expect(returnDueDeposits()).rejects.toThrow('This row is broken')
  expect(await readDeposit(pool, broken!)).toMatchObject({ deposit: 'held' })
  for (const orderId of others)
    expect(await readDeposit(pool, orderId)).toMatchObject({ deposit: 'returning', listing: 'available' })
})

it('a payment that cannot be updated stops neither other payments nor missed events', async () => {
  const orders: { order_id?: number; transaction_id: string }[] = []
  for (let count = 0; count < 2; count += 1) {
    const { tenant, letting } = await addLetting(pool)
    const record = await gateway.tenantPayment({ user_id: tenant.id, property_id: letting }, tenant)
    if (!record.ok) throw new Error(record.message)
    const session = await gateway.createCheckoutSession(
      {
        order_number: record.data.transaction_id,
        order_amount: record.data.amount! * 100,
        // The specification demands these two values for each payment that is not for a package (D-121).
        property_type: 'sales_rightmove_renewal',
        is_package_payment: 2,
      },
      tenant,
    )
    if (!session.ok) throw new Error(session.message)
    await pool.query(`UPDATE sandbox_session SET status = 'expired' WHERE id = $1`, [session.data.id])
    orders.push(record.data)
  }
  const [broken, other] = orders
  await breakRows('payment', `OLD.order_id = ${broken!.order_id}`)
  const event = await insertRow('providerEvent', {
    provider: 'sandbox',
    eventId: 'evt_missed',
    type: 'checkout.session.expired',
    body: '{}',
  })
  await expect(reconcilePayments({ all: true })).rejects.toThrow('This row is broken')
  const { rows } = await pool.query(
    `SELECT order_id, status, checked_at IS NOT NULL AS "isChecked"
    FROM payment WHERE order_id = any($1) ORDER BY order_id`,
    [orders.map(({ order_id: id }) => id)],
  )
  expect(rows).toEqual([
    { order_id: broken!.order_id, status: 'open', isChecked: true },
    { order_id: other!.order_id, status: 'expired', isChecked: true },
  ])
  expect(await findStoredJobs()).toContainEqual(
    expect.objectContaining({ key: `provider-event-${event.id}` }),
  )
})
