import type { Point } from '../../places/types'
import { DISTANCE_STEPS_PER_MILE, STEPS_WITHOUT_POSITION } from '../order'
import { countRows, listRowsBetween, type Bits } from './bits'
import { measureBox } from './box-distance'
import { measureHits } from './measure-hits'
import type { Segment } from './segment'

/** Buckets of distances: enough that those around a page hold few rows. */
const BUCKETS = 4_096
/** Hits up to which each is measured; beyond, whole areas are before or after a page by their rectangles. */
const FEW_HITS = 2_000

/** The hits of one area, and the steps between which their distances are. */
interface Group {
  area: number
  count: number
  nearest: number
  farthest: number
}

function toGroups({ areas, areaStart, areaEnd, boxes }: Segment, hits: Bits, centre: Point): Group[] {
  const groups: Group[] = []
  for (const area of areas) {
    const count = countRows(hits, areaStart[area]!, areaEnd[area]!)
    if (count === 0) continue
    const { nearest, farthest } = measureBox(boxes, area, centre)
    // One step more than rounding moves a distance.
    const first = Math.max(0, Math.floor(nearest * DISTANCE_STEPS_PER_MILE) - 1)
    const last = Math.ceil(farthest * DISTANCE_STEPS_PER_MILE) + 1
    groups.push({
      area,
      count,
      nearest: Number.isFinite(nearest) ? first : STEPS_WITHOUT_POSITION,
      farthest: boxes.hasUnlocated[area] === 1 ? STEPS_WITHOUT_POSITION : last,
    })
  }
  return groups
}

/** Finds the first value at which the hits of the groups, by one of their ends, are more than a place. */
function findReached(groups: readonly Group[], end: 'nearest' | 'farthest', place: number): number {
  const sorted = [...groups].sort((a, b) => a[end] - b[end])
  let hits = 0
  for (const group of sorted) {
    hits += group.count
    if (hits > place) return group[end]
  }
  return STEPS_WITHOUT_POSITION
}

/** Finds the rows with the places from … to − 1 among the hits, the nearest first and then the newest. */
export function pickNearest(
  segment: Segment,
  hits: Bits,
  total: number,
  centre: Point,
  from: number,
  to: number,
): number[] {
  const candidates = new Uint32Array(total)
  if (total <= FEW_HITS) {
    listRowsBetween(hits, 0, segment.count, candidates)
    return pickMeasured(segment, candidates, centre, from, to)
  }
  const groups = toGroups(segment, hits, centre)
  // The page's first home is no nearer than this, because at most `from` homes can be; its last is no farther than that.
  const noNearer = findReached(groups, 'nearest', from)
  const noFarther = findReached(groups, 'farthest', to - 1)
  const { areaStart, areaEnd } = segment
  let before = 0
  let count = 0
  for (const { area, count: homes, nearest, farthest } of groups) {
    if (farthest < noNearer) before += homes
    else if (nearest <= noFarther)
      count = listRowsBetween(hits, areaStart[area]!, areaEnd[area]!, candidates, count)
  }
  return pickMeasured(segment, candidates.subarray(0, count), centre, from - before, to - before)
}

/** Measures the distance of each hit. */
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
  let farthest = 1
  for (let index = 0; index < steps.length; index += 1) {
    const distance = steps[index]!
    if (distance < STEPS_WITHOUT_POSITION && distance > farthest) farthest = distance
  }
  // The last bucket is of the homes without a position.
  const bucketOf = (distance: number) =>
    distance >= STEPS_WITHOUT_POSITION ? BUCKETS : Math.floor((distance * (BUCKETS - 1)) / farthest)
  const counts = new Uint32Array(BUCKETS + 2)
  for (let index = 0; index < steps.length; index += 1) counts[bucketOf(steps[index]!)]! += 1
  let first = 0
  let before = 0
  while (before + counts[first]! <= from) before += counts[first++]!
  let last = first
  for (let reached = before + counts[first]!; reached < end; reached += counts[last]!) last += 1
  const candidates: { row: number; distance: number }[] = []
  for (let index = 0; index < steps.length; index += 1) {
    const bucket = bucketOf(steps[index]!)
    if (bucket >= first && bucket <= last) candidates.push({ row: hits[index]!, distance: steps[index]! })
  }
  // A higher rank is newer.
  candidates.sort((a, b) => a.distance - b.distance || byTime.rankOf[b.row]! - byTime.rankOf[a.row]!)
  return candidates.slice(from - before, end - before).map(({ row }) => row)
}
