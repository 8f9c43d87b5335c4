import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as AgencyDb from '../../lib/agency/db'
import { addListings } from '../support/listings'
import { emptyDatabase, type TestDatabase } from '../support/databases'

let database: TestDatabase
let agency: typeof AgencyDb
beforeAll(async () => {
  database = await emptyDatabase()
  process.env.DATABASE_URL = database.url
  agency = await import('../../lib/agency/db')
})
afterAll(async () => {
  await agency.disconnect()
  await database.drop()
})

const entry = (listingId: number) => agency.db().searchEntry.findUnique({ where: { listingId } })

describe('the rules that the database itself holds', () => {
  it('a property has at most one live listing of a kind', async () => {
    const [first] = await addListings(agency.db(), [{}])
    const { propertyId, ...listing } = await agency.db().listing.findUniqueOrThrow({
      where: { id: first },
      omit: { id: true, createdAt: true, updatedAt: true },
    })
    await expect(agency.db().listing.create({ data: { ...listing, propertyId } })).rejects.toThrow(
      /unique|constraint/i,
    )
    await agency.db().listing.update({ where: { id: first }, data: { status: 'withdrawn' } })
    await expect(agency.db().listing.create({ data: { ...listing, propertyId } })).resolves.toBeDefined()
  })
  it('listing events and material facts are never rewritten', async () => {
    const [id] = await addListings(agency.db(), [{ street: 'Event Row' }])
    await expect(
      agency.db().listingEvent.updateMany({ where: { listingId: id }, data: { type: 'withdrawn' } }),
    ).rejects.toThrow(/append-only/)
    await expect(agency.db().listingEvent.deleteMany({ where: { listingId: id } })).rejects.toThrow(
      /append-only/,
    )
    await expect(agency.db().materialFact.deleteMany()).rejects.toThrow(/append-only/)
  })
  it('a letting states one rent, and only a sale may keep its price to itself', async () => {
    await expect(addListings(agency.db(), [{ kind: 'let', qualifier: 'poa' }])).rejects.toThrow()
    await expect(
      addListings(agency.db(), [{ kind: 'let', qualifier: 'offers_over', price: 900 }]),
    ).rejects.toThrow()
    await expect(addListings(agency.db(), [{ qualifier: 'poa' }])).resolves.toHaveLength(1)
  })
})

describe('the search entry follows whoever writes', () => {
  it('a reduction, a rise, a withdrawal and a return', async () => {
    const prisma = agency.db()
    const [id = 0] = await addListings(prisma, [{ price: 300_000, street: 'Follow Lane' }])
    const change = (type: 'price_changed' | 'withdrawn', at: string, from?: bigint, to?: bigint) =>
      prisma.listingEvent.create({
        data: { listingId: id, type, at: new Date(at), previousPence: from, pricePence: to },
      })
    expect(await entry(id)).toMatchObject({
      pricePence: 30_000_000n,
      reducedAt: null,
      listedAt: new Date('2026-11-01T09:00:00Z'),
    })

    await prisma.listing.update({ where: { id }, data: { pricePence: 28_000_000n } })
    await change('price_changed', '2026-11-12T09:00:00Z', 30_000_000n, 28_000_000n)
    expect(await entry(id)).toMatchObject({
      pricePence: 28_000_000n,
      reducedAt: new Date('2026-11-12T09:00:00Z'),
      reducedFrom: 30_000_000n,
    })

    await change('price_changed', '2026-11-15T09:00:00Z', 28_000_000n, 29_000_000n)
    expect(await entry(id), 'a rise after it ends a reduction').toMatchObject({
      reducedAt: null,
      reducedFrom: null,
    })

    await prisma.listing.update({ where: { id }, data: { status: 'withdrawn' } })
    expect(await entry(id)).toBeNull()
    await prisma.listing.update({ where: { id }, data: { status: 'available' } })
    expect(await entry(id), 'coming back keeps the first date (field O1)').toMatchObject({
      listedAt: new Date('2026-11-01T09:00:00Z'),
    })
  })
  it('a property that moves or is corrected', async () => {
    const prisma = agency.db()
    const [id = 0] = await addListings(prisma, [{ street: 'Wrong Road' }])
    const { propertyId } = await prisma.listing.findUniqueOrThrow({ where: { id } })
    await prisma.property.update({
      where: { id: propertyId },
      data: { street: 'Right Road', streetSlug: 'right-road', bedrooms: 5 },
    })
    expect(await entry(id)).toMatchObject({ streetSlug: 'right-road', bedrooms: 5 })
  })
})
