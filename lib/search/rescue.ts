import { milesOf, radiusOptions } from './options'
import { ANY_LOCATION, defaultFilters, type Filters, type SearchState } from './state'
import { chipsOf, without } from './summary'
import { parseRange, rangeToken } from './tokens'

/* Suggestions for a search that found nothing, or whose ranges are contradictory. */

/** Radii that are suggested; smaller steps seldom find more. */
const USEFUL_MILES = [1, 3, 10, 20, 40]

/** The next larger radii; none for a search anywhere. */
export function widerRadii(state: SearchState): SearchState[] {
  if (state.location === ANY_LOCATION || invertedRanges(state).length > 0) return []
  const now = milesOf(state.radius) ?? 0
  return USEFUL_MILES.filter((miles) => miles > now).flatMap((miles) => {
    const option = radiusOptions.find(({ value }) => milesOf(value) === miles)
    return option ? [{ ...state, radius: option.value, page: 1 }] : []
  })
}

/** The search without one of its filters, for each but the radius, which only adds homes. */
export const droppedFilters = (state: SearchState): { text: string; state: SearchState }[] =>
  chipsOf(state)
    .filter(({ filter }) => filter !== 'radius')
    .map(({ filter, text }) => ({ text, state: without(state, filter) }))

/** The search with its location and radius alone, where it has more than one filter. */
export function unfiltered(state: SearchState): SearchState | null {
  if (state.location === ANY_LOCATION || droppedFilters(state).length < 2) return null
  return {
    ...state,
    price: defaultFilters.price,
    types: defaultFilters.types,
    bedrooms: defaultFilters.bedrooms,
    page: 1,
  }
}

export interface Inverted {
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
export function invertedRanges(state: SearchState): Inverted[] {
  return (['price', 'bedrooms'] as const).flatMap((filter) => {
    const { min, max } = parseRange(state[filter])
    if (min === null || max === null || min <= max) return []
    return [
      {
        filter,
        min,
        max,
        swapped: { ...state, [filter]: rangeToken(String(max), String(min), ''), page: 1 },
      },
    ]
  })
}
