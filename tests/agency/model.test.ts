import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as AgencyDatabase from '../../lib/agency/database'
import { addListings } from '../support/listings'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'
import { deleteRows, findRow, findRows, insertRow, updateRows } from '../support/tables'

let database: TestDatabase
let agencyDatabase: typeof AgencyDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  agencyDatabase = await import('../../lib/agency/database')
})
afterAll(async () => {
  await agencyDatabase.disconnect()
  await database.drop()
})

const readSearchEntry = async (listingId: number) => (await findRows('searchEntry', { listingId }))[0]

describe('constraints of the database', () => {
  it('a property has at most one live listing of a kind', async () => {
    const [first] = await addListings([{}])
    const copy = { ...(await findRow('listing', { id: first })), id: undefined }
    await expect(insertRow('listing', copy)).rejects.toThrow(/listing_one_live_per_kind/)
    await updateRows('listing', { id: first }, { status: 'withdrawn' })
    await expect(insertRow('listing', copy)).resolves.toBeDefined()
  })
  it('listing events and material facts are append-only', async () => {
    const [id] = await addListings([{ street: 'Event Row' }])
    await expect(updateRows('listingEvent', { listingId: id }, { type: 'withdrawn' })).rejects.toThrow(
      /append-only/,
    )
    await expect(deleteRows('listingEvent', { listingId: id })).rejects.toThrow(/append-only/)
    await expect(deleteRows('materialFact')).rejects.toThrow(/append-only/)
  })
  it('a letting needs an exact rent; a price on application is allowed for a sale alone', async () => {
    await expect(addListings([{ kind: 'let', qualifier: 'poa' }])).rejects.toThrow()
    await expect(addListings([{ kind: 'let', qualifier: 'offers-over', price: 900 }])).rejects.toThrow()
    await expect(addListings([{ qualifier: 'poa' }])).resolves.toHaveLength(1)
  })
})

describe('triggers update the search entry', () => {
  it('after a reduction, a rise, a withdrawal and a return', async () => {
    const listedAt = '2026-11-01T09:00:00Z'
    const [id = 0] = await addListings([{ price: 300_000, street: 'Follow Lane', listedAt }])
    const insertPriceChange = (at: string, previousPence: bigint, pricePence: bigint) =>
      insertRow('listingEvent', {
        listingId: id,
        type: 'price_changed',
        at: new Date(at),
        previousPence,
        pricePence,
      })
    expect(await readSearchEntry(id)).toMatchObject({
      pricePence: 30_000_000n,
      reducedAt: null,
      listedAt: new Date(listedAt),
    })

    await updateRows('listing', { id }, { pricePence: 28_000_000n })
    await insertPriceChange('2026-11-12T09:00:00Z', 30_000_000n, 28_000_000n)
    expect(await readSearchEntry(id)).toMatchObject({
      pricePence: 28_000_000n,
      reducedAt: new Date('2026-11-12T09:00:00Z'),
      reducedFrom: 30_000_000n,
    })

    await insertPriceChange('2026-11-15T09:00:00Z', 28_000_000n, 29_000_000n)
    expect(await readSearchEntry(id), 'a later rise ends the reduction').toMatchObject({
      reducedAt: null,
      reducedFrom: null,
    })

    await updateRows('listing', { id }, { status: 'withdrawn' })
    expect(await readSearchEntry(id)).toBeUndefined()
    await updateRows('listing', { id }, { status: 'available' })
    expect(await readSearchEntry(id), 'a listing that returns keeps its first date (field O1)').toMatchObject(
      { listedAt: new Date(listedAt) },
    )
  })
  it('after a correction of the property', async () => {
    const [id = 0] = await addListings([{ street: 'Wrong Road' }])
    const { propertyId } = await findRow('listing', { id })
    await updateRows(
      'property',
      { id: propertyId },
      { street: 'Right Road', streetSlug: 'right-road', bedrooms: 5 },
    )
    expect(await readSearchEntry(id)).toMatchObject({ streetSlug: 'right-road', bedrooms: 5 })
  })
})
