import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { db, disconnect, type Database } from '../../lib/agency/database'
import { findCardRows } from '../../lib/agency/listings/card-rows'
import { disconnectReplica, readPublic } from '../../lib/agency/read-replica'
import { listenForEvents } from '../../lib/events/listen'
import { subscribe } from '../../lib/events/subscribers'
import { eventually } from '../support/eventually'
import { addListings } from '../support/listings'
import { startDatabaseWithStandby, type StandbyDatabase } from '../support/standby-database'

/** The hooks and tests wait for two PostgreSQL servers. */
const TIMEOUT_MS = 60_000

let servers: StandbyDatabase
let stopListening: () => Promise<void>
let id: number
let eventCount = 0

beforeAll(async () => {
  // The replica shows each change five seconds late.
  servers = await startDatabaseWithStandby('5s')
  process.env.DATABASE_URL = servers.primaryUrl
  process.env.DATABASE_READ_URL = servers.standbyUrl
  ;[id] = (await addListings([{ price: 300_000 }])) as [number]
  stopListening = listenForEvents({ getConnectionUrl: async () => servers.primaryUrl })
}, TIMEOUT_MS)
afterAll(async () => {
  await stopListening?.()
  await disconnectReplica()
  await disconnect()
  await servers?.remove()
})

const isInRecovery = async (database: Database) => {
  const { rows } = await sql<{ isInRecovery: boolean }>`select pg_is_in_recovery() as "isInRecovery"`.execute(
    database,
  )
  return rows[0]!.isInRecovery
}
const readsFromStandby = () => readPublic(isInRecovery)

/** Changes the price, and waits until this process has the event of the change. */
async function changePrice(pounds: number): Promise<void> {
  const eventCountBefore = eventCount
  const stop = subscribe(() => (eventCount += 1))
  await db()
    .updateTable('listing')
    .set({ pricePence: BigInt(pounds * 100) })
    .where('id', '=', id)
    .execute()
  await eventually(() => expect(eventCount).toBeGreaterThan(eventCountBefore))
  stop()
}
const readPrice = async () => (await findCardRows([id]))[0]?.pricePence

it(
  'public reads go to the replica, but after a change to the primary until the replica has the change',
  async () => {
    await eventually(async () => expect(await readsFromStandby()).toBe(true))
    expect(await readPrice()).toBe(30_000_000n)
    for (const pounds of [299_000, 298_000, 297_000]) {
      await changePrice(pounds)
      expect(await readsFromStandby()).toBe(false)
      expect(await readPrice()).toBe(BigInt(pounds * 100))
    }
    await eventually(async () => expect(await readsFromStandby()).toBe(true))
    expect(await readPrice()).toBe(29_700_000n)
  },
  TIMEOUT_MS,
)

it(
  'public reads go to the primary when the replica stops',
  async () => {
    await eventually(async () => expect(await readsFromStandby()).toBe(true))
    servers.stopStandby()
    expect(await readPrice()).toBe(29_700_000n)
    expect(await readsFromStandby()).toBe(false)
  },
  TIMEOUT_MS,
)
