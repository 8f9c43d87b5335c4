import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListings } from '../../support/listings'
import { startPaymentPeer } from '../../support/payment-peer'
import { playSchedule, schedules, type ScheduleBench } from '../../support/payment-schedule'

/** The number of generated schedules; LONG_TESTS=1 runs 10,000. */
const RUNS = process.env.LONG_TESTS ? 10_000 : 60
const MS_PER_RUN = 1_000

let database: TestDatabase
let bench: ScheduleBench
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  const [sale, letting] = await addListings([{ status: 'draft' }, { kind: 'let', street: 'Low Street' }])
  bench = { pool, peer: await startPaymentPeer(), sale: sale!, letting: letting! }
})
afterAll(async () => {
  await bench?.peer.stop()
  await bench?.pool.end()
  await disconnect()
  await database?.drop()
})

it(
  'lost, repeated, reordered and late webhooks on two processes lose no money and settle nothing twice (R1)',
  async () => {
    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => {
        expect(await playSchedule(bench, schedule)).toEqual([])
      }),
      { numRuns: RUNS },
    )
  },
  60_000 + RUNS * MS_PER_RUN,
)
