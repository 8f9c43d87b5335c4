import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { db, disconnect, withTransaction } from '../../../lib/agency/database'
import { changeStatus } from '../../../lib/agency/listings/change-status'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { eventually } from '../../support/eventually'
import { addListings } from '../../support/listings'
import { findRow, findRows, insertRow, updateRows } from '../../support/tables'

/* A home that is for sale and to let has two listings. A change of the property rewrites the search entries of both. */

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

async function addHomeWithTwoListings() {
  const [sale = 0] = await addListings([{ kind: 'sale' }])
  const { propertyId } = await findRow('listing', { id: sale })
  const { id: letting } = await insertRow('listing', {
    propertyId,
    kind: 'let',
    status: 'available',
    pricePence: 1_200_00n,
    slug: 'home',
    displayAddress: 'High Street',
    summary: '',
    description: '',
    features: [],
  })
  return { propertyId, letting }
}

const isStatementWaiting = async (): Promise<boolean> => {
  const { rows } = await sql<{ isWaiting: boolean }>`select exists (select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock') as is_waiting`.execute(db())
  return rows[0]!.isWaiting
}

/** Changes the property while another transaction, which has changed its listing, is not committed yet. */
async function changeWhile(
  propertyId: number,
  changeListing: Parameters<typeof withTransaction>[0],
): Promise<void> {
  let propertyChange: Promise<void> | undefined
  await withTransaction(async (tx) => {
    await changeListing(tx)
    propertyChange = updateRows('property', { id: propertyId }, { bedrooms: 7 })
    await eventually(async () => expect(await isStatementWaiting()).toBe(true))
  })
  await propertyChange
}

it('a listing that is withdrawn while its property changes does not come back into searches', async () => {
  const { propertyId, letting } = await addHomeWithTwoListings()
  await changeWhile(propertyId, (tx) => changeStatus(tx, letting, 'withdrawn', new Date()))
  expect(await findRows('searchEntry', { listingId: letting })).toEqual([])
})

it('a new price is not replaced by the old one when the property changes at the same time', async () => {
  const { propertyId, letting } = await addHomeWithTwoListings()
  await changeWhile(propertyId, (tx) =>
    tx.updateTable('listing').set({ pricePence: 1_100_00n }).where('id', '=', letting).execute(),
  )
  expect(await findRow('searchEntry', { listingId: letting })).toMatchObject({
    pricePence: 1_100_00n,
    bedrooms: 7,
  })
})
