import type { ListingKind } from '../domain/listing-kind'
import { commercialTypes } from '../domain/property-type'
import { ANY_LOCATION } from './location'
import type { Sort } from './options'
import { furtherFilterNames } from '../domain/further-filter'
import { cleanFurtherFilters, noFurtherFilters, parseFeatures, type FurtherFilters } from './further-filters'

/** The number of homes on a page (SALES-12). */
export const PAGE_SIZE = 8

export { ANY_LOCATION }

/** Tokens as in the URL and the API calls; unknown tokens are kept. */
export interface Filters extends FurtherFilters {
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
  /** The keys of wishes in a typed text that no filter covers, separated by commas; absent for none. */
  unsupported?: string
  /** The location that was searched before an area replaced it; absent for none, and without an area. */
  locationBeforeArea?: string
}

export const defaultFilters: Filters = {
  location: ANY_LOCATION,
  price: 'any-price',
  types: 'all-types',
  bedrooms: 'any-bedrooms',
  radius: 'this-only',
  ...noFurtherFilters,
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

const includesPets = (token: string): boolean => token.split(',').includes(PETS_TOKEN)

/** Moves filters, by the names of `listFurtherNames`, to the unsupported wishes, which the results page lists. */
export function moveToUnsupported(state: SearchState, names: readonly string[]): SearchState {
  const remainingFilters = furtherFilterNames.map(
    (name) => [name, names.includes(name) ? '' : state[name]] as const,
  )
  return {
    ...state,
    ...Object.fromEntries(remainingFilters),
    with: parseFeatures(state.with)
      .filter((feature) => !names.includes(feature))
      .join(','),
    ...(names.includes('near') ? { within: '' } : {}),
    unsupported: [...new Set([...(state.unsupported?.split(',') ?? []), ...names])].join(','),
  }
}

/**
 * Brings further filters into their canonical form. A sale cannot be searched for pets, because no home for sale says
 * whether it takes them, so this filter becomes an unsupported wish.
 */
export function cleanState(state: SearchState): SearchState {
  const cleaned = { ...state, ...cleanFurtherFilters(state.kind, (name) => state[name]) }
  const asksForPets = state.kind === 'sale' && includesPets(state.with)
  return asksForPets ? moveToUnsupported(cleaned, [PETS_TOKEN]) : cleaned
}

export const hasDefaultFilters = (state: Filters): boolean =>
  (['price', 'types', 'bedrooms', 'radius'] as const).every((name) => state[name] === defaultFilters[name])

/** Replaces the location of a search by an area. The radius stays and applies again once the area is removed. */
export function replaceLocation(state: SearchState, area: string): SearchState {
  const { location, locationBeforeArea, ...rest } = state
  const before = location === ANY_LOCATION ? locationBeforeArea : location
  return {
    ...rest,
    location: ANY_LOCATION,
    ...(before === undefined ? {} : { locationBeforeArea: before }),
    area,
    page: 1,
  }
}

/** Keeps the location that an area has replaced, as long as the changed search has an area in its place. */
export function keepLocationBeforeArea(to: SearchState, { locationBeforeArea }: SearchState): SearchState {
  const isStillReplaced = to.area !== '' && to.location === ANY_LOCATION
  return isStillReplaced && locationBeforeArea !== undefined ? { ...to, locationBeforeArea } : to
}

/** True for exactly the search of /commercial-property, which has that short path. */
export const isCommercial = (state: SearchState): boolean =>
  state.kind === 'sale' &&
  state.location === ANY_LOCATION &&
  hasDefaultFilters({ ...state, types: defaultFilters.types }) &&
  state.types === COMMERCIAL_TYPES_TOKEN
