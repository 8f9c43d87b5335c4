import type { ListingKind } from '../domain/listing-kind'
import { commercialTypes } from '../domain/property-type'
import type { Sort } from './options'

/** Cards on a page of results (SALES-12). */
export const PAGE_SIZE = 8

/** The token for a search anywhere (REFINE-03). */
export const ANY_LOCATION = 'any-location'

/** The filters of a search, as tokens of the URL and the calls; unknown tokens are kept. */
export interface Filters {
  location: string
  price: string
  types: string
  bedrooms: string
  radius: string
}

/** A list of results: its filters, order and page. */
export interface SearchState extends Filters {
  kind: ListingKind
  sort: Sort
  page: number
}

/** Every filter at its default (REFINE-07), as tokens. */
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

/** Types of the commercial page as one token (D-161, D-167). */
export const COMMERCIAL_TYPES_TOKEN = commercialTypes.join(',')

/** The search that /commercial-property shows. */
export const commercialState = (): SearchState => ({ ...defaultState('sale'), types: COMMERCIAL_TYPES_TOKEN })

/** True where no filter but the location differs from its default. */
export const hasDefaultFilters = (state: Filters): boolean =>
  (['price', 'types', 'bedrooms', 'radius'] as const).every((name) => state[name] === defaultFilters[name])

export const isCommercial = (state: SearchState): boolean =>
  state.kind === 'sale' &&
  state.location === ANY_LOCATION &&
  hasDefaultFilters({ ...state, types: defaultFilters.types }) &&
  state.types === COMMERCIAL_TYPES_TOKEN
