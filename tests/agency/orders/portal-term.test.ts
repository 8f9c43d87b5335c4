import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { db, disconnect } from '../../../lib/agency/database'
import { portalsEndAt } from '../../../lib/agency/orders/portal-term'
import { remindOfPortalEnds } from '../../../lib/agency/orders/remind-of-portal-end'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertUser } from '../../support/insert-user'
import { addListings, giveListingsTo, startListingIdsAt } from '../../support/listings'
import { readLastMail } from '../../support/payments'

const DAY_MS = 86_400_000
/** The price of a month on the portals. */
const MONTH_PENCE = 19_00
let database: TestDatabase
let pool: pg.Pool
let owner: Awaited<ReturnType<typeof insertUser>>

beforeAll(async () => {
  database = await createEmptyDatabase()
  Object.assign(process.env, { DATABASE_URL: database.url })
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  // The job looks through ranges of ids, and these ids are beyond the first ones.
  await startListingIdsAt(25_000)
})
afterAll(async () => {
  await disconnect()
  await pool?.end()
  await database?.drop()
})
beforeEach(async () => {
  owner = await insertUser(pool)
})

interface TestOrder {
  kind: 'package' | 'portal' | 'subscription'
  settledAt: Date
  status?: 'settled' | 'cancelled'
}

let orderCount = 0

/** Adds a home of the owner that is on the market, with its package and orders that cost nothing. @returns its id */
async function addHome(
  packageDef: string | null,
  listedAt: Date,
  orders: readonly TestOrder[] = [],
): Promise<number> {
  const [listingId] = await addListings([{ listedAt: listedAt.toISOString() }])
  await giveListingsTo([listingId!], owner.id)
  await pool.query('UPDATE listing SET package_def = $2 WHERE id = $1', [listingId, packageDef])
  for (const { kind, settledAt, status = 'settled' } of orders) {
    orderCount += 1
    await pool.query(
      `INSERT INTO "order" (reference, user_id, listing_id, kind, description, amount_pence, vat_pence, status, settled_at)
       VALUES ($1, $2, $3, $4, 'An order', 0, 0, $5, $6)`,
      [`ORD-${orderCount}`, owner.id, listingId, kind, status, settledAt],
    )
  }
  return listingId!
}

const readPortalsEnd = async (listingId: number): Promise<Date | null> =>
  (
    await db()
      .selectFrom('listing')
      .select(portalsEndAt().as('endsAt'))
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow()
  ).endsAt

const addSixMonths = (date: Date): Date => {
  const sum = new Date(date)
  sum.setUTCMonth(sum.getUTCMonth() + 6)
  return sum
}

/** Noon on a day of three years. Every month has the day, so that adding months never moves it. */
const dayArbitrary = fc
  .record({ month: fc.integer({ min: 0, max: 35 }), day: fc.integer({ min: 1, max: 28 }) })
  .map(({ month, day }) => new Date(Date.UTC(2025, month, day, 12)))

it('each renewal adds six months to the time on the portals that is left when it is paid (PAY-09)', async () => {
  await fc.assert(
    fc.asyncProperty(dayArbitrary, fc.array(dayArbitrary, { maxLength: 4 }), async (listedAt, renewals) => {
      const paidAt = renewals
        .map((at) => (at < listedAt ? listedAt : at))
        .sort((a, b) => a.getTime() - b.getTime())
      const orders = paidAt.map((settledAt) => ({ kind: 'portal', settledAt }) as const)
      let end = addSixMonths(listedAt)
      for (const at of paidAt) end = addSixMonths(at > end ? at : end)
      expect(await readPortalsEnd(await addHome('PAY_NOW', listedAt, orders))).toEqual(end)
    }),
    { numRuns: 40 },
  )
})

