import { isHomeType, type Range, type SearchCriteria } from '../criteria'
import type { ClassTable } from './classes'
import type { Columns } from './columns'
import { createFactFilter, passesFacts, type FactFilter } from './fact-filter'
import { createPlaceFilter, type Tables } from './place-filter'
import type { Segment } from './segment'
import { ALL, NONE, type PlaceFilter, type Verdict } from './verdict'

/** The filters of a search, prepared for any row of the store. */
export interface Selection {
  /** 1 for each class of listings that the search allows. */
  allowed: Uint8Array
  minPence: number
  /** Infinity without a bound, which includes prices on application. */
  maxPence: number
  hasPriceBound: boolean
  /** Null without further criteria. */
  facts: FactFilter | null
  /** Null for anywhere. */
  place: PlaceFilter | null
}

function isWantedType(types: readonly string[]): (type: string) => boolean {
  if (types.length > 0) return (type) => types.includes(type)
  return isHomeType
}

function isWithinRange({ min, max }: Range, value: number): boolean {
  return (min === null || value >= min) && (max === null || value <= max)
}

/** Selects the classes that the filters by type, bedrooms and energy rating allow. */
function selectClasses(classes: ClassTable, { types, bedrooms, worstEpc }: SearchCriteria): Uint8Array {
  const isWanted = isWantedType(types)
  return classes.select(
    (listing) =>
      isWanted(listing.type) &&
      isWithinRange(bedrooms, listing.bedrooms) &&
      (worstEpc === null || listing.epc <= worstEpc),
  )
}

export function createSelection(classes: ClassTable, tables: Tables, criteria: SearchCriteria): Selection {
  const { min, max } = criteria.pricePence
  return {
    allowed: selectClasses(classes, criteria),
    minPence: min ?? -Infinity,
    maxPence: max ?? Infinity,
    hasPriceBound: min !== null || max !== null,
    facts: createFactFilter(criteria),
    place: createPlaceFilter(tables, criteria),
  }
}

function passesPrice({ minPence, maxPence, hasPriceBound }: Selection, pence: number): boolean {
  // A price on application is within no bounds (D-85).
  return !hasPriceBound || (pence !== Infinity && pence >= minPence && pence <= maxPence)
}

/** Tests one row by itself, as is done for the rows that are not in the segment yet. */
export const passes = (selection: Selection, columns: Columns, row: number): boolean =>
  selection.allowed[columns.listingClass[row]!] === 1 &&
  passesPrice(selection, columns.pricePence[row]!) &&
  (selection.facts === null || passesFacts(selection.facts, columns, row)) &&
  (selection.place === null || selection.place.includes(columns, row))

/** Neighbouring rows of a segment of which the place filter says the same. */
export interface Run {
  start: number
  end: number
  verdict: Verdict
}

/** Divides a segment into the runs that the place filter takes whole or in part. */
export function toRuns({ areaStart, boxes, count }: Segment, place: PlaceFilter | null): Run[] {
  if (place === null) return count === 0 ? [] : [{ start: 0, end: count, verdict: ALL }]
  const runs: Run[] = []
  let last: Run | undefined
  for (let area = 0; area < areaStart.length - 1; area += 1) {
    const start = areaStart[area]!
    const end = areaStart[area + 1]!
    if (start === end) continue
    const verdict = place.verdictOf(area, boxes)
    if (verdict === NONE) continue
    if (last?.end === start && last.verdict === verdict) last.end = end
    else runs.push((last = { start, end, verdict }))
  }
  return runs
}

/** Ranks in the order of prices; an unbounded search takes all, prices on application too. */
export interface RankRange {
  from: number
  /** Not included. */
  to: number
}

/** Finds the ranks of the prices that a selection allows, by binary search. */
export function toRankRange({ byPrice, columns, count }: Segment, selection: Selection): RankRange {
  if (!selection.hasPriceBound) return { from: 0, to: count }
  const { rowAt, firstWithoutKey } = byPrice
  const firstRank = (isReached: (pence: number) => boolean) => {
    let [low, high] = [0, firstWithoutKey]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isReached(columns.pricePence[rowAt[middle]!]!)) high = middle
      else low = middle + 1
    }
    return low
  }
  const from = firstRank((pence) => pence >= selection.minPence)
  return {
    from,
    to: Math.max(
      from,
      firstRank((pence) => pence > selection.maxPence),
    ),
  }
}
