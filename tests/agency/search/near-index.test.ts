import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/pool'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { createFilledDatabase, type TestDatabase } from '../../support/databases'
import { eventually } from '../../support/eventually'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createFilledDatabase()
  process.env.DATABASE_URL = database.url
  client = new pg.Client(database.url)
  await client.connect()
  await client.query('ANALYZE search_entry')
})
afterAll(async () => {
  await disconnect()
  await client.end()
  await database.drop()
})

/** Reads how often PostgreSQL has scanned an index. A session reports its scans when it ends, so tests disconnect. */
async function readIndexScans(name: string): Promise<number | undefined> {
  const { rows } = await client.query<{ idx_scan: string }>(
    'SELECT idx_scan FROM pg_stat_user_indexes WHERE indexrelname = $1',
    [name],
  )
  const [index] = rows
  return index ? Number(index.idx_scan) : undefined
}

it('a search within some miles of a postcode reads the GiST index of points, and not all listings', async () => {
  expect(await readIndexScans('search_entry_point')).toBe(0)
  const reply = await createEmbeddedGateway().propertySearch({
    location: 'CM8',
    radius: 'five-miles',
    page: 1,
    limit: 8,
  })
  expect(reply).toMatchObject({ ok: true, data: { pagination: { totalItems: expect.any(Number) } } })
  await disconnect()
  await eventually(async () => expect(await readIndexScans('search_entry_point')).toBe(1))
})
