/**
 * The filters of a search that are in the query of its page's URL, and not in the path with location, price, types,
 * bedrooms and radius. They have the same names in search state, URL query and call. Each number is the maximum length of a filter's token, which
 * `lib/search/further-filters` parses.
 */
export const furtherFilterLimits = {
  with: 200,
  not: 200,
  epc: 8,
  size: 20,
  'per-sq-ft': 20,
  added: 3,
  available: 20,
  keyword: 60,
  near: 100,
  within: 8,
  area: 2_000,
} as const

export type FurtherFilter = keyof typeof furtherFilterLimits

export const furtherFilterNames = Object.keys(furtherFilterLimits) as FurtherFilter[]

/** Builds a value for each further filter. */
export function mapFurtherFilters<T>(getValue: (name: FurtherFilter) => T): Record<FurtherFilter, T> {
  const mapped = {} as Record<FurtherFilter, T>
  for (const name of furtherFilterNames) mapped[name] = getValue(name)
  return mapped
}
