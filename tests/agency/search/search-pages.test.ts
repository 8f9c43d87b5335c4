import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addListings } from '../../support/listings'
import { openSearchSuite, type SearchSuite } from './search-suite'

const RIPON_HOMES = 160
const WITHAM_HOMES = 4
let suite: SearchSuite

beforeAll(async () => {
  suite = await openSearchSuite()
  await addListings(Array.from({ length: WITHAM_HOMES }, () => ({ town: 'Witham' })))
  await addListings(
    Array.from({ length: RIPON_HOMES }, (_, index) => ({
      town: 'Ripon',
      county: 'North Yorkshire',
      postcode: 'HG4 1AB',
      lat: 54.13,
      lng: -1.52,
      // Many homes share a price and a time, so that only the id decides their order. Some homes have no price.
      price: 200_000 + (index % 3) * 1_000,
      listedAt: `2026-10-0${1 + (index % 5)}T09:00:00Z`,
      ...(index % 50 === 0 ? { qualifier: 'poa' as const } : {}),
    })),
  )
})
afterAll(() => suite.close())

describe('pages of results', () => {
  // PostgreSQL reads every row that OFFSET skips.
  it.each(['most-recent', 'oldest', 'price-asc', 'price-desc'])(
    'are the same at any depth, and are read without a long OFFSET: %s',
    async (orderby) => {
      const query = vi.spyOn(pg.Client.prototype, 'query')
      const idsOfSinglePages: number[] = []
      for (let page = 1; page <= RIPON_HOMES; page += 1) {
        const { ids, total, hasMore } = await suite.search({ location: 'Ripon', orderby, page, limit: 1 })
        expect(total).toBe(RIPON_HOMES)
        expect(hasMore).toBe(page < RIPON_HOMES)
        idsOfSinglePages.push(...ids)
      }
      const idsOfLargePages: number[] = []
      for (let page = 1; page <= 2; page += 1)
        idsOfLargePages.push(...(await suite.search({ location: 'Ripon', orderby, page, limit: 80 })).ids)
      expect(idsOfSinglePages).toEqual(idsOfLargePages)
      expect(new Set(idsOfSinglePages).size).toBe(RIPON_HOMES)
      // The value of the parameter that each statement has after `offset`.
      const offsets = query.mock.calls.flatMap(([text, values]) => {
        const match = /offset \$(\d+)/.exec(String(text))
        return match ? [Number((values as unknown[])[Number(match[1]) - 1])] : []
      })
      expect(offsets.length).toBeGreaterThan(RIPON_HOMES / 2)
      // The greatest offset is that of the second page of 80 homes.
      expect(Math.max(...offsets)).toBeLessThan(81)
    },
  )
  it('have the right home far behind the first page of a price range', async () => {
    const price = '200001-nomax'
    const page = 60
    const all = await suite.search({ location: 'Ripon', price, orderby: 'price-asc' })
    expect(all.total).toBeGreaterThan(page)
    const distantPage = await suite.search({
      location: 'Ripon',
      price,
      orderby: 'price-asc',
      page,
      limit: 1,
    })
    expect(distantPage).toEqual({ ids: [all.ids[page - 1]], total: all.total, hasMore: true })
  })

  it('are empty beyond the last page, with the same count', async () => {
    expect(await suite.search({ location: 'Witham', page: 9, limit: 8 })).toEqual({
      ids: [],
      total: WITHAM_HOMES,
      hasMore: false,
    })
    expect(await suite.search({ location: 'Witham', page: 900_000, limit: 8 })).toEqual({
      ids: [],
      total: WITHAM_HOMES,
      hasMore: false,
    })
  })
})
