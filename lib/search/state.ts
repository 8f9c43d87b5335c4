import type { ListingKind } from '../domain/listing-kind'
import { commercialTypes } from '../domain/property-type'
import type { Sort } from './options'

export const PAGE_SIZE = 8

/** The token for a search anywhere (REFINE-03). */
export const ANY_LOCATION = 'any-location'

/** Tokens as in the URL and the API calls; unknown tokens are kept. */
export interface Filters {
  location: string
  price: string
  types: string
  bedrooms: string
  radius: string
}

export interface SearchState extends Filters {
  kind: ListingKind
  sort: Sort
  page: number
  /** Keys of wishes that were typed and that no filter knows, with commas; absent for none. */
  leftOut?: string
}

export const defaultFilters: Filters = {
  location: ANY_LOCATION,
  price: 'any-price',
  types: 'all-types',
  bedrooms: 'any-bedrooms',
  radius: 'this-only',
}

export const defaultState = (kind: ListingKind): SearchState => ({
  kind,
  ...defaultFilters,
  sort: 'most-recent',
  page: 1,
})

export const COMMERCIAL_TYPES_TOKEN = commercialTypes.join(',')

/** The search of /commercial-property (D-161, D-167). */
export const commercialState = (): SearchState => ({ ...defaultState('sale'), types: COMMERCIAL_TYPES_TOKEN })

export const hasDefaultFilters = (state: Filters): boolean =>
  (['price', 'types', 'bedrooms', 'radius'] as const).every((name) => state[name] === defaultFilters[name])

/** True for exactly the search of /commercial-property, which has that short path. */
export const isCommercial = (state: SearchState): boolean =>
  state.kind === 'sale' &&
  state.location === ANY_LOCATION &&
  hasDefaultFilters({ ...state, types: defaultFilters.types }) &&
  state.types === COMMERCIAL_TYPES_TOKEN
