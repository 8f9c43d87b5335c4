import type { Point } from '../../places/types'
import type { SearchCriteria } from '../criteria'
import type { EngineCriteria } from './engine-criteria'
import { countRows, hasRow } from './bits'
import type { Columns } from './columns'
import type { Condition } from './conditions'
import { createDiscFilter, createPlaceFilter, type Tables } from './place-filter'
import { createNearFilter } from './public-filters'
import { listParts, type Part } from './parts'
import { keepLive } from './scan'
import type { Segment } from './segment'
import type { Sliced } from './slices'
import { ALL, NONE, type PlaceFilter } from './verdict'

/** A change of the place that a search asks for. */
export type PlaceChange = Pick<SearchCriteria, 'place'> | Pick<SearchCriteria, 'near'>

interface Circle {
  point: Point
  miles: number
}

/** Places of which each holds the one before: a place itself, and all within more and more miles of a point. */
interface Rings {
  /** The innermost; null where there is none but the rings. */
  inside: PlaceFilter | null
  rings: readonly PlaceFilter[]
  /** What every home must fulfil beside; null for nothing. */
  within: PlaceFilter | null
}

/** Rows of which the rings say the same. */
interface RingRun {
  start: number
  end: number
  /** The first level that may hold some of the rows, and the first that holds all. */
  first: number
  last: number
  isWithin: boolean
}

/**
 * Finds the first of the rings from … to − 1 that passes a test, or `to`, by binary search: where a ring passes, all after
 * it do, because each holds the one before.
 */
function findRing(
  rings: readonly PlaceFilter[],
  from: number,
  to: number,
  test: (ring: PlaceFilter) => boolean,
): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (test(rings[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}

/** Level 0 is the inside, level n the n-th ring, and the level after the last is beyond all. */
function toRingRuns(
  { areas, areaStart, areaEnd, boxes }: Segment,
  { inside, rings, within }: Rings,
): RingRun[] {
  const runs: RingRun[] = []
  let latest: RingRun | undefined
  for (const area of areas) {
    const start = areaStart[area]!
    const end = areaEnd[area]!
    if (start === end) continue
    const verdict = within === null ? ALL : within.verdictOf(area, boxes)
    if (verdict === NONE) continue
    const insideVerdict = inside === null ? NONE : inside.verdictOf(area, boxes)
    let [first, last] = [0, 0]
    if (insideVerdict !== ALL) {
      const reached = findRing(rings, 0, rings.length, (ring) => ring.verdictOf(area, boxes) !== NONE)
      last = findRing(rings, reached, rings.length, (ring) => ring.verdictOf(area, boxes) === ALL) + 1
      first = insideVerdict === NONE ? reached + 1 : 0
    }
    if (first > rings.length) continue
    const isWithin = verdict === ALL
    if (
      latest?.end === start &&
      latest.first === first &&
      latest.last === last &&
      latest.isWithin === isWithin
    )
      latest.end = end
    else runs.push((latest = { start, end, first, last, isWithin }))
  }
  return runs
}

function findLevel(
  { inside, rings }: Rings,
  columns: Columns,
  row: number,
  first: number,
  last: number,
): number {
  if (first === 0 && (last === 0 || inside?.includes(columns, row))) return 0
  // As findRing, but without a function, which takes longer than a test.
  let low = Math.max(first, 1) - 1
  let high = last - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (rings[middle]!.includes(columns, row)) high = middle
    else low = middle + 1
  }
  return low + 1
}

/** The rows of a search by level, whatever its place. */
export class RingTally {
  private readonly counts: Uint32Array

  constructor(private readonly rings: Rings) {
    this.counts = new Uint32Array(rings.rings.length + 2)
  }

  /** Adds the rows of a segment that fulfil the conditions beside those of places, with pauses. */
  *addSegment(segment: Segment, conditions: readonly Condition[]): Sliced {
    for (const part of listParts(toRingRuns(segment, this.rings))) {
      keepLive(part, segment)
      for (const condition of conditions) condition.keep(part.words, part.numbers)
      this.addPart(segment.columns, part)
      yield
    }
  }

  private addPart(columns: Columns, { words, pieces }: Part<RingRun>): void {
    const { rings, counts } = this
    for (const { start, end, run, rowOfBit } of pieces) {
      const { first, last, isWithin } = run
      if (isWithin && first === last) {
        counts[first]! += countRows(words, start, end)
        continue
      }
      for (let bit = start; bit < end; bit += 1)
        if (hasRow(words, bit) && (isWithin || rings.within?.includes(columns, bit + rowOfBit)))
          counts[findLevel(rings, columns, bit + rowOfBit, first, last)]! += 1
    }
  }

  /** Adds a row that passes all filters but those of places. */
  addRow(columns: Columns, row: number): void {
    const { rings, counts } = this
    if (rings.within === null || rings.within.includes(columns, row))
      counts[findLevel(rings, columns, row, 0, rings.rings.length + 1)]! += 1
  }

  /** Counts the rows up to a level. */
  countUpTo(level: number): number {
    return this.counts.subarray(0, level + 1).reduce((sum, count) => sum + count, 0)
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Returns the different miles of circles round one point, ascending; null where they have several points. */
function listMiles(circles: readonly (Circle | null)[]): { point: Point | null; miles: number[] } | null {
  const drawn = circles.filter((circle) => circle !== null)
  const point = drawn[0]?.point ?? null
  if (drawn.some((circle) => !isSame(circle.point, point))) return null
  return { point, miles: [...new Set(drawn.map(({ miles }) => miles))].sort((a, b) => a - b) }
}

/**
 * Makes the tally of changes that ask for all within some miles of the same place.
 * @returns the tally, and the level of each change; null for changes that ask for different places
 */
export function createRingTally(
  tables: Tables,
  criteria: EngineCriteria,
  changes: readonly PlaceChange[],
): { tally: RingTally; levels: number[] } | null {
  const [firstChange] = changes
  if (firstChange === undefined) return null
  const anywhere = { place: null, near: null, drawnArea: null }
  if ('near' in firstChange) {
    const circles = changes.map((change) => ('near' in change ? change.near : null))
    const found = listMiles(circles)
    const point = found?.point
    if (!found || !point || circles.includes(null)) return null
    return {
      tally: new RingTally({
        inside: null,
        rings: found.miles.map((miles) => createNearFilter({ point, miles })),
        within: createPlaceFilter(tables, { ...criteria, near: null }),
      }),
      levels: circles.map((circle) => (circle ? found.miles.indexOf(circle.miles) + 1 : 0)),
    }
  }
  const places = changes.map((change) => ('place' in change ? change.place : null))
  const inside = places[0]?.inside
  if (places.some((place) => place === null || !isSame(place.inside, inside))) return null
  const circles = places.map((place) => place?.disc ?? null)
  const found = listMiles(circles)
  if (!found?.point) return null
  const { point, miles } = found
  return {
    tally: new RingTally({
      inside: createPlaceFilter(tables, { ...anywhere, place: { inside: inside ?? null, disc: null } }),
      rings: miles.map((radius) => createDiscFilter(point, radius)),
      within: createPlaceFilter(tables, { ...criteria, place: null }),
    }),
    levels: circles.map((circle) => (circle ? miles.indexOf(circle.miles) + 1 : 0)),
  }
}
