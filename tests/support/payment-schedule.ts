import fc from 'fast-check'
import type pg from 'pg'
import { withTransaction } from '../../lib/agency/database'
import { cancelOrder } from '../../lib/agency/orders/cancel-order'
import { applySession } from '../../lib/agency/payments/apply-session'
import { isUnreachable } from '../../lib/agency/pool'
import type { ProviderSession } from '../../lib/agency/payments/provider'
import type { PaymentPeer } from './payment-peer'
import { findMoneyFaults } from './payments'

/*
 * Generates sequences of a payment provider's events. Events may be lost, repeated, out of order or outdated, and two
 * processes may handle them at once.
 */

const AMOUNT_PENCE = { package: 395_00, tenant: 100_00 }

interface PlannedSession {
  /** The final status of the session at the provider. */
  finalStatus: 'open' | 'paid' | 'expired'
  hasWrongAmount: boolean
}
interface PlannedOrder {
  kind: 'package' | 'tenant'
  sessions: PlannedSession[]
}
type Step =
  | { type: 'cancel'; order: number }
  | {
      type: 'event'
      order: number
      session: number
      /** Whether the event still shows the session as open. */
      isStale: boolean
      /** Whether the second process handles the event. */
      isForPeer: boolean
      /** Whether the next step waits until all steps so far are done. */
      isAwaited: boolean
    }
export interface Schedule {
  orders: PlannedOrder[]
  steps: Step[]
}

const orderArbitrary = fc.record({
  kind: fc.constantFrom('package' as const, 'tenant' as const),
  sessions: fc.array(
    fc.record({
      // 'paid' is listed twice, so that half of the sessions are paid.
      finalStatus: fc.constantFrom('open' as const, 'paid' as const, 'paid' as const, 'expired' as const),
      // One session in ten has a wrong amount.
      hasWrongAmount: fc.integer({ min: 0, max: 9 }).map((tenth) => tenth === 0),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})
/** The index of an order or of a session, of which an order has at most three. */
const indexArbitrary = fc.integer({ min: 0, max: 2 })
const eventArbitrary = fc.record({
  type: fc.constant('event' as const),
  order: indexArbitrary,
  session: indexArbitrary,
  isStale: fc.boolean(),
  isForPeer: fc.boolean(),
  isAwaited: fc.boolean(),
})
const cancelArbitrary = fc.record({ type: fc.constant('cancel' as const), order: indexArbitrary })

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  orders: fc.array(orderArbitrary, { minLength: 1, maxLength: 2 }),
  // One step in ten is a cancellation.
  steps: fc.array(
    fc.oneof({ weight: 9, arbitrary: eventArbitrary }, { weight: 1, arbitrary: cancelArbitrary }),
    {
      maxLength: 12,
    },
  ),
})

export interface ScheduleSetup {
  pool: pg.Pool
  peer: PaymentPeer
  /** The ids of a listing for sale and of one to let. */
  sale: number
  letting: number
}

interface PlacedOrder {
  id: number
  userId: number
  plan: PlannedOrder
  sessionIds: string[]
}

const MAX_ATTEMPTS = 5
let orderCount = 0

/** Repeats work that fails because a busy machine opens no database connection in time, as a provider would. */
async function retryUntilConnected<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isUnreachable(error)) throw error
    }
  }
}

async function placeOrder({ pool, sale, letting }: ScheduleSetup, plan: PlannedOrder): Promise<PlacedOrder> {
  orderCount += 1
  const uniqueName = `${process.pid}-${orderCount}`
  const { rows } = await pool.query<{ id: number; userId: number }>(
    `WITH payer AS (INSERT INTO "user" (email, first_name, last_name) VALUES ($1 || '@payer.example', 'Pat', 'Payer') RETURNING id)
     INSERT INTO "order" (reference, user_id, listing_id, kind, description, amount_pence, vat_pence, cancellable_until)
     SELECT $1, id, $2, $3::order_kind, 'An order', $4, 0, CASE WHEN $3::order_kind = 'package' THEN now() + interval '14 days' END
       FROM payer RETURNING id, user_id AS "userId"`,
    [uniqueName, plan.kind === 'tenant' ? letting : sale, plan.kind, AMOUNT_PENCE[plan.kind]],
  )
  const { id, userId } = rows[0]!
  if (plan.kind === 'tenant')
    await pool.query('INSERT INTO tenant_deposit (order_id, listing_id) VALUES ($1, $2)', [id, letting])
  const sessionIds = plan.sessions.map((_, number) => `cs_${uniqueName}_${number}`)
  // An order has one open payment. The others are recorded as expired, but the provider may report them as paid.
  for (const [number, sessionId] of sessionIds.entries())
    await pool.query(
      `INSERT INTO payment (order_id, provider, session_id, amount_pence, status) VALUES ($1, 'stripe', $2, $3, $4)`,
      [id, sessionId, AMOUNT_PENCE[plan.kind], number === 0 ? 'open' : 'expired'],
    )
  return { id, userId, plan, sessionIds }
}

