import type { Point } from '../../places/types'
import { STEPS_WITHOUT_POSITION } from '../order'
import { toDistanceSteps } from './order-rows'
import type { Segment } from './segment'

/** Buckets of distances: enough that those around a page hold few rows. */
const BUCKETS = 4_096

/** Finds the rows with the places from … to − 1 among the hits, the nearest first and then the newest. */
export function pickNearest(
  { columns, byTime }: Segment,
  hits: Uint32Array,
  centre: Point,
  from: number,
  to: number,
): number[] {
  const end = Math.min(to, hits.length)
  if (from >= end) return []
  const steps = new Uint32Array(hits.length)
  let farthest = 1
  for (let index = 0; index < hits.length; index += 1) {
    const distance = toDistanceSteps(centre, columns, hits[index]!)
    steps[index] = distance
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
