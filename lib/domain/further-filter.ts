/**
 * The filters of a search beside the specified five, by their names in search state, URL query and call, each with the
 * longest token that is read. `lib/search/further-filters` parses them.
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
export function mapFurtherFilters<T>(value: (name: FurtherFilter) => T): Record<FurtherFilter, T> {
  const mapped = {} as Record<FurtherFilter, T>
  for (const name of furtherFilterNames) mapped[name] = value(name)
  return mapped
}
