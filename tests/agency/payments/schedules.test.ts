import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListings } from '../../support/listings'
import { startPaymentPeer } from '../../support/payment-peer'
import { playSchedule, schedules, type ScheduleSetup } from '../../support/payment-schedule'

/** The number of generated schedules of webhooks. LONG_TESTS=1 runs 10,000. */
const SCHEDULE_COUNT = process.env.LONG_TESTS ? 10_000 : 60
/** The time that the test may take: a base, and more for each schedule. */
const BASE_MS = 60_000
const MS_PER_SCHEDULE = 1_000

let database: TestDatabase
let setup: ScheduleSetup
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  const [sale, letting] = await addListings([{ status: 'draft' }, { kind: 'let', street: 'Low Street' }])
  setup = { pool, peer: await startPaymentPeer(), sale: sale!, letting: letting! }
})
afterAll(async () => {
  await setup?.peer.stop()
  await setup?.pool.end()
  await disconnect()
  await database?.drop()
})

it(
  'lost, repeated, reordered and late webhooks on two processes lose no money and settle nothing twice (R1)',
  async () => {
    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => {
        expect(await playSchedule(setup, schedule)).toEqual([])
      }),
      { numRuns: SCHEDULE_COUNT },
    )
  },
  BASE_MS + SCHEDULE_COUNT * MS_PER_SCHEDULE,
)
