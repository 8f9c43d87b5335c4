import { parseRadiusMiles, radiusOptions } from './options'
import { ANY_LOCATION, defaultFilters, type Filters, type SearchState } from './state'
import { noFurtherFilters } from './further-filters'
import { createChips, removeChip } from './summary'
import { parseRange, toRangeToken } from './tokens'

/* Suggests other searches for one that found nothing, or that has a minimum above its maximum. */

/** Only some of the form's radii are suggested, because a slightly larger radius seldom finds more. */
const SUGGESTED_RADII_MILES = [1, 3, 10, 20, 40]

export function searchesWithWiderRadius(state: SearchState): SearchState[] {
  if (state.location === ANY_LOCATION || findInvertedRanges(state).length > 0) return []
  const currentMiles = parseRadiusMiles(state.radius) ?? 0
  return SUGGESTED_RADII_MILES.filter((miles) => miles > currentMiles).flatMap((miles) => {
    const option = radiusOptions.find(({ value }) => parseRadiusMiles(value) === miles)
    return option ? [{ ...state, radius: option.value, page: 1 }] : []
  })
}

/** Returns for each filter the search without it. The radius stays in all of them, because it only adds results. */
export const searchesWithoutOneFilter = (state: SearchState): { text: string; state: SearchState }[] =>
  createChips(state)
    .filter(({ filter }) => filter !== 'radius')
    .map((chip) => ({ text: chip.text, state: removeChip(state, chip) }))

/** Returns the search with its location and radius only; null if it has fewer than two filters. */
export function withoutFilters(state: SearchState): SearchState | null {
  if (state.location === ANY_LOCATION || searchesWithoutOneFilter(state).length < 2) return null
  return {
    ...state,
    price: defaultFilters.price,
    types: defaultFilters.types,
    bedrooms: defaultFilters.bedrooms,
    ...noFurtherFilters,
    page: 1,
  }
}

export interface InvertedRange {
  filter: Extract<keyof Filters, 'price' | 'bedrooms' | 'size' | 'per-sq-ft'>
  min: number
  max: number
  swapped: SearchState
}

/** Finds ranges whose minimum is above the maximum. They are not corrected and find nothing (REFINE-17, D-76). */
export function findInvertedRanges(state: SearchState): InvertedRange[] {
  return (['price', 'bedrooms', 'size', 'per-sq-ft'] as const).flatMap((filter) => {
    const { min, max } = parseRange(state[filter])
    if (min === null || max === null || min <= max) return []
    return [
      {
        filter,
        min,
        max,
        swapped: { ...state, [filter]: toRangeToken(String(max), String(min), ''), page: 1 },
      },
    ]
  })
}
