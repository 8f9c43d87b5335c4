import { routes } from '../config/routes'
import type { ListingKind } from '../domain/listing-kind'
import { decodeSegment } from '../format/decode-segment'
import { sortOptions, type Sort } from './options'
import {
  ANY_LOCATION,
  commercialState,
  defaultFilters,
  defaultState,
  hasDefaultFilters,
  isCommercial,
  PAGE_SIZE,
  type SearchState,
} from './state'

/**
 * The one codec of searches between URL, state and API call; pages, pager, chips, canonicals and saved searches use
 * it. It accepts any text: an invalid escape is read literally.
 */

const MAX_PAGE = 1_000_000
/** Limits of the contract, in characters; longer texts are truncated. */
const MAX_CHARACTERS = { location: 6_000, types: 2_000, token: 200 }

const basePaths: Record<ListingKind, string> = { sale: routes.buy, let: routes.rent }

/** Control characters and lone surrogates, which PostgreSQL refuses. */
const unprintableCharacters = /[\p{Cc}\p{Cs}]/gu

/** Removes unprintable characters, trims, and truncates to `max` characters. */
export const cleanText = (text: string, max = MAX_CHARACTERS.location): string =>
  text.replace(unprintableCharacters, ' ').trim().slice(0, max).replace(unprintableCharacters, '')

/** '.' and '..' are relative path segments, and name no place. */
const parseLocation = (text: string): string => {
  const location = cleanText(text)
  return location === '' || /^\.+$/.test(location) ? ANY_LOCATION : location
}

const parseSort = (token: string | null): Sort =>
  sortOptions.some((option) => option.value === token) ? (token as Sort) : 'most-recent'

const parsePage = (text: string | null): number =>
  text !== null && /^\d{1,7}$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_PAGE) : 1

/** Reads the first value of a query parameter. */
export type QueryReader = (name: string) => string | null

/** A reader of the `searchParams` of a Next page. */
export const createQueryReader =
  (query: Record<string, string | string[] | undefined>): QueryReader =>
  (name) => {
    const value = query[name]
    return (Array.isArray(value) ? value[0] : value) ?? null
  }

const withSortAndPage = (state: SearchState, query: QueryReader): SearchState => ({
  ...state,
  sort: parseSort(query('sort')),
  page: parsePage(query('page')),
})

/**
 * Parses the URL of a list of results.
 * @param segments those after /find-a-property or /find-a-letting, still encoded: the location alone, or all five
 */
export function parseSearchUrl(
  kind: ListingKind,
  segments: readonly string[],
  query: QueryReader,
): SearchState {
  const [location = '', ...filters] = segments.map((segment) => decodeSegment(segment))
  const token = (index: number, fallback: string, max = MAX_CHARACTERS.token) =>
    cleanText(filters[index] ?? '', max) || fallback
  const state = {
    ...defaultState(kind),
    location: parseLocation(location),
    price: token(0, defaultFilters.price),
    types: token(1, defaultFilters.types, MAX_CHARACTERS.types),
    bedrooms: token(2, defaultFilters.bedrooms),
    radius: token(3, defaultFilters.radius),
  }
  return withSortAndPage(state, query)
}

/** Parses a pathname, /commercial-property included; null where it is no list of results. */
export function parsePathname(pathname: string, query: QueryReader): SearchState | null {
  const segments = pathname.split('/').filter(Boolean)
  if (`/${segments.join('/')}` === routes.commercial) return withSortAndPage(commercialState(), query)
  const kind = (Object.keys(basePaths) as ListingKind[]).find((name) => basePaths[name] === `/${segments[0]}`)
  if (!kind || (segments.length !== 2 && segments.length !== 6)) return null
  return parseSearchUrl(kind, segments.slice(1), query)
}

/** Encodes a path segment, but leaves '+' and ',' readable ('400-2400+', 'office,shop'). */
const encodeSegment = (text: string): string =>
  encodeURIComponent(text).replaceAll('%2B', '+').replaceAll('%2C', ',')

/** Path of a location's search with default filters (SALES-02, LET-02). */
export const locationHref = (kind: ListingKind, location: string): string =>
  `${basePaths[kind]}/${encodeSegment(parseLocation(location))}`

function toPath(state: SearchState): string {
  if (isCommercial(state)) return routes.commercial
  const short = locationHref(state.kind, state.location)
  if (hasDefaultFilters(state)) return short
  return [
    short,
    ...[state.price, state.types, state.bedrooms, state.radius].map((token) =>
      encodeSegment(cleanText(token)),
    ),
  ].join('/')
}

/** URL of a state: its path, and `sort` and `page` where they are not the default (D-166). */
export function searchHref(state: SearchState): string {
  const query = [
    state.sort === 'most-recent' ? '' : `sort=${state.sort}`,
    state.page === 1 ? '' : `page=${state.page}`,
  ]
    .filter(Boolean)
    .join('&')
  return query ? `${toPath(state)}?${query}` : toPath(state)
}

/** Canonical path of a list of results: the location's, or that of the commercial page (D-166). */
export const canonicalPath = (state: SearchState): string =>
  isCommercial(state) ? routes.commercial : locationHref(state.kind, state.location)

/** Input of the search call (API-22), for the state's page or another one. */
export const toCallInput = (
  { location, price, types, bedrooms, radius, sort, ...state }: SearchState,
  page = state.page,
) => ({
  location,
  price,
  types,
  bedrooms,
  radius,
  orderby: sort,
  page,
  limit: PAGE_SIZE,
})

/** Key of a location's HTML and metadata: lower-case, with hyphens for spaces (D-71); null for too long a text. */
export function siteMetaKey(kind: ListingKind, location: string): string | null {
  const slug = location.trim().toLowerCase().replace(/\s+/g, '-')
  return slug.length > 100 ? null : `${kind === 'sale' ? 'forsale' : 'tolet'}-${slug}`
}
