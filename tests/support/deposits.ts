import type pg from 'pg'
import { createEmbeddedGateway } from '../../lib/gateway/embedded'
import type { TestUser } from './accounts'
import { insertUser } from './insert-user'
import { addListingOf, type TestListing } from './listings'
import { runPaymentJobs } from './payments'
import { dataOf } from './selling'

const gateway = createEmbeddedGateway()
/** A card that the sandbox accepts. It sends the webhook of the payment twice. */
const CARD_REPORTED_TWICE = '4000 0000 0000 2222'
const DAY_MS = 86_400_000
const dayInThreeMonths = new Date(Date.now() + 90 * DAY_MS).toISOString().slice(0, 10)

const HOLDING_DEPOSIT_PENCE = 100_00

/** Adds a home to let, by default for £1,200 a month, its owner and a tenant. */
export async function addLetting(pool: pg.Pool, changes: TestListing = {}) {
  const [owner, tenant] = [await insertUser(pool), await insertUser(pool)]
  const letting = await addListingOf(owner.id, {
    kind: 'let',
    price: 1_200,
    street: `Lane ${owner.id}`,
    ...changes,
  })
  return { owner, tenant, letting }
}

/** Orders a tenant's holding deposit of £100 and opens its checkout. */
export async function openDepositCheckout(
  letting: number,
  tenant: TestUser,
): Promise<{ orderId: number; sessionId: string }> {
  const record = dataOf(await gateway.tenantPayment({ user_id: tenant.id, property_id: letting }, tenant))
  const session = await gateway.createCheckoutSession(
    {
      order_number: record.transaction_id,
      order_amount: HOLDING_DEPOSIT_PENCE,
      // The specification demands these two values for each payment that is not for a package (D-121).
      property_type: 'sales_rightmove_renewal',
      is_package_payment: 2,
    },
    tenant,
  )
  return { orderId: record.order_id!, sessionId: dataOf(session).id }
}

/** Pays a tenant's holding deposit of £100 in the sandbox. @returns the order's id */
export async function payDepositFor(letting: number, tenant: TestUser): Promise<number> {
  const { orderId, sessionId } = await openDepositCheckout(letting, tenant)
  await gateway.payInSandbox({ id: sessionId, card_number: CARD_REPORTED_TWICE })
  await runPaymentJobs()
  // A second run takes the jobs that the first one has left, if there are any.
  await runPaymentJobs()
  return orderId
}

/**
 * Reads the status of a deposit, the status of its listing, and the pence that are held for the tenant. The account of
 * tenants' money is a liability, so its entries are negative while money is held.
 */
export const readDeposit = async (pool: pg.Pool, orderId: number) =>
  (
    await pool.query<{ deposit: string; listing: string; held: number }>(
      `SELECT d.status AS deposit, l.status AS listing,
         (SELECT coalesce(-sum(e.amount_pence), 0)::int FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
           JOIN payment p ON p.id = t.payment_id WHERE p.order_id = d.order_id AND account = 'client:tenants') AS held
         FROM tenant_deposit d JOIN listing l ON l.id = d.listing_id WHERE d.order_id = $1`,
      [orderId],
    )
  ).rows[0]

/** Ends the 15 days for which a deposit may be held. */
export const endHoldingTime = (pool: pg.Pool, orderId: number) =>
  pool.query(`UPDATE tenant_deposit SET deadline_at = now() - interval '1 minute' WHERE order_id = $1`, [
    orderId,
  ])

/** Sends a tenant's request to rent a home. @returns the request's id */
export async function sendLetRequest(letting: number, tenant: TestUser): Promise<number> {
  const request = await gateway.requestLet(
    {
      property_id: letting,
      user_id: tenant.id,
      move_in_date: dayInThreeMonths,
      number_of_tenants: 1,
      message: '',
    },
    tenant,
  )
  return dataOf(request).request_id
}