it('the time on the portals begins when the home goes on the market with its package, and only paid renewals count', async () => {
  const [listedAt, settledAt] = [new Date('2026-01-10T12:00:00Z'), new Date('2026-02-10T12:00:00Z')]
  const upgrade = { kind: 'package', settledAt } as const
  const earlierPackage = { kind: 'package', settledAt: new Date('2026-01-02T12:00:00Z') } as const
  const renewal = { kind: 'portal', settledAt } as const
  for (const [name, packageDef, orders, end] of [
    ['a package ordered on the market', 'PAY_NOW', [upgrade], addSixMonths(settledAt)],
    ['a package ordered before', 'FIND_TENANT', [earlierPackage], addSixMonths(listedAt)],
    ['a package without portals', 'EMOOV_ONLY', [upgrade, { kind: 'subscription', settledAt }], null],
    [
      'one of two renewals cancelled',
      'EMOOV_ONLY',
      [renewal, { ...renewal, status: 'cancelled' }],
      addSixMonths(settledAt),
    ],
    ['no package', null, [], null],
  ] as const)
    expect(await readPortalsEnd(await addHome(packageDef, listedAt, orders)), name).toEqual(end)
})

it('a cancelled subscription ends with the last month that was paid and not refunded', async () => {
  const settledAt = new Date('2026-02-10T12:00:00Z')
  const cancelled = { kind: 'subscription', settledAt, status: 'cancelled' } as const
  const id = await addHome('EMOOV_ONLY', settledAt, [cancelled])
  expect(await readPortalsEnd(id)).toBeNull()
  const addPayment = async (paidAt: string, { isRefunded = false } = {}) => {
    const { rows } = await pool.query<{ id: number; order_id: number }>(
      `INSERT INTO payment (order_id, provider, amount_pence, status, paid_at)
       SELECT id, 'sandbox', $3, 'paid', $2 FROM "order" WHERE listing_id = $1 RETURNING id, order_id`,
      [id, paidAt, MONTH_PENCE],
    )
    if (isRefunded)
      await pool.query(
        `INSERT INTO refund (order_id, payment_id, amount_pence, reason) VALUES ($1, $2, $3, 'Test')`,
        [rows[0]!.order_id, rows[0]!.id, MONTH_PENCE],
      )
  }
  await addPayment('2026-03-10T12:00:00Z')
  expect(await readPortalsEnd(id)).toEqual(new Date('2026-04-10T12:00:00Z'))
  await addPayment('2026-04-10T12:00:00Z', { isRefunded: true })
  expect(await readPortalsEnd(id)).toEqual(new Date('2026-04-10T12:00:00Z'))
})

it('the owner sees when the time on the portals ends (B-20)', async () => {
  const id = await addHome('PAY_NOW', new Date('2026-03-04T12:00:00Z'))
  const homes = await createEmbeddedGateway().getUserProperties({ user_id: owner.id }, owner)
  expect(homes).toMatchObject({ data: [{ id, portals_until: '2026-09-04T12:00:00.000Z' }] })
})

it('an owner is reminded once, two weeks before the time on the portals ends, unless the portals are paid monthly', async () => {
  const countMails = async () =>
    (await pool.query('SELECT FROM mail WHERE "to" = $1', [owner.email])).rowCount
  /** Returns the listing time of a home whose six months on the portals end in so many days. */
  const toListedAt = (daysLeft: number) => {
    const listedAt = new Date(Date.now() + daysLeft * DAY_MS)
    listedAt.setUTCMonth(listedAt.getUTCMonth() - 6)
    return listedAt
  }
  const settledAt = new Date()
  // The end is more than two weeks ahead, is past, or is put off by a subscription or a renewal.
  await addHome('PAY_NOW', toListedAt(20))
  await addHome('PAY_NOW', toListedAt(-3))
  await addHome('PAY_NOW', toListedAt(10), [{ kind: 'subscription', settledAt }])
  await addHome('PAY_NOW', toListedAt(10), [{ kind: 'portal', settledAt }])
  await remindOfPortalEnds()
  expect(await countMails()).toBe(0)
  await addHome('PAY_NOW', toListedAt(10))
  await Promise.all([remindOfPortalEnds(), remindOfPortalEnds()])
  await remindOfPortalEnds()
  expect(await countMails()).toBe(1)
  expect(await readLastMail(pool, owner.email)).toContain('6 more months cost £95, or £19 a month')
})
