import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withDatabase } from '../../../lib/agency/database'
import { disconnect } from '../../../lib/agency/pool'
import { findPricesNear } from '../../../lib/agency/sold-prices/find-prices-near'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'

const THIS_YEAR = new Date().getUTCFullYear()

describe('the sales near a home', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createEmptyDatabase()
    process.env.DATABASE_URL = database.url
    await withDatabase(database.url, (tables) =>
      tables
        .insertInto('pricePaid')
        .values(
          [
            { postcode: 'CM8 2AB', paidOn: `${THIS_YEAR - 1}-01-01`, address: 'near' },
            { postcode: 'CM8 2ZZ', paidOn: `${THIS_YEAR - 1}-06-01`, address: 'without a position' },
            { postcode: 'CM8 2XX', paidOn: `${THIS_YEAR - 1}-06-02`, address: 'far' },
            { postcode: 'CM8 2AB', paidOn: `${THIS_YEAR - 6}-01-01`, address: 'old' },
            { postcode: 'CM8 3AB', paidOn: `${THIS_YEAR - 1}-01-01`, address: 'in another sector' },
          ].map(({ postcode, paidOn, address }, index) => ({
            id: `00000000-0000-4000-8000-00000000000${index}`,
            pricePence: 25_000_000n,
            paidOn: new Date(paidOn),
            postcode,
            sector: postcode.slice(0, 'CM8 2'.length),
            type: 'terraced' as const,
            isNew: false,
            tenure: 'freehold' as const,
            address,
          })),
        )
        .execute(),
    )
    await withDatabase(database.url, (tables) =>
      tables
        .insertInto('postcodeUnit')
        .values(
          [
            { postcode: 'CM8 2AB', lat: 51.8, lng: 0.64 },
            { postcode: 'CM8 2XX', lat: 51.9, lng: 0.7 },
          ].map((unit) => ({
            ...unit,
            sector: 'CM8 2',
            district: 'CM8',
            source: 'trial',
            importedAt: new Date(),
          })),
        )
        .execute(),
    )
  })
  afterAll(async () => {
    await disconnect()
    await database.drop()
  })

  it('are at most five years old and in the same sector, nearest first, or latest first without a point', async () => {
    const point = { lat: 51.801, lng: 0.641 }
    const salesNearPoint = await findPricesNear({ postcode: 'CM8 2AX', point })
    expect(salesNearPoint.map(({ address }) => address)).toEqual(['near', 'far', 'without a position'])
    const salesWithoutPoint = await findPricesNear({ postcode: 'CM8 2AX', point: null })
    expect(salesWithoutPoint.map(({ address }) => address)).toEqual(['far', 'without a position', 'near'])
  })

  it('are unknown without a whole postcode', async () => {
    expect(await findPricesNear({ postcode: 'CM8', point: null })).toEqual([])
    expect(await findPricesNear({ postcode: '', point: null })).toEqual([])
  })
})
