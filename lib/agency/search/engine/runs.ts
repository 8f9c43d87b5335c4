import { findStreet, type Segment } from './segment'
import { ALL, NONE, type PlaceFilter, type Verdict } from './verdict'

/** Neighbouring rows of which the place filter says the same. */
export interface Run {
  start: number
  end: number
  verdict: Verdict
}

/** Divides a segment into the runs that the place filter takes whole or in part. */
export function toRuns(segment: Segment, place: PlaceFilter | null): Run[] {
  const { areas, areaStart, areaEnd, boxes, count } = segment
  if (place === null) return count === 0 ? [] : [{ start: 0, end: count, verdict: ALL }]
  const runs: Run[] = []
  let last: Run | undefined
  for (const area of areas) {
    let start = areaStart[area]!
    let end = areaEnd[area]!
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
