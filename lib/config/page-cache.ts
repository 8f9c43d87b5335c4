/**
 * Pages whose whole document is the same for every visitor, so that one copy may serve them all
 * (the "cached" rows of the specification's route table). What is not listed is rendered per request.
 */
export interface CachedPage {
  /** As in routes: `:name` stands for one segment or a part of one. Both slash forms match (D-44). */
  path: string
  /** Seconds until a copy is made anew. */
  seconds: number
  /** The copy is made anew as soon as one of these is invalidated. */
  tags: readonly string[]
  /** Query parameters that the page reads; every other is ignored. */
  query?: readonly string[]
}

const SECONDS = 300
const META = 'site-meta'

const page = (path: string, ...tags: string[]): CachedPage => ({
  path,
  seconds: SECONDS,
  tags: [META, ...tags],
})
const list = (path: string, tag: string): CachedPage => ({ ...page(path, tag), query: ['page'] })

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
  page('/', 'listings'),
  page('/home', 'listings'),
  list('/news', 'news'),
  page('/news/:slug', 'news'),
  list('/news/tag/:tag', 'news'),
  list('/guides', 'guides'),
  page('/guides/:slug', 'guides'),
  list('/guides/tag/:tag', 'guides'),
  { ...page('/find-a-property'), query: searchForm },
  { ...page('/find-a-letting'), query: searchForm },
  { ...page('/commercial-property', 'listings'), query: ['sort', 'page'] },
  page('/sell-your-property', 'listings'),
  page('/let-your-property', 'listings'),
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
  page('/site-map', 'news', 'guides'),
  page('/contact'),
  page('/about-us'),
  page('/recruitment', 'vacancies'),
  page('/refer-a-friend'),
  page('/online-house-valuation'),
  page('/:product-local-contact'),
  page('/estate-agents'),
  page('/estate-agents/:location', 'listings'),
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
