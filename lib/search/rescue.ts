import { milesOf, radiusOptions } from './options'
import { ANY_LOCATION, defaultFilters, type Filters, type SearchState } from './state'
import { chipsOf, without } from './summary'
import { parseRange, rangeToken } from './tokens'

/** Ways out of a search that found nothing, or that asks for the impossible. */

/** Radii worth widening to; a quarter of a mile more seldom helps where nothing was found. */
const USEFUL_MILES = [1, 3, 10, 20, 40]

/** The next useful radii beyond the present one, nearest first; none for anywhere, nor where no distance could help. */
export function widerRadii(state: SearchState): SearchState[] {
  if (state.location === ANY_LOCATION || invertedRanges(state).length > 0) return []
  const now = milesOf(state.radius) ?? 0
  return USEFUL_MILES.filter((miles) => miles > now).flatMap((miles) => {
    const option = radiusOptions.find(({ value }) => milesOf(value) === miles)
    return option ? [{ ...state, radius: option.value, page: 1 }] : []
  })
}

/** The search without each filter that narrows it, the radius apart: a radius only ever adds. */
export const droppedFilters = (state: SearchState): { text: string; state: SearchState }[] =>
  chipsOf(state)
    .filter(({ filter }) => filter !== 'radius')
    .map(({ filter, text }) => ({ text, state: without(state, filter) }))

/** The place and its radius alone, where more than one filter narrows: for a search that no single filter is to blame for. */
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
  /** The same search with the two bounds changed over. */
  swapped: SearchState
}

/**
 * Ranges whose minimum is above their maximum. They are searched for as they are and find nothing
 * (REFINE-17, D-76); the page says so and offers the swap.
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
