/**
 * The filters of a search that are not in its path, which has location, price, types, bedrooms and radius. Each name is
 * that of search state, URL query and call; each number is the maximum length of its token.
 * `lib/search/further-filters` parses them.
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
