import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeStatus, changeStatuses, statementsOf } from '../../../lib/agency/listings/change-status'
import { emptyDatabase, type TestDatabase } from '../../support/databases'

let database: TestDatabase
let client: pg.Client
let other: pg.Client
const AT = new Date('2026-11-20T12:00:00Z')
const [FIRST, SECOND] = [1, 2]

beforeAll(async () => {
  database = await emptyDatabase()
  client = new pg.Client({ connectionString: database.url })
  other = new pg.Client({ connectionString: database.url })
  await client.connect()
  await other.connect()
  await client.query(`INSERT INTO "user" (email, first_name, last_name) VALUES ('a@example.com', 'A', 'B')`)
  await client.query(`INSERT INTO property (owner_id, street, street_slug, town, town_slug, county, county_slug, nation, postcode, district, type, bedrooms, bathrooms)
    SELECT 1, 'High Street', 'high-street', 'Witham', 'witham', 'Essex', 'essex', 'england', 'CM8 1AA', 'CM8', 'terraced', 3, 1 FROM generate_series(1, 2)`)
  await client.query(`INSERT INTO listing (property_id, kind, status, price_pence, slug, display_address, summary, description, features)
    SELECT n, 'let', 'draft', 120000, 'x', 'High Street, Witham', 'A house.', '<p>A house.</p>', '{}' FROM generate_series(1, 2) n`)
})
afterAll(async () => {
  await other?.end()
  await client?.end()
  await database?.drop()
})

const statusOf = async (id: number, reader = client) =>
  (await reader.query<{ status: string }>('SELECT status FROM listing WHERE id = $1', [id])).rows[0]?.status
const eventsOf = async (id: number, reader = client) =>
  (
    await reader.query<{ type: string; price_pence: string }>(
      'SELECT type, price_pence FROM listing_event WHERE listing_id = $1 ORDER BY id',
      [id],
    )
  ).rows.map(({ type, price_pence: pence }) => `${type} ${pence}`)

it('writes the status and its events in the caller’s transaction', async () => {
  await client.query('BEGIN')
  await changeStatus(statementsOf(client), FIRST, 'reserved', AT)
  expect(await statusOf(FIRST)).toBe('reserved')
  expect(await eventsOf(FIRST)).toEqual(['listed 120000', 'under_offer 120000'])
  expect(await statusOf(FIRST, other)).toBe('draft')
  expect(await eventsOf(FIRST, other)).toEqual([])
  await client.query('ROLLBACK')
  expect(await statusOf(FIRST)).toBe('draft')
  expect(await eventsOf(FIRST)).toEqual([])
})

it('changes none of several listings when one may not change so', async () => {
  const changes = [
    { listingId: FIRST, to: 'available', at: AT },
    { listingId: SECOND, to: 'under_offer', at: AT },
  ] as const
  await expect(changeStatuses(statementsOf(client), changes)).rejects.toThrow(
    'listing 2 cannot change its status: under_offer is no status of a letting',
  )
  expect([await statusOf(FIRST), await statusOf(SECOND)]).toEqual(['draft', 'draft'])
  await expect(changeStatus(statementsOf(client), 99, 'available', AT)).rejects.toThrow(
    'there is no listing 99',
  )
})

it('writes nothing for a status that a listing has already', async () => {
  await changeStatus(statementsOf(client), FIRST, 'draft', AT)
  expect(await eventsOf(FIRST)).toEqual([])
})

it('holds a listing that changes until the transaction ends', async () => {
  await client.query('BEGIN')
  await changeStatus(statementsOf(client), FIRST, 'available', AT)
  await other.query(`SET lock_timeout = '50ms'`)
  await expect(changeStatus(statementsOf(other), FIRST, 'let_agreed', AT)).rejects.toThrow('lock timeout')
  await client.query('COMMIT')
  await changeStatus(statementsOf(other), FIRST, 'let_agreed', AT)
  expect(await eventsOf(FIRST)).toEqual(['listed 120000', 'let_agreed 120000'])
})
