import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, withTransaction, type Database } from '../../../lib/agency/database'
import { changeStatus, changeStatuses } from '../../../lib/agency/listings/change-status'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'

let database: TestDatabase
let connection: Database
let otherConnection: Database
const AT = new Date('2026-11-20T12:00:00Z')
const FIRST_ID = 1
const SECOND_ID = 2

beforeAll(async () => {
  database = await createEmptyDatabase()
  connection = openDatabase(database.url)
  otherConnection = openDatabase(database.url)
  const owner = await connection
    .insertInto('user')
    .values({ email: 'a@example.com', firstName: 'A', lastName: 'B' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const id of [FIRST_ID, SECOND_ID]) {
    await connection
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
    await connection
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
  await otherConnection?.destroy()
  await connection?.destroy()
  await database?.drop()
})

const readStatus = async (id: number, reader: Database = connection) =>
  (await reader.selectFrom('listing').select('status').where('id', '=', id).executeTakeFirst())?.status
const readEvents = async (id: number, reader: Database = connection) =>
  (
    await reader
      .selectFrom('listingEvent')
      .select(['type', 'pricePence'])
      .where('listingId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ type, pricePence }) => `${type} ${pricePence}`)

it('writes the status and its events in the caller’s transaction', async () => {
  const tx = await connection.startTransaction().execute()
  await changeStatus(tx, FIRST_ID, 'reserved', AT)
  expect(await readStatus(FIRST_ID, tx)).toBe('reserved')
  // The reservation of a letting has the same event as an accepted offer on a sale.
  expect(await readEvents(FIRST_ID, tx)).toEqual(['listed 120000', 'under_offer 120000'])
  expect(await readStatus(FIRST_ID, otherConnection)).toBe('draft')
  expect(await readEvents(FIRST_ID, otherConnection)).toEqual([])
  await tx.rollback().execute()
  expect(await readStatus(FIRST_ID)).toBe('draft')
  expect(await readEvents(FIRST_ID)).toEqual([])
})

it('changes none of several listings when one cannot have its new status', async () => {
  const changes = [
    { listingId: FIRST_ID, to: 'available', at: AT },
    { listingId: SECOND_ID, to: 'under_offer', at: AT },
  ] as const
  await expect(withTransaction((tx) => changeStatuses(tx, changes), connection)).rejects.toThrow(
    'listing 2 cannot change its status: under_offer is no status of a letting',
  )
  expect([await readStatus(FIRST_ID), await readStatus(SECOND_ID)]).toEqual(['draft', 'draft'])
  await expect(withTransaction((tx) => changeStatus(tx, 99, 'available', AT), connection)).rejects.toThrow(
    'there is no listing 99',
  )
})

it('writes nothing for a status that a listing has already', async () => {
  await withTransaction((tx) => changeStatus(tx, FIRST_ID, 'draft', AT), connection)
  expect(await readEvents(FIRST_ID)).toEqual([])
})

it('keeps the listing locked until the transaction that changes its status ends', async () => {
  const tx = await connection.startTransaction().execute()
  await changeStatus(tx, FIRST_ID, 'available', AT)
  await sql`SET lock_timeout = '50ms'`.execute(otherConnection)
  const setLetAgreed = () =>
    withTransaction((otherTx) => changeStatus(otherTx, FIRST_ID, 'let_agreed', AT), otherConnection)
  await expect(setLetAgreed()).rejects.toThrow('lock timeout')
  await tx.commit().execute()
  await setLetAgreed()
  expect(await readEvents(FIRST_ID)).toEqual(['listed 120000', 'let_agreed 120000'])
})
