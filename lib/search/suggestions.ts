import { parseRadiusMiles, radiusOptions } from './options'
import { ANY_LOCATION, defaultFilters, type Filters, type SearchState } from './state'
import { createChips, resetFilter } from './summary'
import { parseRange, toRangeToken } from './tokens'

/* Suggestions for a search that found nothing, or whose ranges are contradictory. */

/** Radii that are suggested; smaller steps seldom find more. */
const SUGGESTED_RADII_MILES = [1, 3, 10, 20, 40]

/** The next larger radii; none for a search anywhere. */
export function searchesWithWiderRadius(state: SearchState): SearchState[] {
  if (state.location === ANY_LOCATION || findInvertedRanges(state).length > 0) return []
  const now = parseRadiusMiles(state.radius) ?? 0
  return SUGGESTED_RADII_MILES.filter((miles) => miles > now).flatMap((miles) => {
    const option = radiusOptions.find(({ value }) => parseRadiusMiles(value) === miles)
    return option ? [{ ...state, radius: option.value, page: 1 }] : []
  })
}

/** The search without one of its filters, for each but the radius, which only adds homes. */
export const searchesWithoutOneFilter = (state: SearchState): { text: string; state: SearchState }[] =>
  createChips(state)
    .filter(({ filter }) => filter !== 'radius')
    .map(({ filter, text }) => ({ text, state: resetFilter(state, filter) }))

/** The search with its location and radius alone, where it has more than one filter. */
export function withoutFilters(state: SearchState): SearchState | null {
  if (state.location === ANY_LOCATION || searchesWithoutOneFilter(state).length < 2) return null
  return {
    ...state,
    price: defaultFilters.price,
    types: defaultFilters.types,
    bedrooms: defaultFilters.bedrooms,
    page: 1,
  }
}

export interface InvertedRange {
  filter: Extract<keyof Filters, 'price' | 'bedrooms'>
  min: number
  max: number
  /** The search with the bounds exchanged. */
  swapped: SearchState
}

/**
 * Ranges whose minimum is above their maximum. They are searched unchanged and find nothing (REFINE-17, D-76), so the
 * page offers to exchange the bounds.
 */
export function findInvertedRanges(state: SearchState): InvertedRange[] {
  return (['price', 'bedrooms'] as const).flatMap((filter) => {
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
