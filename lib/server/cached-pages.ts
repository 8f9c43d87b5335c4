import { homeFeatureTokens } from '../domain/home-feature'
import { listingActions } from '../domain/listing-permissions'
import { mapFurtherFilters } from '../domain/further-filter'
import { fieldNames } from '../search/form'
import { sortOptions } from '../search/options'

export interface CacheRule {
  /** `:name` matches a path segment or a part of it; a trailing slash makes no difference (D-44). */
  path: string
  freshSeconds: number
  /** The cached values of each parameter. A page with another value is not cached, so that invented values take no room. */
  query?: Readonly<Record<string, RegExp>>
  /** Anybody can request any number of search and listing URLs, so these pages have a separate cache. */
  cache?: 'searches'
  /** The server renders the page differently for logged-in users. Other cached pages add a user's parts by script. */
  isForGuests?: true
}

const FIVE_MINUTES_SECONDS = 300

const createRule = (path: string): CacheRule => ({ path, freshSeconds: FIVE_MINUTES_SECONDS })
/** Pages 1 to 99. */
const pageQuery = { page: /^[1-9]\d?$/ }
const createPagedListRule = (path: string): CacheRule => ({ ...createRule(path), query: pageQuery })
const sortedPageQuery = {
  ...pageQuery,
  sort: new RegExp(`^(${sortOptions.map(({ value }) => value).join('|')})$`),
}
const createListingRule = (path: string): CacheRule => ({ ...createRule(path), cache: 'searches' })

/** Matches no text, because an empty text has no word boundary. A request with such a parameter is never cached. */
const NO_VALUE = /^\b$/
/** A search by one required feature is cached. Filters with free text or too many combinations are not. */
const searchQuery = {
  ...sortedPageQuery,
  ...mapFurtherFilters(() => NO_VALUE),
  with: new RegExp(`^(${homeFeatureTokens.join('|')})$`),
  without: NO_VALUE,
}
const createSearchRule = (path: string): CacheRule => ({
  ...createRule(path),
  query: searchQuery,
  cache: 'searches',
})

/** The fields of a search form that is sent without JavaScript. Such a request is redirected to the results. */
const searchFields = {
  ...Object.fromEntries(fieldNames.map((name) => [name, NO_VALUE])),
  edit: NO_VALUE,
}

/** The fields of the form for an estimate, which two pages have. Each estimate is rendered for its visitor. */
const estimateFields = { kind: NO_VALUE, place: NO_VALUE, type: NO_VALUE, bedrooms: NO_VALUE }

/** The form has a logged-in user's name and email address. The rule must come before the rule of listings. */
const createProblemReportRule = (path: string): CacheRule => ({
  ...createListingRule(path),
  isForGuests: true,
})

/** Excludes pages of actions, such as /property/7/make-an-offer: they look like the listing's page, but are never shared. */
const NOT_AN_ACTION = `(?!(${listingActions.join('|')})/?$)`

const cacheRules: readonly CacheRule[] = [
  createRule('/'),
  createRule('/home'),
  createPagedListRule('/news'),
  createRule('/news/:slug'),
  createPagedListRule('/news/tag/:tag'),
  createPagedListRule('/guides'),
  createRule('/guides/:slug'),
  createPagedListRule('/guides/tag/:tag'),
  { ...createRule('/find-a-property'), query: searchFields },
  { ...createRule('/find-a-letting'), query: searchFields },
  createSearchRule('/find-a-property/:location'),
  createSearchRule('/find-a-property/:location/:price/:types/:bedrooms/:radius'),
  createSearchRule('/find-a-letting/:location'),
  createSearchRule('/find-a-letting/:location/:price/:types/:bedrooms/:radius'),
  createProblemReportRule('/property/:id/report-a-problem'),
  createProblemReportRule('/letting/:id/report-a-problem'),
  createListingRule(`/property/:id/${NOT_AN_ACTION}:slug`),
  createListingRule(`/letting/:id/${NOT_AN_ACTION}:slug`),
  createRule('/chatbot'),
  createSearchRule('/commercial-property'),
  createRule('/sell-your-property'),
  createRule('/let-your-property'),
  createRule('/frequently-asked-questions'),
  createRule('/frequently-asked-questions-lettings'),
  createRule('/get-a-mortgage'),
  createRule('/affordability-help'),
  createRule('/commercial-finance'),
  createRule('/property-management'),
  createRule('/tenant-referencing'),
  createRule('/conveyancing'),
  createRule('/privacy-policy'),
  createRule('/terms-and-conditions'),
  createRule('/service-agreement'),
  createRule('/lettings-service-agreement'),
  createRule('/complaints-procedure'),
  createRule('/fees'),
  createRule('/reviews-policy'),
  createRule('/cookie-policy'),
  createRule('/data-protection-complaint'),
  createRule('/site-map'),
  createRule('/contact'),
  createRule('/about-us'),
  createRule('/recruitment'),
  createRule('/refer-a-friend'),
  { ...createRule('/online-house-valuation'), query: estimateFields },
  { ...createRule('/:product-local-contact'), query: estimateFields },
  createRule('/estate-agents'),
  createRule('/estate-agents/:location'),
  createRule('/local'),
  createRule('/local/:location'),
  createRule('/thank-you-subscriber'),
  createRule('/saved-homes'),
  createRule('/saved-homes/hidden'),
  createRule('/saved-searches'),
  { ...createRule('/login'), isForGuests: true },
  createRule('/forgotten/password'),
]

const rulesByPath = new Map(
  cacheRules.filter(({ path }) => !path.includes(':')).map((rule) => [rule.path, rule]),
)
const patternRules = cacheRules
  .filter(({ path }) => path.includes(':'))
  .map((rule) => ({ rule, pattern: new RegExp(`^${rule.path.replace(/:[a-z]+/g, '[^/]+')}/?$`) }))

export function findCacheRule(path: string): CacheRule | undefined {
  const pathWithoutSlash = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return rulesByPath.get(pathWithoutSlash) ?? patternRules.find(({ pattern }) => pattern.test(path))?.rule
}

/** Links of this site have neither, except those to searches and listings, so a path with one is not worth caching. */
const CAPITAL_OR_ESCAPE = /[A-Z%]/

/**
 * Returns the address by which a page is cached: its path, and in a fixed order the parameters that the page reads.
 * Returns undefined when the value of a parameter or the spelling of the path is not cached.
 */
export function getCacheAddress(
  path: string,
  search: string,
  { query = {}, cache }: CacheRule,
): string | undefined {
  if (cache === undefined && CAPITAL_OR_ESCAPE.test(path)) return undefined
  if (search === '') return path
  const requested = new URLSearchParams(search)
  const cached = new URLSearchParams()
  for (const [name, cachedValues] of Object.entries(query)) {
    const value = requested.get(name)
    if (value === null) continue
    if (!cachedValues.test(value)) return undefined
    cached.set(name, value)
  }
  return cached.size > 0 ? `${path}?${cached}` : path
}
