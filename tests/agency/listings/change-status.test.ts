import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, withTransaction, type Database } from '../../../lib/agency/database'
import { changeStatus, changeStatuses } from '../../../lib/agency/listings/change-status'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'

let database: TestDatabase
let client: Database
let other: Database
const AT = new Date('2026-11-20T12:00:00Z')
const [FIRST, SECOND] = [1, 2]

beforeAll(async () => {
  database = await createEmptyDatabase()
  client = openDatabase(database.url)
  other = openDatabase(database.url)
  const owner = await client
    .insertInto('user')
    .values({ email: 'a@example.com', firstName: 'A', lastName: 'B' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const id of [FIRST, SECOND]) {
    await client
      .insertInto('property')
      .values({
        id,
        ownerId: owner.id,
        street: 'High Street',
        streetSlug: 'high-street',
        town: 'Witham',
        townSlug: 'witham',
        county: 'Essex',
        countySlug: 'essex',
        nation: 'england',
        postcode: 'CM8 1AA',
        district: 'CM8',
        type: 'terraced',
        bedrooms: 3,
        bathrooms: 1,
      })
      .execute()
    await client
      .insertInto('listing')
      .values({
        id,
        propertyId: id,
        kind: 'let',
        status: 'draft',
        pricePence: 120_000n,
        slug: 'x',
        displayAddress: 'High Street, Witham',
        summary: 'A house.',
        description: '<p>A house.</p>',
        features: [],
      })
      .execute()
  }
})
afterAll(async () => {
  await other?.destroy()
  await client?.destroy()
  await database?.drop()
})

const statusOf = async (id: number, reader: Database = client) =>
  (await reader.selectFrom('listing').select('status').where('id', '=', id).executeTakeFirst())?.status
const eventsOf = async (id: number, reader: Database = client) =>
  (
    await reader
      .selectFrom('listingEvent')
      .select(['type', 'pricePence'])
      .where('listingId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ type, pricePence }) => `${type} ${pricePence}`)

it('writes the status and its events in the caller’s transaction', async () => {
  const tx = await client.startTransaction().execute()
  await changeStatus(tx, FIRST, 'reserved', AT)
  expect(await statusOf(FIRST, tx)).toBe('reserved')
  expect(await eventsOf(FIRST, tx)).toEqual(['listed 120000', 'under_offer 120000'])
  expect(await statusOf(FIRST, other)).toBe('draft')
  expect(await eventsOf(FIRST, other)).toEqual([])
  await tx.rollback().execute()
  expect(await statusOf(FIRST)).toBe('draft')
  expect(await eventsOf(FIRST)).toEqual([])
})

it('changes none of several listings when one may not change so', async () => {
  const changes = [
    { listingId: FIRST, to: 'available', at: AT },
    { listingId: SECOND, to: 'under_offer', at: AT },
  ] as const
  await expect(withTransaction((tx) => changeStatuses(tx, changes), client)).rejects.toThrow(
    'listing 2 cannot change its status: under_offer is no status of a letting',
  )
  expect([await statusOf(FIRST), await statusOf(SECOND)]).toEqual(['draft', 'draft'])
  await expect(withTransaction((tx) => changeStatus(tx, 99, 'available', AT), client)).rejects.toThrow(
    'there is no listing 99',
  )
})

it('writes nothing for a status that a listing has already', async () => {
  await withTransaction((tx) => changeStatus(tx, FIRST, 'draft', AT), client)
  expect(await eventsOf(FIRST)).toEqual([])
})

it('holds a listing that changes until the transaction ends', async () => {
  const tx = await client.startTransaction().execute()
  await changeStatus(tx, FIRST, 'available', AT)
  await sql`SET lock_timeout = '50ms'`.execute(other)
  const letFirst = () => withTransaction((later) => changeStatus(later, FIRST, 'let_agreed', AT), other)
  await expect(letFirst()).rejects.toThrow('lock timeout')
  await tx.commit().execute()
  await letFirst()
  expect(await eventsOf(FIRST)).toEqual(['listed 120000', 'let_agreed 120000'])
})
