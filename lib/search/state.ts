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
  /** 'pets' for homes to let where pets are considered or welcome, else ''. It is the `with` of URL and call. */
  pets: string
}

export interface SearchState extends Filters {
  kind: ListingKind
  sort: Sort
  page: number
  /** Keys of the typed wishes that no filter covers, separated by commas; absent for none. */
  leftOut?: string
}

export const defaultFilters: Filters = {
  location: ANY_LOCATION,
  price: 'any-price',
  types: 'all-types',
  bedrooms: 'any-bedrooms',
  radius: 'this-only',
  pets: '',
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

export const PETS_TOKEN = 'pets'

/** Pets are a fact of homes to let alone, so a search of homes for sale cannot ask for it. */
export const asksForPets = ({ kind, pets }: Pick<SearchState, 'kind' | 'pets'>): boolean =>
  kind === 'let' && pets === PETS_TOKEN

/** The same search with pets as a wish that is left out, which its results say. */
export const leaveOutPets = (state: SearchState): SearchState => ({
  ...state,
  pets: defaultFilters.pets,
  leftOut: [...new Set([...(state.leftOut?.split(',') ?? []), PETS_TOKEN])].join(','),
})

export const hasDefaultFilters = (state: Filters): boolean =>
  (['price', 'types', 'bedrooms', 'radius'] as const).every((name) => state[name] === defaultFilters[name])

/** True for exactly the search of /commercial-property, which has that short path. */
export const isCommercial = (state: SearchState): boolean =>
  state.kind === 'sale' &&
  state.location === ANY_LOCATION &&
  hasDefaultFilters({ ...state, types: defaultFilters.types }) &&
  state.types === COMMERCIAL_TYPES_TOKEN