/** Creates the provider's view of a session. A stale event still shows the session as open. */
function toProviderSession(
  { plan, sessionIds }: PlacedOrder,
  sessionIndex: number,
  { isStale }: { isStale: boolean },
): ProviderSession {
  const { finalStatus, hasWrongAmount } = plan.sessions[sessionIndex]!
  const status = isStale ? 'open' : finalStatus
  return {
    id: sessionIds[sessionIndex]!,
    url: status === 'open' ? 'https://checkout.example/' : null,
    status: status === 'paid' ? 'complete' : status,
    isPaid: status === 'paid',
    paidAt: null,
    amountPence: BigInt(AMOUNT_PENCE[plan.kind] - (hasWrongAmount ? 1 : 0)),
    currency: 'GBP',
    paymentId: null,
    reference: null,
    intentId: status === 'paid' ? `pi_${sessionIds[sessionIndex]}` : null,
    subscriptionId: null,
    failure: null,
  }
}

/**
 * Runs the steps of a schedule, then applies the final status of each session as the reconciliation does. Finally it
 * compares the database with the plan. @returns the differences
 */
export async function playSchedule(setup: ScheduleSetup, { orders, steps }: Schedule): Promise<string[]> {
  // An earlier schedule may have left a deposit, which would keep the home from other tenants.
  await setup.pool.query(`UPDATE tenant_deposit SET status = 'returned' WHERE status IN ('held', 'awaited')`)
  await setup.pool.query(`UPDATE listing SET status = 'available' WHERE id = $1`, [setup.letting])
  const placedOrders: PlacedOrder[] = []
  for (const plan of orders) placedOrders.push(await placeOrder(setup, plan))
  let unfinishedSteps: Promise<unknown>[] = []
  for (const step of steps) {
    // The remainder brings a generated index that is too large into the range of the orders or sessions.
    const order = placedOrders[step.order % placedOrders.length]!
    if (step.type === 'cancel') {
      unfinishedSteps.push(
        retryUntilConnected(() =>
          withTransaction((tx) => cancelOrder(tx, { orderId: order.id, userId: order.userId })),
        ),
      )
      continue
    }
    const session = toProviderSession(order, step.session % order.sessionIds.length, step)
    unfinishedSteps.push(
      retryUntilConnected<unknown>(() =>
        step.isForPeer ? setup.peer.apply(session) : applySession('stripe', session),
      ),
    )
    if (!step.isAwaited) continue
    await Promise.all(unfinishedSteps)
    unfinishedSteps = []
  }
  await Promise.all(unfinishedSteps)
  for (const order of placedOrders)
    for (const sessionIndex of order.sessionIds.keys()) {
      const session = toProviderSession(order, sessionIndex, { isStale: false })
      await retryUntilConnected(() => applySession('stripe', session))
    }
  return [...(await findMoneyFaults(setup.pool)), ...(await compareWithPlan(setup, placedOrders))]
}

interface StoredOrder {
  status: string
  paidCount: number
  settlingCount: number
  /** The paid amounts less the refunds. */
  keptPence: number
}

async function compareWithPlan({ pool }: ScheduleSetup, placedOrders: PlacedOrder[]): Promise<string[]> {
  const faults: string[] = []
  const { rows: heldDeposits } = await pool.query(`SELECT order_id FROM tenant_deposit WHERE status = 'held'`)
  if (heldDeposits.length > 1) faults.push('two holding deposits are held for one home')
  for (const { id, plan } of placedOrders) {
    const { rows } = await pool.query<StoredOrder>(
      `SELECT status, (SELECT count(*)::int FROM payment WHERE order_id = o.id AND status = 'paid') AS "paidCount",
         (SELECT count(*)::int FROM payment WHERE order_id = o.id AND status = 'paid' AND NOT is_surplus) AS "settlingCount",
         (SELECT coalesce(sum(amount_pence), 0)::int FROM payment WHERE order_id = o.id AND status = 'paid')
         - (SELECT coalesce(sum(amount_pence), 0)::int FROM refund WHERE order_id = o.id) AS "keptPence"
         FROM "order" o WHERE id = $1`,
      [id],
    )
    const { status, paidCount, settlingCount, keptPence } = rows[0]!
    const paidSessions = plan.sessions.filter(({ finalStatus }) => finalStatus === 'paid')
    const isPayable = paidSessions.some(({ hasWrongAmount }) => !hasWrongAmount)
    const isBlocked = plan.kind === 'tenant' && heldDeposits.length > 0
    if (paidCount !== paidSessions.length)
      faults.push(`order ${id}: ${paidSessions.length} sessions paid, ${paidCount} recorded`)
    if (settlingCount > 1) faults.push(`order ${id} was fulfilled by ${settlingCount} payments`)
    const expectedPence = status === 'settled' ? AMOUNT_PENCE[plan.kind] : 0
    if (keptPence !== expectedPence) faults.push(`order ${id} keeps ${keptPence} pence`)
    if (status === 'open' && isPayable && !isBlocked) faults.push(`order ${id} is paid and not settled`)
    if (status === 'settled' && !isPayable) faults.push(`order ${id} is settled without a payment`)
  }
  return faults
}
