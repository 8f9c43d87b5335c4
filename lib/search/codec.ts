import { routes } from '../config/routes'
import type { ListingKind } from '../domain/listing-kind'
import { decodeSegment } from '../format/decode-segment'
import { cleanText } from '../format/clean-text'
import { mapFurtherFilters } from '../domain/further-filter'
import { cleanFurtherFilters, type FurtherFilters } from './further-filters'
import { sortOptions, type Sort } from './options'
import {
  basePaths,
  ANY_LOCATION,
  encodeSegment,
  isPathSegment,
  locationHref,
  MAX_LOCATION_CHARACTERS,
  parseLocation,
  placeHref,
} from './location'
import { isUnsupportedWish } from './phrase/unsupported-wish-labels'
import {
  type Filters,
  cleanState,
  commercialState,
  defaultFilters,
  defaultState,
  hasDefaultFilters,
  isCommercial,
  PAGE_SIZE,
  type SearchState,
} from './state'

/* Converts searches between URL, state and API call. Any text is accepted. */

/** The contract's limit. The pattern of `parsePage` admits its seven digits. */
const MAX_PAGE = 1_000_000
/** The contract's limits; longer texts are truncated. */
const MAX_CHARACTERS = { types: 2_000, token: 200 }

const parseSort = (token: string | null): Sort =>
  sortOptions.some((option) => option.value === token) ? (token as Sort) : 'most-recent'

const parsePage = (text: string | null): number =>
  text !== null && /^\d{1,7}$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_PAGE) : 1

/** Returns the first value of a query parameter. */
export type QueryReader = (name: string) => string | null

export const createQueryReader =
  (query: Record<string, string | string[] | undefined>): QueryReader =>
  (name) => {
    const value = query[name]
    return (Array.isArray(value) ? value[0] : value) ?? null
  }

/** Reads the keys of unsupported wishes and drops unknown keys, because any text may stand in a URL. */
function parseUnsupported(text: string | null): Pick<SearchState, 'unsupported'> {
  const keys = (text ?? '').slice(0, MAX_CHARACTERS.token).split(',').filter(isUnsupportedWish)
  return keys.length === 0 ? {} : { unsupported: [...new Set(keys)].join(',') }
}

/** Reads the location that an area has replaced. Only a search with an area and without a location has one. */
function parseLocationBeforeArea(
  { area, location }: SearchState,
  text: string | null,
): Pick<SearchState, 'locationBeforeArea'> {
  const locationBeforeArea = parseLocation(text ?? '')
  const isReplaced = area !== '' && location === ANY_LOCATION && locationBeforeArea !== ANY_LOCATION
  return isReplaced ? { locationBeforeArea } : {}
}

function addQuery(state: SearchState, query: QueryReader): SearchState {
  // Bounds the work on long texts. `cleanState` applies the limit of each filter, which is lower.
  const further = mapFurtherFilters((name) => (query(name) ?? '').slice(0, MAX_LOCATION_CHARACTERS))
  const cleaned = cleanState({
    ...state,
    ...further,
    sort: parseSort(query('sort')),
    page: parsePage(query('page')),
    ...parseUnsupported(query('without')),
  })
  return { ...cleaned, ...parseLocationBeforeArea(cleaned, query('from')) }
}

type FilterTokens = Pick<Filters, 'price' | 'types' | 'bedrooms' | 'radius'>

/** Returns filters that can be path segments. A missing filter, or one that cannot be a segment, gets its default. */
function cleanFilters(filters: { [K in keyof FilterTokens]: string | undefined }): FilterTokens {
  const clean = (name: keyof FilterTokens, max = MAX_CHARACTERS.token) => {
    const token = cleanText(filters[name] ?? '', max)
    return isPathSegment(token) ? token : defaultFilters[name]
  }
  return {
    price: clean('price'),
    types: clean('types', MAX_CHARACTERS.types),
    bedrooms: clean('bedrooms'),
    radius: clean('radius'),
  }
}

