import { toStep } from '../places/public-position'
import type { Boxes } from './engine/boxes'
import type { Columns } from './engine/columns'
import type { PreparedSearch } from './engine/engine-follower'
import type { Segment } from './engine/segment'
import type { SlicedWork } from './engine/slices'
import { ALL, NONE, SOME, type PlaceFilter, type Verdict } from './engine/verdict'
import type { Axis, Grid } from './map-grid'
import { MapTally, type CellTally } from './map-tally'

/** The extent of the public positions of some homes, in steps of the map's grid (toStep). */
export interface Spread {
  /** Null where no home has a position. */
  extent: { minX: number; maxX: number; minY: number; maxY: number } | null
  /** The number of homes without a position. */
  unlocated: number
}

/** Returns whether all, some or none of the coordinates from min to max round to a step of the axis. */
function verdictOfRange({ first, last }: Axis, min: number, max: number): Verdict {
  const [from, to] = [toStep(min), toStep(max)]
  if (to < first || from > last) return NONE
  return from >= first && to <= last ? ALL : SOME
}

const isOnAxis = ({ first, last }: Axis, degrees: number): boolean => {
  const step = toStep(degrees)
  return step >= first && step <= last
}

/** Includes homes by their public positions. By exact ones, ever smaller boxes would reveal where a home is. */
const createGridFilter = ({ columns, rows }: Grid): PlaceFilter => ({
  verdictOf(area, boxes: Boxes) {
    // An area in which no home has a position has a box with the minimum Infinity.
    if (boxes.minLat[area] === Infinity) return NONE
    const verdict = Math.min(
      verdictOfRange(columns, boxes.minLng[area]!, boxes.maxLng[area]!),
      verdictOfRange(rows, boxes.minLat[area]!, boxes.maxLat[area]!),
    ) as Verdict
    return verdict === ALL && boxes.hasUnlocated[area] === 1 ? SOME : verdict
  },
  includes: ({ lat, lng }: Columns, row) => isOnAxis(columns, lng[row]!) && isOnAxis(rows, lat[row]!),
})

/** Counts the homes of a search by the cells of a grid, in the engine. */
export function* tallyInEngine({ engine, criteria }: PreparedSearch, grid: Grid): SlicedWork<CellTally[]> {
  const tally = yield* engine.collect(criteria, createGridFilter(grid), () => new MapTally(grid))
  return tally.list()
}

/** Collects the least and the greatest exact coordinates of homes, and counts homes without a position. */
class ExtentCollector {
  unlocated = 0
  private minLat = Infinity
  private maxLat = -Infinity
  private minLng = Infinity
  private maxLng = -Infinity

  /** Adds rows of a segment, which are sorted by area. An area within the extent so far is skipped as a whole. */
  addSegmentRows({ areaEnd, boxes, columns }: Segment, rows: Uint32Array): void {
    for (let start = 0, end = 0; start < rows.length; start = end) {
      const area = columns.area[rows[start]!]!
      const endRow = areaEnd[area]!
      // The rows of the area are those at start … end − 1.
      while (end < rows.length && rows[end]! < endRow) end += 1
      if (!this.containsArea(boxes, area)) this.addRows(columns, rows.subarray(start, end))
    }
  }

  /** Whether the extent so far contains an area all of whose homes have positions. */
  private containsArea(boxes: Boxes, area: number): boolean {
    return (
      boxes.hasUnlocated[area] === 0 &&
      boxes.minLat[area]! >= this.minLat &&
      boxes.maxLat[area]! <= this.maxLat &&
      boxes.minLng[area]! >= this.minLng &&
      boxes.maxLng[area]! <= this.maxLng
    )
  }

  addRows({ lat, lng }: Columns, rows: ArrayLike<number>): void {
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index]!
      const [rowLat, rowLng] = [lat[row]!, lng[row]!]
      if (Number.isNaN(rowLat) || Number.isNaN(rowLng)) {
        this.unlocated += 1
        continue
      }
      if (rowLat < this.minLat) this.minLat = rowLat
      if (rowLat > this.maxLat) this.maxLat = rowLat
      if (rowLng < this.minLng) this.minLng = rowLng
      if (rowLng > this.maxLng) this.maxLng = rowLng
    }
  }

  toSteps(): Spread['extent'] {
    if (this.minLat === Infinity) return null
    return {
      minX: toStep(this.minLng),
      maxX: toStep(this.maxLng),
      minY: toStep(this.minLat),
      maxY: toStep(this.maxLat),
    }
  }
}

/** Measures the extent of a search's homes, in the engine. */
export function* measureSpreadInEngine({ engine, criteria }: PreparedSearch): SlicedWork<Spread> {
  const extent = yield* engine.collect(criteria, null, () => new ExtentCollector())
  return { extent: extent.toSteps(), unlocated: extent.unlocated }
}
