import { routes } from '../config/routes'
import type { ListingKind } from '../domain/listing-kind'
import { decodedSegment } from '../format/decoded-segment'
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
 * The one codec of searches: address ↔ state ↔ call. Pages, pager, chips, canonicals and saved
 * searches all use it. No text breaks it: what cannot be decoded is taken as it stands.
 */

const PAGES_MAX = 1_000_000
/** The contract's own limits; longer texts mean nothing and are cut. */
const LONGEST = { location: 6_000, types: 2_000, token: 200 }

const base: Record<ListingKind, string> = { sale: routes.buy, let: routes.rent }

/** Control characters and broken surrogates: never part of a place's name, and no database takes them. */
const unprintable = /[\p{Cc}\p{Cs}]/gu

/** A text as a person may have meant it: printable, trimmed, no longer than `max`. */
export const cleanText = (text: string, max = LONGEST.location): string =>
  text.replace(unprintable, ' ').trim().slice(0, max).replace(unprintable, '')

/** '.' and '..' would climb out of the path; they name no place. */
const asLocation = (text: string): string => {
  const location = cleanText(text)
  return location === '' || /^\.+$/.test(location) ? ANY_LOCATION : location
}

const asSort = (token: string | null): Sort =>
  sortOptions.some((option) => option.value === token) ? (token as Sort) : 'most-recent'

const asPage = (text: string | null): number =>
  text !== null && /^\d{1,7}$/.test(text) ? Math.min(Math.max(Number(text), 1), PAGES_MAX) : 1

/** Reads one value of a query, the first of several. */
export type QueryReader = (name: string) => string | null

/** Reader over what a Next page is given, or any record of the kind. */
export const queryOf =
  (query: Record<string, string | string[] | undefined>): QueryReader =>
  (name) => {
    const value = query[name]
    return (Array.isArray(value) ? value[0] : value) ?? null
  }

const withView = (state: SearchState, query: QueryReader): SearchState => ({
  ...state,
  sort: asSort(query('sort')),
  page: asPage(query('page')),
})

/**
 * State of a results address. `segments` are those after /find-a-property or /find-a-letting, as
 * the address has them (still encoded): the location alone, or all five.
 */
export function parseSearchUrl(
  kind: ListingKind,
  segments: readonly string[],
  query: QueryReader,
): SearchState {
  const [location = '', ...filters] = segments.map((segment) => decodedSegment(segment))
  const token = (index: number, fallback: string, max = LONGEST.token) =>
    cleanText(filters[index] ?? '', max) || fallback
  const state = {
    ...defaultState(kind),
    location: asLocation(location),
    price: token(0, defaultFilters.price),
    types: token(1, defaultFilters.types, LONGEST.types),
    bedrooms: token(2, defaultFilters.bedrooms),
    radius: token(3, defaultFilters.radius),
  }
  return withView(state, query)
}

/** State of a pathname with its query, /commercial-property included; null when it is no list of results. */
export function parsePathname(pathname: string, query: QueryReader): SearchState | null {
  const segments = pathname.split('/').filter(Boolean)
  if (`/${segments.join('/')}` === routes.commercial) return withView(commercialState(), query)
  const kind = (Object.keys(base) as ListingKind[]).find((name) => base[name] === `/${segments[0]}`)
  if (!kind || (segments.length !== 2 && segments.length !== 6)) return null
  return parseSearchUrl(kind, segments.slice(1), query)
}

/** '+' and ',' stand for themselves in a path ('400-2400+', 'office,shop'). */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll('%2B', '+').replaceAll('%2C', ',')

/** Path of the search of a location with every filter at its default (SALES-02, LET-02): its canonical. */
export const locationHref = (kind: ListingKind, location: string): string =>
  `${base[kind]}/${encoded(asLocation(location))}`

function pathOf(state: SearchState): string {
  if (isCommercial(state)) return routes.commercial
  const short = locationHref(state.kind, state.location)
  if (hasDefaultFilters(state)) return short
  return [
    short,
    ...[state.price, state.types, state.bedrooms, state.radius].map((token) => encoded(cleanText(token))),
  ].join('/')
}

/** Address of a state: path form, then `sort` and `page` where they are not the default (D-166). */
export function searchHref(state: SearchState): string {
  const query = [
    state.sort === 'most-recent' ? '' : `sort=${state.sort}`,
    state.page === 1 ? '' : `page=${state.page}`,
  ]
    .filter(Boolean)
    .join('&')
  return query ? `${pathOf(state)}?${query}` : pathOf(state)
}

/** Canonical of a list of results: the location form (D-166), or the commercial page itself. */
export const canonicalPath = (state: SearchState): string =>
  isCommercial(state) ? routes.commercial : locationHref(state.kind, state.location)

/** The call of a state (API-22); another page of the same list by its number. */
export const callInput = (
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

/** Key of a location's own HTML and meta: lower-case, spaces to hyphens (D-71); null where it can have none. */
export function metaKey(kind: ListingKind, location: string): string | null {
  const slug = location.trim().toLowerCase().replace(/\s+/g, '-')
  return slug.length > 100 ? null : `${kind === 'sale' ? 'forsale' : 'tolet'}-${slug}`
}
