/** The filters in the query of a search's URL and in calls, with the maximum lengths of their tokens. */
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

export function mapFurtherFilters<T>(getValue: (name: FurtherFilter) => T): Record<FurtherFilter, T> {
  const mapped = {} as Record<FurtherFilter, T>
  for (const name of furtherFilterNames) mapped[name] = getValue(name)
  return mapped
}
