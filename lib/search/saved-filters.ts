import type { ListingKind } from '../domain/listing-kind'
import { ANY_LOCATION, defaultFilters, type Filters } from './state'

/** Local storage keys of the last search of each kind (SALES-15, LET-05); pets are a filter of lettings alone. */
const filterKeys: Record<ListingKind, Partial<Record<keyof Filters, string>>> = {
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
    pets: 'pets_filter',
  },
}

/** The last loaded page of lettings (LET-06, D-84); sales have no such key. */
export const LETTINGS_PAGE_KEY = 'property_lettings_current_page'

/** The location is stored as '' for anywhere (D-83). */
export const toStorageEntries = (kind: ListingKind, filters: Filters): [key: string, value: string][] =>
  (Object.entries(filterKeys[kind]) as [keyof Filters, string][]).map(([name, key]) => [
    key,
    name === 'location' && filters.location === ANY_LOCATION ? '' : filters[name],
  ])

/** Missing tokens get their defaults; null where no search is saved. */
export function readSavedFilters(kind: ListingKind, read: (key: string) => string | null): Filters | null {
  const keys = Object.entries(filterKeys[kind]) as [keyof Filters, string][]
  const found = keys.map(([name, key]) => [name, read(key)] as const)
  if (found.every(([, value]) => value === null)) return null
  return { ...defaultFilters, ...Object.fromEntries(found.filter(([, value]) => value)) }
}
