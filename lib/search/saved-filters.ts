import type { ListingKind } from '../domain/listing-kind'
import { furtherFilterNames, type FurtherFilter } from '../domain/further-filter'
import { ANY_LOCATION, defaultFilters, type Filters } from './state'

/** Local storage keys of the last search of each kind (SALES-15, LET-05). */
const specifiedKeys = {
  sale: {
    location: 'sales_location_filter',
    price: 'sales_price_filter',
    types: 'sales_type_filter',
    bedrooms: 'sales_beds_filter',
    radius: 'sales_radius_filter',
  },
  let: {
    location: 'location_filter',
    price: 'price_filter',
    types: 'type_filter',
    bedrooms: 'beds_filter',
    radius: 'radius_filter',
  },
}

/**
 * Further filters that are not stored, because they describe one search and not what a visitor always needs. The next
 * search, of another place, would find nothing with them.
 */
const FILTERS_OF_ONE_SEARCH: readonly FurtherFilter[] = ['keyword', 'near', 'within', 'area']
const rememberedFurtherFilters = furtherFilterNames.filter((name) => !FILTERS_OF_ONE_SEARCH.includes(name))

const listFilterKeys = (kind: ListingKind): [name: keyof Filters, key: string][] => [
  ...(Object.entries(specifiedKeys[kind]) as [keyof Filters, string][]),
  ...rememberedFurtherFilters.map((name): [keyof Filters, string] => [
    name,
    kind === 'sale' ? `sales_${name}_filter` : `${name}_filter`,
  ]),
]

/** The last loaded page of lettings (LET-06, D-84); sales have no such key. */
export const LETTINGS_PAGE_KEY = 'property_lettings_current_page'

/** Lists the storage entries of a search. The location 'anywhere' is stored as '' (D-83). */
export const toStorageEntries = (kind: ListingKind, filters: Filters): [key: string, value: string][] =>
  listFilterKeys(kind).map(([name, key]) => [
    key,
    name === 'location' && filters.location === ANY_LOCATION ? '' : filters[name],
  ])

/** Reads the last search of a kind; null if none is stored. Missing tokens get their defaults. */
export function readSavedFilters(kind: ListingKind, read: (key: string) => string | null): Filters | null {
  const tokens = listFilterKeys(kind).map(([name, key]) => [name, read(key)] as const)
  if (tokens.every(([, token]) => token === null)) return null
  return { ...defaultFilters, ...Object.fromEntries(tokens.filter(([, token]) => token)) }
}
