import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFilledDatabase } from '../support/databases'
import { pageOf } from '../support/search-page'
import { dataOf } from '../support/selling'
import { GATEWAYS, openContractSuite, MISSING_ID, type ContractSuite } from './support'

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createFilledDatabase())
})
afterAll(() => suite?.close())

/** A place that is farther away is not listed as nearby. */
const MAX_NEARBY_MILES = 30

const essexSearch = {
  location: 'essex',
  price: '',
  types: 'all-types',
  bedrooms: '',
  radius: 'this-only',
  orderby: 'most-recent',
}

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)

  it('finds homes for sale, with the fields of a card and the pagination (API-22, API-23, API-24)', async () => {
    const { properties, pagination } = pageOf(
      await gateway().propertySearch({ ...essexSearch, page: 2, limit: 8 }),
    )
    expect(properties).toHaveLength(8)
    expect(pagination).toMatchObject({ currentPage: 2, hasMore: true })
    expect(pagination.totalItems).toBeGreaterThan(100)
    for (const field of [
      'id',
      'property_url',
      'image_xs',
      'user_id',
      'portal_address',
      'description_summary',
      'bedrooms',
      'bathrooms',
      'price_options',
      'new_price',
      'listing_status',
      'listing_status_display',
      'local_agent',
    ])
      expect(properties[0], field).toHaveProperty(field)
    for (const card of properties) expect(card.user_id, card.portal_address).toBeGreaterThan(0)
  })
  it('finds homes to let (API-25)', async () => {
    const { properties } = pageOf(await gateway().lettingSearch({ ...essexSearch, page: 1, limit: 8 }))
    for (const field of [
      'id',
      'property_url',
      'image_xs',
      'user_id',
      'portal_address',
      'description_summary',
      'bedrooms',
      'bathrooms',
      'new_price_pcm',
      'new_deposite_amount', // as the API spells it
      'listing_status',
      'original_listing_status',
    ])
      expect(properties[0], field).toHaveProperty(field)
  })
  it('returns a plain list to a search without a page (API-23, API-40)', async () => {
    const homes = dataOf(await gateway().propertySearch(essexSearch))
    if (!Array.isArray(homes)) throw new Error('The search was answered with a page')
    expect(homes.length).toBeGreaterThan(6)
  })
  it('returns the place that a location was resolved to, and other places of the same name', async () => {
    const newportPage = pageOf(
      await gateway().propertySearch({ ...essexSearch, location: 'Newport', page: 1, limit: 8 }),
    )
    expect(newportPage.place?.label).toBe('Newport')
    expect(newportPage.candidates?.length).toBeGreaterThan(1)
    const misspeltPage = pageOf(
      await gateway().propertySearch({ ...essexSearch, location: 'Chelmsfrod', page: 1, limit: 8 }),
    )
    expect(misspeltPage).toMatchObject({ properties: [], pagination: { totalItems: 0, hasMore: false } })
    expect(misspeltPage.candidates?.[0]?.label).toBe('Chelmsford')
  })
  it('returns the details of a listing by its id and kind, and refuses others (B-05, B-06)', async () => {
    const [sale] = pageOf(await gateway().propertySearch({ ...essexSearch, page: 1, limit: 1 })).properties
    const [letting] = pageOf(await gateway().lettingSearch({ ...essexSearch, page: 1, limit: 1 })).properties
    const home = await gateway().propertyDetail({ id: sale?.id ?? 0 })
    expect(home).toMatchObject({
      ok: true,
      data: { id: sale?.id, county: 'Essex', portal_address: sale?.portal_address },
    })
    expect(await gateway().lettingDetail({ id: letting?.id ?? 0 })).toMatchObject({
      ok: true,
      data: { id: letting?.id },
    })
    expect(await gateway().propertyDetail({ id: letting?.id ?? 0 })).toEqual({
      ok: false,
      message: 'Property not found',
    })
    expect(await gateway().lettingDetail({ id: MISSING_ID })).toEqual({
      ok: false,
      message: 'Letting not found',
    })
    if (home.ok) expect(home.data.postcode, 'only the first half is published').not.toContain(' ')
  })
  it('returns a search text that finds the listing’s town among towns of the same name', async () => {
    const inNewport = { ...essexSearch, location: 'Newport, Isle of Wight', page: 1, limit: 1 }
    const [card] = pageOf(await gateway().propertySearch(inNewport)).properties
    expect(await gateway().propertyDetail({ id: card!.id })).toMatchObject({
      ok: true,
      data: { town: 'Newport', town_search: 'Newport, Isle of Wight' },
    })
  })
  it('returns the six newest listings of each kind (API-38)', async () => {
    // Clients send this body (API-38), and it has no effect.
    for (const reply of [
      await gateway().latestProperty({ post_data: 1 }),
      await gateway().latestLetting({ post_data: 1 }),
    ]) {
      const cards = dataOf<object[]>(reply)
      expect(cards).toHaveLength(6)
      expect(Object.keys(cards[0]!)).toEqual(
        expect.arrayContaining([
          'id',
          'property_url',
          'image_xs',
          'listing_status_display',
          'new_price',
          'portal_address',
        ]),
      )
    }
  })
  it('suggests places for the first letters of a name', async () => {
    const [place] = dataOf(await gateway().placeSuggest({ query: 'Witha' }))
    expect(place).toMatchObject({ label: 'Witham', detail: 'Essex' })
  })
  it('lists live listings by id, page by page', async () => {
    const listPage = async (after?: number) =>
      dataOf(await gateway().listingIndex({ kind: 'sale', after, limit: 3 })).listings
    const firstPage = await listPage()
    const secondPage = await listPage(firstPage.at(-1)!.id)
    const ids = [...firstPage, ...secondPage].map(({ id }) => id)
    expect(new Set(ids).size).toBe(6)
  })
  it('accepts a limit of 10,000 listings, and rejects a greater one as invalid', async () => {
    const listIndex = (limit: number) => gateway().listingIndex({ kind: 'sale', limit })
    expect(await listIndex(10_000)).toMatchObject({ ok: true })
    await expect(listIndex(10_001)).rejects.toMatchObject({ code: 'invalid_request' })
  })
  it('returns price figures of a place, and refuses an unknown place', async () => {
    const figures = await gateway().areaFigures({ location: 'Chelmsford' })
    expect(figures).toMatchObject({
      ok: true,
      data: { place: { label: 'Chelmsford' }, median_price: expect.any(Number) },
    })
    expect(await gateway().areaFigures({ location: 'Xyzzyville' })).toEqual({
      ok: false,
      message: 'Place not found',
    })
  })
  it.each(['Truro, Cornwall', 'Chelmsford', 'Kirkwall, Orkney'])(
    'lists only nearby places that have homes for sale: %s',
    async (location) => {
      const { nearby } = dataOf(await gateway().areaFigures({ location }))
      expect(nearby.map(({ miles }) => miles)).toEqual(
        nearby.map(({ miles }) => miles).toSorted((a, b) => a - b),
      )
      // Orkney has hardly any other places.
      if (location !== 'Kirkwall, Orkney') expect(nearby.length).toBeGreaterThanOrEqual(5)
      for (const { value, miles } of nearby) {
        const homes = await gateway().propertySearch({ ...essexSearch, location: value, page: 1, limit: 1 })
        expect(pageOf(homes).pagination.totalItems, value).toBeGreaterThan(0)
        expect(miles, value).toBeLessThanOrEqual(MAX_NEARBY_MILES)
      }
    },
  )
  it('rejects malformed input as an invalid request', async () => {
    await expect(gateway().propertyDetail({ id: 'x' } as never)).rejects.toMatchObject({
      code: 'invalid_request',
    })
    await expect(gateway().propertySearch({ page: 0 })).rejects.toMatchObject({ code: 'invalid_request' })
  })
})
