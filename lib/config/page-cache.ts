/** A page that looks the same to every visitor, so the page cache keeps one copy for all. */
export interface CachedPage {
  /** `:name` matches a path segment or a part of it; a trailing slash makes no difference (D-44). */
  path: string
  seconds: number
  query?: readonly string[]
}

const FIVE_MINUTES_SECONDS = 300

const page = (path: string): CachedPage => ({ path, seconds: FIVE_MINUTES_SECONDS })
const pagedList = (path: string): CachedPage => ({ ...page(path), query: ['page'] })

/** Submitted to these pages without JavaScript, which redirect to the results. */
const searchFields = [
  'location_filter',
  'radius_filter',
  'type_filter',
  'price_filter_min',
  'price_filter_max',
  'beds_filter_min',
  'beds_filter_max',
  'edit',
]

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

const patterns = cachedPages.map((entry) => ({
  entry,
  pattern: new RegExp(`^${entry.path.replace(/\/$/, '').replace(/:[a-z]+/g, '[^/]+')}/?$`),
}))

export function cachedPageAt(path: string): CachedPage | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.entry
}
