import type { Point } from '../../places/types'
import type { SearchCriteria } from '../criteria'
import type { EngineCriteria } from './engine-criteria'
import { countRows, listRowsBetween } from './bits'
import { Circles } from './circles'
import type { Columns } from './columns'
import type { Condition } from './conditions'
import { createPlaceFilter, type Tables } from './place-filter'
import { listParts, ROWS_PER_PART, type Part } from './parts'
import { keepLive } from './scan'
import type { Segment } from './segment'
import type { SlicedWork } from './slices'
import { ALL, NONE, type PlaceFilter } from './verdict'

/** Another place, or another radius round a place, that a search might ask for. */
export type PlaceChange = Pick<SearchCriteria, 'place'> | Pick<SearchCriteria, 'near'>

interface Circle {
  point: Point
  miles: number
}

/**
 * Nested places: level 0 is the searched place itself, and levels 1 to n are n circles of growing radius round it.
 * Level n + 1 is everywhere else. A row belongs to the first level that includes it, so a choice of a radius finds the
 * rows of its level and of all levels below.
 */
interface Rings {
  /** The place of level 0; null where there are only circles. */
  inside: PlaceFilter | null
  /** Level n is the circle with the index n − 1. */
  circles: Circles
  /** The filter of the search's other conditions on places, such as a drawn area; null for none. */
  within: PlaceFilter | null
}

/** The rows start … end − 1. They are of areas for which all filters of the rings have the same verdicts. */
interface RingRun {
  start: number
  end: number
  /** The first level that may include some of the rows. */
  firstLevel: number
  /** The first level that includes all of the rows. */
  lastLevel: number
  /** Whether the filter `within` includes all of the rows; otherwise it may include some. */
  isWithin: boolean
}

/** Lists the runs of a segment that some level may include. */
function toRingRuns(
  { areas, areaStart, areaEnd, boxes }: Segment,
  { inside, circles, within }: Rings,
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
    let firstLevel = 0
    let lastLevel = 0
    if (insideVerdict !== ALL) {
      const firstCircle = circles.findReaching(boxes, area)
      if (insideVerdict === NONE && firstCircle === circles.count) continue
      firstLevel = insideVerdict === NONE ? firstCircle + 1 : 0
      lastLevel = circles.findCovering(boxes, area, firstCircle) + 1
    }
    const isWithin = verdict === ALL
    if (
      latest?.end === start &&
      latest.firstLevel === firstLevel &&
      latest.lastLevel === lastLevel &&
      latest.isWithin === isWithin
    )
      latest.end = end
    else {
      latest = { start, end, firstLevel, lastLevel, isWithin }
      runs.push(latest)
    }
  }
  return runs
}

/** Finds the level of a row, which is from firstLevel to lastLevel. */
function findLevel(
  { inside, circles }: Rings,
  columns: Columns,
  row: number,
  { firstLevel, lastLevel }: Pick<RingRun, 'firstLevel' | 'lastLevel'>,
): number {
  if (firstLevel === 0 && (lastLevel === 0 || inside?.includes(columns, row))) return 0
  return circles.findIncluding(columns, row, Math.max(firstLevel, 1) - 1, lastLevel - 1) + 1
}

/** Each piece of a part that is counted row by row overwrites these bit numbers. */
const bitBuffer = new Uint32Array(ROWS_PER_PART)

/** Counts the rows of a search by level. */
export class RingTally {
  private readonly counts: Uint32Array

  constructor(private readonly rings: Rings) {
    // Level 0, one level for each circle, and the level of everywhere else.
    this.counts = new Uint32Array(rings.circles.count + 2)
  }

  /** Adds the rows of a segment that fulfil the conditions of the search, with pauses. */
  *addSegment(segment: Segment, conditions: readonly Condition[]): SlicedWork {
    for (const part of listParts(toRingRuns(segment, this.rings))) {
      keepLive(part, segment)
      for (const condition of conditions) condition.keep(part.words, part.wordIndices)
      this.addPart(segment.columns, part)
      yield
    }
  }

  private addPart(columns: Columns, { words, pieces }: Part<RingRun>): void {
    const { rings, counts } = this
    for (const { startBit, endBit, run, rowOffset } of pieces) {
      const { firstLevel, lastLevel, isWithin } = run
      if (isWithin && firstLevel === lastLevel) {
        counts[firstLevel]! += countRows(words, startBit, endBit)
        continue
      }
      const count = listRowsBetween(words, startBit, endBit, bitBuffer)
      for (let index = 0; index < count; index += 1) {
        const row = bitBuffer[index]! + rowOffset
        if (isWithin || rings.within?.includes(columns, row))
          counts[findLevel(rings, columns, row, run)]! += 1
      }
    }
  }

  /** Adds a row that fulfils the conditions of the search other than those on places. */
  addRow(columns: Columns, row: number): void {
    const { rings, counts } = this
    if (rings.within !== null && !rings.within.includes(columns, row)) return
    const levels = { firstLevel: 0, lastLevel: rings.circles.count + 1 }
    counts[findLevel(rings, columns, row, levels)]! += 1
  }

  /** Returns how many rows a level includes: those of the level and of all below. */
  countUpTo(level: number): number {
    return this.counts.subarray(0, level + 1).reduce((sum, count) => sum + count, 0)
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Finds the point that all circles share, and their different radii, ascending; null without exactly one point. */
function findCentreAndRadii(circles: readonly (Circle | null)[]): { point: Point; radii: number[] } | null {
  const present = circles.filter((circle) => circle !== null)
  const point = present[0]?.point
  if (!point || present.some((circle) => !isSame(circle.point, point))) return null
  return { point, radii: [...new Set(present.map(({ miles }) => miles))].sort((a, b) => a - b) }
}

/**
 * Creates a tally for changes that differ only in the radius round one place, and finds the level of each change.
 * Returns null if the changes differ in more than the radius.
 */
export function createRingTally(
  tables: Tables,
  criteria: EngineCriteria,
  changes: readonly PlaceChange[],
): { tally: RingTally; levels: number[] } | null {
  const [firstChange] = changes
  if (firstChange === undefined) return null
  if ('near' in firstChange) {
    const circles = changes.map((change) => ('near' in change ? change.near : null))
    const common = findCentreAndRadii(circles)
    if (!common || circles.includes(null)) return null
    return {
      tally: new RingTally({
        inside: null,
        circles: new Circles(common.point, common.radii),
        within: createPlaceFilter(tables, { ...criteria, near: null }),
      }),
      levels: circles.map((circle) => (circle ? common.radii.indexOf(circle.miles) + 1 : 0)),
    }
  }
  const places = changes.map((change) => ('place' in change ? change.place : null))
  const inside = places[0]?.inside
  if (places.some((place) => place === null || !isSame(place.inside, inside))) return null
  const circles = places.map((place) => place?.disc ?? null)
  const common = findCentreAndRadii(circles)
  if (!common) return null
  return {
    tally: new RingTally({
      inside: createPlaceFilter(tables, {
        place: { inside: inside ?? null, disc: null },
        near: null,
        drawnArea: null,
      }),
      circles: new Circles(common.point, common.radii),
      within: createPlaceFilter(tables, { ...criteria, place: null }),
    }),
    levels: circles.map((circle) => (circle ? common.radii.indexOf(circle.miles) + 1 : 0)),
  }
}
