import { isHomeType, type Range, type SearchCriteria } from '../criteria'
import type { ClassTable } from './classes'
import type { Columns } from './columns'
import { createFactFilter, passesFacts, type FactFilter } from './fact-filter'
import { createPlaceFilter, type Tables } from './place-filter'
import type { EngineCriteria } from './engine-criteria'
import { findRank, findStreet, type Segment } from './segment'
import { ALL, NONE, type PlaceFilter, type Verdict } from './verdict'

export interface PriceBounds {
  minPence: number
  /** Infinity without a bound, which includes prices on application. */
  maxPence: number
  hasPriceBound: boolean
}

/** The filters of a search, prepared for any row of the store. */
export interface Selection extends PriceBounds {
  /** 1 for each class of listings that the search allows. */
  allowed: Uint8Array
  /** Null without further criteria. */
  facts: FactFilter | null
  /** Null for anywhere. */
  place: PlaceFilter | null
}

export function isWantedType(types: readonly string[]): (type: string) => boolean {
  if (types.length > 0) return (type) => types.includes(type)
  return isHomeType
}

export function isWithinRange({ min, max }: Range, value: number): boolean {
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

export const toPriceBounds = ({ min, max }: Range): PriceBounds => ({
  minPence: min ?? -Infinity,
  maxPence: max ?? Infinity,
  hasPriceBound: min !== null || max !== null,
})

export function createSelection(classes: ClassTable, tables: Tables, criteria: EngineCriteria): Selection {
  return {
    ...toPriceBounds(criteria.pricePence),
    allowed: selectClasses(classes, criteria),
    facts: createFactFilter(criteria),
    place: createPlaceFilter(tables, criteria),
  }
}

export function passesPrice({ minPence, maxPence, hasPriceBound }: PriceBounds, pence: number): boolean {
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
export function toRuns(segment: Segment, place: PlaceFilter | null): Run[] {
  const { areaStart, boxes, count } = segment
  if (place === null) return count === 0 ? [] : [{ start: 0, end: count, verdict: ALL }]
  const runs: Run[] = []
  let last: Run | undefined
  for (let area = 0; area < areaStart.length - 1; area += 1) {
    let start = areaStart[area]!
    let end = areaStart[area + 1]!
    if (start === end) continue
    const verdict = place.verdictOf(area, boxes)
    if (verdict === NONE) continue
    if (place.street !== undefined) {
      ;({ start, end } = findStreet(segment, start, end, place.street))
      if (start === end) continue
    }
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

/** Finds the ranks of the prices within bounds; prices are whole pence. */
export function toRankRange({ byPrice, columns, count }: Segment, bounds: PriceBounds): RankRange {
  if (!bounds.hasPriceBound) return { from: 0, to: count }
  const { pricePence } = columns
  const from = findRank(byPrice, pricePence, bounds.minPence)
  return { from, to: Math.max(from, findRank(byPrice, pricePence, bounds.maxPence + 1)) }
}
