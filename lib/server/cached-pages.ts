import { listingActions } from '../domain/listing-permissions'
import { sortOptions } from '../search/options'

/** A page that looks the same to every visitor, so the page cache keeps one copy for all. */
export interface CachedPage {
  /** `:name` matches a path segment or a part of it; a trailing slash makes no difference (D-44). */
  path: string
  seconds: number
  /**
   * The query parameters that the page reads, each with the values that are cached. A request with another
   * value is rendered for itself, so that invented values take no room; other parameters are ignored.
   */
  query?: Readonly<Record<string, RegExp>>
  /** Searches and listings, of which anybody can invent any number of addresses, take no other page's room. */
  room?: 'searches'
}

const FIVE_MINUTES_SECONDS = 300

const page = (path: string): CachedPage => ({ path, seconds: FIVE_MINUTES_SECONDS })
const pageNumber = { page: /^[1-9]\d?$/ }
const pagedList = (path: string): CachedPage => ({ ...page(path), query: pageNumber })
const sorted = { ...pageNumber, sort: new RegExp(`^(${sortOptions.map(({ value }) => value).join('|')})$`) }
const search = (path: string): CachedPage => ({ ...page(path), query: sorted, room: 'searches' })
const listing = (path: string): CachedPage => ({ ...page(path), room: 'searches' })

const NO_VALUE = /^\b$/
/** The fields of a search form that is sent without JavaScript; the page redirects to the results. */
const searchFields = {
  location_filter: NO_VALUE,
  radius_filter: NO_VALUE,
  type_filter: NO_VALUE,
  price_filter_min: NO_VALUE,
  price_filter_max: NO_VALUE,
  beds_filter_min: NO_VALUE,
  beds_filter_max: NO_VALUE,
  edit: NO_VALUE,
}

/** The fields of the estimate's form, whose answer is rendered for each request. */
const estimateFields = { kind: NO_VALUE, place: NO_VALUE, type: NO_VALUE, bedrooms: NO_VALUE }

/** The actions of a listing have a page each beside the listing's own, for its visitor alone. */
const NOT_AN_ACTION = `(?!(${listingActions.join('|')})/?$)`

const cachedPages: readonly CachedPage[] = [
  page('/'),
  page('/home'),
  pagedList('/news'),
  page('/news/:slug'),
  pagedList('/news/tag/:tag'),
  pagedList('/guides'),
  page('/guides/:slug'),
  pagedList('/guides/tag/:tag'),
  { ...page('/find-a-property'), query: searchFields },
  { ...page('/find-a-letting'), query: searchFields },
  search('/find-a-property/:location'),
  search('/find-a-property/:location/:price/:types/:bedrooms/:radius'),
  search('/find-a-letting/:location'),
  search('/find-a-letting/:location/:price/:types/:bedrooms/:radius'),
  listing(`/property/:id/${NOT_AN_ACTION}:slug`),
  listing(`/letting/:id/${NOT_AN_ACTION}:slug`),
  page('/chatbot'),
  { ...page('/commercial-property'), query: sorted },
  page('/sell-your-property'),
  page('/let-your-property'),
  page('/frequently-asked-questions'),
  page('/frequently-asked-questions-lettings'),
  page('/get-a-mortgage'),
  page('/affordability-help'),
  page('/commercial-finance'),
  page('/property-management'),
  page('/tenant-referencing'),
  page('/conveyancing'),
  page('/privacy-policy'),
  page('/terms-and-conditions'),
  page('/service-agreement'),
  page('/lettings-service-agreement'),
  page('/complaints-procedure'),
  page('/fees'),
  page('/reviews-policy'),
  page('/cookie-policy'),
  page('/data-protection-complaint'),
  page('/site-map'),
  page('/contact'),
  page('/about-us'),
  page('/recruitment'),
  page('/refer-a-friend'),
  { ...page('/online-house-valuation'), query: estimateFields },
  { ...page('/:product-local-contact'), query: estimateFields },
  page('/estate-agents'),
  page('/estate-agents/:location'),
  page('/local'),
  page('/local/:location'),
  page('/thank-you-subscriber'),
  page('/login'),
  page('/forgotten/password'),
]

const fixedPages = new Map(
  cachedPages.filter(({ path }) => !path.includes(':')).map((entry) => [entry.path, entry]),
)
const patterns = cachedPages
  .filter(({ path }) => path.includes(':'))
  .map((entry) => ({ entry, pattern: new RegExp(`^${entry.path.replace(/:[a-z]+/g, '[^/]+')}/?$`) }))

export function cachedPageAt(path: string): CachedPage | undefined {
  const fixed = fixedPages.get(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)
  return fixed ?? patterns.find(({ pattern }) => pattern.test(path))?.entry
}

/**
 * The address under which a request's page is cached: its path and the parameters that the page reads, in
 * one order. undefined where a parameter has a value that is not cached.
 */
export function cacheAddress(path: string, search: string, { query = {} }: CachedPage): string | undefined {
  if (search === '') return path
  const given = new URLSearchParams(search)
  const known = new URLSearchParams()
  for (const [name, cachedValues] of Object.entries(query)) {
    const value = given.get(name)
    if (value === null) continue
    if (!cachedValues.test(value)) return undefined
    known.set(name, value)
  }
  return known.size > 0 ? `${path}?${known}` : path
}