/** @param segments the encoded path after /find-a-…: the location alone, or location, price, types, bedrooms, radius */
export function parseSearchUrl(
  kind: ListingKind,
  segments: readonly string[],
  query: QueryReader,
): SearchState {
  const [location = '', price, types, bedrooms, radius] = segments.map((segment) => decodeSegment(segment))
  const state = {
    ...defaultState(kind),
    location: parseLocation(location),
    ...cleanFilters({ price, types, bedrooms, radius }),
  }
  return addQuery(state, query)
}

/** Parses the path of a search, which has a location and either no filter or all filters; null for any other path. */
export function parsePathname(pathname: string, query: QueryReader): SearchState | null {
  const segments = pathname.split('/').filter(Boolean)
  if (`/${segments.join('/')}` === routes.commercial) return addQuery(commercialState(), query)
  const kind = (Object.keys(basePaths) as ListingKind[]).find((name) => basePaths[name] === `/${segments[0]}`)
  const searchSegments = segments.slice(1)
  const hasLocationOnly = searchSegments.length === 1
  const hasAllFilters = searchSegments.length === 5
  if (!kind || (!hasLocationOnly && !hasAllFilters)) return null
  return parseSearchUrl(kind, searchSegments, query)
}

/** Leaves ',' and ';' readable ('garden,parking'); a '+' would be read as a space. */
const encodeQueryValue = (text: string): string =>
  encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3B', ';')

function toPath(state: SearchState): string {
  if (isCommercial(state)) return routes.commercial
  const locationPath = locationHref(state.kind, state.location)
  const filters = cleanFilters(state)
  if (hasDefaultFilters({ ...state, ...filters })) return locationPath
  const tokens = [filters.price, filters.types, filters.bedrooms, filters.radius]
  return [locationPath, ...tokens.map(encodeSegment)].join('/')
}

export function listSetFilters({ kind, ...state }: SearchState): Partial<FurtherFilters> {
  const filters = Object.entries(cleanFurtherFilters(kind, (name) => state[name]))
  return Object.fromEntries(filters.filter(([, token]) => token !== ''))
}

/** Creates the URL of a search. The query leaves out `sort`, `page` and filters that have their defaults (D-166). */
export function searchHref(state: SearchState): string {
  const { locationBeforeArea } = parseLocationBeforeArea(cleanState(state), state.locationBeforeArea ?? null)
  const query = [
    state.sort === 'most-recent' ? '' : `sort=${state.sort}`,
    state.page === 1 ? '' : `page=${state.page}`,
    ...Object.entries(listSetFilters(state)).map(([name, token]) => `${name}=${encodeQueryValue(token)}`),
    state.unsupported ? `without=${state.unsupported}` : '',
    locationBeforeArea ? `from=${encodeQueryValue(locationBeforeArea)}` : '',
  ]
    .filter(Boolean)
    .join('&')
  return query ? `${toPath(state)}?${query}` : toPath(state)
}

/**
 * Creates the canonical path of a search, without its filters (D-166). Every spelling of a place has the same path:
 * '/find-a-property/southend-on-sea' for 'SOUTHEND ON SEA'.
 * @param placeValue the value of the place that was found; absent for a text that names none
 */
export function toCanonicalPath(state: SearchState, placeValue?: string): string {
  if (isCommercial(state)) return routes.commercial
  if (placeValue === undefined) return locationHref(state.kind, state.location.toLowerCase())
  return placeHref(state.kind, placeValue)
}

/** Only the further filters that are set are sent, because the specification of the call lacks these filters. */
export const toCallInput = (state: SearchState, page = state.page) => ({
  location: state.location,
  price: state.price,
  types: state.types,
  bedrooms: state.bedrooms,
  radius: state.radius,
  orderby: state.sort,
  page,
  limit: PAGE_SIZE,
  ...listSetFilters(state),
})

/** No location with its own site-meta texts has a longer name. */
const MAX_KEY_CHARACTERS = 100

/** The site-meta key of a location's HTML and metadata (D-71); null for a text longer than any key. */
export function siteMetaKey(kind: ListingKind, location: string): string | null {
  const slug = location.trim().toLowerCase().replace(/\s+/g, '-')
  if (slug.length > MAX_KEY_CHARACTERS) return null
  return kind === 'sale' ? `forsale-${slug}` : `tolet-${slug}`
}
