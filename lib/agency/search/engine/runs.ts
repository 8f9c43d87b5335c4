import { findStreet, type Segment } from './segment'
import { ALL, NONE, type PlaceFilter, type Verdict } from './verdict'

/** Neighbouring rows of a segment, start … end − 1, on whose areas the place filter has the same verdict. */
export interface Run {
  start: number
  end: number
  verdict: Verdict
}

/** Lists the runs of a segment in which the place filter may include rows; runs that it excludes are left out. */
export function toRuns(segment: Segment, place: PlaceFilter | null): Run[] {
  const { areas, areaStart, areaEnd, boxes, count } = segment
  if (place === null) return count === 0 ? [] : [{ start: 0, end: count, verdict: ALL }]
  const runs: Run[] = []
  let last: Run | undefined
  for (const area of areas) {
    const areaRows = { start: areaStart[area]!, end: areaEnd[area]! }
    if (areaRows.start === areaRows.end) continue
    const verdict = place.verdictOf(area, boxes)
    if (verdict === NONE) continue
    const { start, end } =
      place.street === undefined ? areaRows : findStreet(segment, areaRows.start, areaRows.end, place.street)
    if (start === end) continue
    if (last?.end === start && last.verdict === verdict) last.end = end
    else {
      last = { start, end, verdict }
      runs.push(last)
    }
  }
  return runs
}
