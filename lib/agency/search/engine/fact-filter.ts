import { NEVER, type Columns } from './columns'
import type { EngineCriteria } from './engine-criteria'
import type { IdSet } from './id-set'

/** The criteria beside the specified ones that are tested row by row. Infinity stands for no bound. */
export interface FactFilter {
  /** The features that are looked at, and those of them that must be set. */
  featureMask: number
  features: number
  hasAreaBound: boolean
  minArea: number
  maxArea: number
  hasPriceBound: boolean
  minPencePerSqFt: number
  maxPencePerSqFt: number
  listedSinceMs: number
  availableByDay: number
  /** The listings that have the words of a search; null for all. */
  worded: IdSet | null
}

/** Null where a search has no such criteria. */
export function createFactFilter(criteria: EngineCriteria): FactFilter | null {
  const { requiredFeatures, excludedFeatures, floorAreaSqFt, pencePerSqFt } = criteria
  // A feature that is both required and excluded has no home: no row has a set bit beyond the columns' sixteen.
  const isImpossible = (requiredFeatures & excludedFeatures) !== 0
  const filter = {
    featureMask: requiredFeatures | excludedFeatures,
    features: isImpossible ? -1 : requiredFeatures,
    hasAreaBound: floorAreaSqFt.min !== null || floorAreaSqFt.max !== null,
    minArea: floorAreaSqFt.min ?? 0,
    maxArea: floorAreaSqFt.max ?? Infinity,
    hasPriceBound: pencePerSqFt.min !== null || pencePerSqFt.max !== null,
    minPencePerSqFt: pencePerSqFt.min ?? 0,
    maxPencePerSqFt: pencePerSqFt.max ?? Infinity,
    listedSinceMs: criteria.listedSinceMs ?? -Infinity,
    // Not NEVER itself, which stands for homes of which no day is known.
    availableByDay:
      criteria.availableByDay === null ? Infinity : Math.min(criteria.availableByDay, NEVER - 1),
    worded: criteria.worded ?? null,
  }
  const isEmpty =
    filter.featureMask === 0 &&
    !filter.hasAreaBound &&
    !filter.hasPriceBound &&
    filter.listedSinceMs === -Infinity &&
    filter.availableByDay === Infinity &&
    filter.worded === null
  return isEmpty ? null : filter
}

export function passesFacts(filter: FactFilter, columns: Columns, row: number): boolean {
  if ((columns.features[row]! & filter.featureMask) !== filter.features) return false
  if (columns.listedAtMs[row]! < filter.listedSinceMs) return false
  if (columns.availableDay[row]! > filter.availableByDay) return false
  if (filter.worded !== null && !filter.worded.has(columns.id[row]!)) return false
  if (!filter.hasAreaBound && !filter.hasPriceBound) return true
  const area = columns.floorAreaSqFt[row]!
  if (area === 0 || area < filter.minArea || area > filter.maxArea) return false
  if (!filter.hasPriceBound) return true
  const pence = columns.pricePence[row]!
  return (
    pence !== Infinity && pence >= filter.minPencePerSqFt * area && pence <= filter.maxPencePerSqFt * area
  )
}

/**
 * Keeps those of some rows that pass, filter by filter; their features have been looked at.
 * @returns the end of the rows that are kept, which begin where they began
 */
export function retainFacts(
  filter: FactFilter,
  columns: Columns,
  rows: Uint32Array,
  from: number,
  to: number,
): number {
  let end = to
  if (filter.worded !== null) end = retainWorded(filter.worded, columns, rows, from, end)
  if (filter.listedSinceMs !== -Infinity) end = retainListedSince(filter, columns, rows, from, end)
  if (filter.availableByDay === Infinity && !filter.hasAreaBound && !filter.hasPriceBound) return end
  let kept = from
  for (let index = from; index < end; index += 1) {
    const row = rows[index]!
    rows[kept] = row
    if (passesFacts(filter, columns, row)) kept += 1
  }
  return kept
}

function retainWorded(worded: IdSet, { id }: Columns, rows: Uint32Array, from: number, to: number): number {
  const { bits } = worded
  let kept = from
  for (let index = from; index < to; index += 1) {
    const row = rows[index]!
    const listing = id[row]!
    rows[kept] = row
    // A listing beyond the last with the words has no byte.
    kept += ((bits[listing >>> 3] ?? 0) >>> (listing & 7)) & 1
  }
  return kept
}

function retainListedSince(
  { listedSinceMs }: FactFilter,
  { listedAtMs }: Columns,
  rows: Uint32Array,
  from: number,
  to: number,
): number {
  let kept = from
  for (let index = from; index < to; index += 1) {
    const row = rows[index]!
    rows[kept] = row
    kept += Number(listedAtMs[row]! >= listedSinceMs)
  }
  return kept
}
