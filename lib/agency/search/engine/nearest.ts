import type { Point } from '../../places/types'
import { DISTANCE_STEPS_PER_MILE, STEPS_WITHOUT_POSITION } from '../order'
import { countRows, listRowsBetween, type Bits } from './bits'
import { Haversines, toMiles } from './haversines'
import { measureHits } from './measure-hits'
import type { Segment } from './segment'

/** Buckets of distances: so many that the buckets of a page hold few other rows. */
const BUCKETS = 4_096
/** With more hits than this, whole areas are ruled out by their bounding boxes before any hit is measured. */
const MAX_MEASURED_HITS = 2_000

/** The hits of one area, and bounds of their distances in steps (see DISTANCE_STEPS_PER_MILE). */
interface Group {
  area: number
  count: number
  nearest: number
  farthest: number
}

function toGroups({ areas, areaStart, areaEnd, boxes }: Segment, hits: Bits, centre: Point): Group[] {
  const groups: Group[] = []
  const haversines = new Haversines(centre)
  for (const area of areas) {
    const count = countRows(hits, areaStart[area]!, areaEnd[area]!)
    if (count === 0) continue
    const nearestMiles = toMiles(haversines.findLowerBound(boxes, area))
    const farthestMiles = toMiles(haversines.findUpperBound(boxes, area))
    // Rounding to whole steps moves a distance by less than one step.
    const nearestSteps = Math.max(0, Math.floor(nearestMiles * DISTANCE_STEPS_PER_MILE) - 1)
    const farthestSteps = Math.ceil(farthestMiles * DISTANCE_STEPS_PER_MILE) + 1
    groups.push({
      area,
      count,
      nearest: Number.isFinite(nearestMiles) ? nearestSteps : STEPS_WITHOUT_POSITION,
      farthest: boxes.hasUnlocated[area] === 1 ? STEPS_WITHOUT_POSITION : farthestSteps,
    })
  }
  return groups
}

/**
 * Returns a bound of the distance of the hit at a position of the results. Each hit counts as being as far away as the
 * bound of its group: 'nearest' leads to a lower bound, 'farthest' to an upper bound.
 */
function boundDistanceAt(groups: readonly Group[], bound: 'nearest' | 'farthest', position: number): number {
  const sorted = [...groups].sort((a, b) => a[bound] - b[bound])
  let hits = 0
  for (const group of sorted) {
    hits += group.count
    if (hits > position) return group[bound]
  }
  return STEPS_WITHOUT_POSITION
}

/** Finds the rows at the positions from … to − 1 of the hits, the nearest first and at the same distance the newest. */
export function pickNearest(
  segment: Segment,
  hits: Bits,
  total: number,
  centre: Point,
  from: number,
  to: number,
): number[] {
  const candidates = new Uint32Array(total)
  if (total <= MAX_MEASURED_HITS) {
    listRowsBetween(hits, 0, segment.count, candidates)
    return pickMeasured(segment, candidates, centre, from, to)
  }
  const groups = toGroups(segment, hits, centre)
  const minSteps = boundDistanceAt(groups, 'nearest', from)
  const maxSteps = boundDistanceAt(groups, 'farthest', to - 1)
  const { areaStart, areaEnd } = segment
  // Groups that are surely nearer than the page are only counted. Groups that are surely farther are left out.
  let before = 0
  let count = 0
  for (const { area, count: hitCount, nearest, farthest } of groups) {
    if (farthest < minSteps) before += hitCount
    else if (nearest <= maxSteps)
      count = listRowsBetween(hits, areaStart[area]!, areaEnd[area]!, candidates, count)
  }
  return pickMeasured(segment, candidates.subarray(0, count), centre, from - before, to - before)
}

/** Finds the rows at the positions from … to − 1 of some hits by measuring the distance of each. */
function pickMeasured(
  { columns, byTime }: Segment,
  hits: Uint32Array,
  centre: Point,
  from: number,
  to: number,
): number[] {
  const end = Math.min(to, hits.length)
  if (from >= end) return []
  const steps = measureHits(columns, hits, centre)
  // At least 1, because distances are divided by it.
  let farthest = 1
  for (let index = 0; index < steps.length; index += 1) {
    const distance = steps[index]!
    if (distance < STEPS_WITHOUT_POSITION && distance > farthest) farthest = distance
  }
  // Homes without a position, which are last, have the last bucket for themselves.
  const bucketOf = (distance: number) =>
    distance >= STEPS_WITHOUT_POSITION ? BUCKETS : Math.floor((distance * (BUCKETS - 1)) / farthest)
  const counts = new Uint32Array(BUCKETS + 1)
  for (let index = 0; index < steps.length; index += 1) counts[bucketOf(steps[index]!)]! += 1
  // The buckets that hold the positions, and the number of hits in the buckets before.
  let first = 0
  let before = 0
  while (before + counts[first]! <= from) {
    before += counts[first]!
    first += 1
  }
  let last = first
  let reached = before + counts[first]!
  while (reached < end) {
    last += 1
    reached += counts[last]!
  }
  const candidates: { row: number; distance: number }[] = []
  for (let index = 0; index < steps.length; index += 1) {
    const bucket = bucketOf(steps[index]!)
    if (bucket >= first && bucket <= last) candidates.push({ row: hits[index]!, distance: steps[index]! })
  }
  // A higher rank is newer.
  candidates.sort((a, b) => a.distance - b.distance || byTime.rankOf[b.row]! - byTime.rankOf[a.row]!)
  return candidates.slice(from - before, end - before).map(({ row }) => row)
}
