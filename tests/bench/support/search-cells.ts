import { toCriteria } from '../../../lib/agency/search/criteria'
import type { EngineCriteria } from '../../../lib/agency/search/engine/engine-criteria'
import type { EngineFollower } from '../../../lib/agency/search/engine/engine-follower'
import { resolveLocation } from '../../../lib/agency/search/search'
import { radiusOptions, sortOptions } from '../../../lib/search/options'

const LOCATIONS = [
  'any-location',
  'London',
  'Essex',
  'Great Baddow',
  'CM8',
  'High Street',
  'Scotland',
  'Birmingham',
]
const noFilters = { price: 'any-price', types: 'all-types', bedrooms: 'any-bedrooms' }
const FILTERS = {
  'no filters': noFilters,
  'price and bedrooms': { ...noFilters, price: '200000-400000', bedrooms: '2-4' },
  'price and type': { ...noFilters, price: 'nomin-250000', types: 'terraced' },
  'features and exclusions': { ...noFilters, with: 'garden,parking', not: 'retirement' },
  'rating, age and floor area': {
    ...noFilters,
    bedrooms: '3-nomax',
    epc: 'c',
    added: '14',
    size: '900-nomax',
  },
  keyword: { ...noFilters, keyword: 'garden' },
}
export const PAGES = [1, 100, 10_000]
export const PAGE_SIZE = 8

/**
 * One combination of place, radius, filters, sort order and page: `input` for the call, and `search` for the engine.
 */
export interface Cell {
  location: string
  radius: string
  filter: string
  sort: string
  page: number
  input: typeof noFilters & { location: string; radius: string }
  search: { criteria: EngineCriteria; orderby: string }
}

export const describeCell = ({ location, radius, filter, sort, page }: Cell): string =>
  `${location}, ${radius}, ${filter}, ${sort}, page ${page}`

/** Lists every place × radius × filter × sort × page. The matches of a keyword are read from PostgreSQL and cached. */
export async function listCells(follower: EngineFollower): Promise<Cell[]> {
  const cells: Cell[] = []
  for (const location of LOCATIONS) {
    const place = await resolveLocation(location)
    // Without a place a radius has no effect, so one radius is enough.
    const radii = location === 'any-location' ? radiusOptions.slice(0, 1) : radiusOptions
    for (const { value: radius } of radii)
      for (const [filter, filters] of Object.entries(FILTERS)) {
        const preparedSearch = await follower.prepareSearch(toCriteria('sale', place, { ...filters, radius }))
        if (!preparedSearch) throw new Error('The engine is behind')
        for (const { value: orderby } of sortOptions)
          for (const page of PAGES)
            cells.push({
              ...{ location, radius, filter, sort: orderby, page },
              input: { ...filters, location, radius },
              search: { criteria: preparedSearch.criteria, orderby },
            })
      }
  }
  return cells
}
