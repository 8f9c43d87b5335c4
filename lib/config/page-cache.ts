/**
 * Pages whose whole document is the same for every visitor, so that one copy may serve them all
 * (the "cached" rows of the specification's route table). What is not listed is rendered per request.
 */
export interface CachedPage {
  /** As in routes: `:name` stands for one segment or a part of one. Both slash forms match (D-44). */
  path: string
  /** Seconds until a copy is made anew. */
  seconds: number
  /** Query parameters that the page reads; every other is ignored. */
  query?: readonly string[]
}

const SECONDS = 300

const page = (path: string): CachedPage => ({ path, seconds: SECONDS })
const list = (path: string): CachedPage => ({ ...page(path), query: ['page'] })

/** A search form sent without JavaScript: the entry page answers it with the address of the results. */
const searchForm = [
  'location_filter',
  'radius_filter',
  'type_filter',
  'price_filter_min',
  'price_filter_max',
  'beds_filter_min',
  'beds_filter_max',
  'edit',
]

export const cachedPages: readonly CachedPage[] = [
  page('/'),
  page('/home'),
  list('/news'),
  page('/news/:slug'),
  list('/news/tag/:tag'),
  list('/guides'),
  page('/guides/:slug'),
  list('/guides/tag/:tag'),
  { ...page('/find-a-property'), query: searchForm },
  { ...page('/find-a-letting'), query: searchForm },
  { ...page('/commercial-property'), query: ['sort', 'page'] },
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
  page('/online-house-valuation'),
  page('/:product-local-contact'),
  page('/estate-agents'),
  page('/estate-agents/:location'),
  page('/local'),
  page('/local/:location'),
  page('/thank-you-subscriber'),
  page('/login'),
  page('/forgotten/password'),
]

const compiled = cachedPages.map((entry) => ({
  entry,
  pattern: new RegExp(`^${entry.path.replace(/\/$/, '').replace(/:[a-z]+/g, '[^/]+')}/?$`),
}))

/** The row for a path, or undefined when its pages are not kept. */
export function cachedPageAt(path: string): CachedPage | undefined {
  return compiled.find(({ pattern }) => pattern.test(path))?.entry
}
