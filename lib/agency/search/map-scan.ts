import type { Boxes } from './engine/boxes'
import type { Columns } from './engine/columns'
import type { CurrentEngine } from './engine/engine-follower'
import { ALL, NONE, SOME, type PlaceFilter, type Verdict } from './engine/verdict'
import { toStep, type Axis, type Grid } from './map-grid'
import { MapTally, type CellTally } from './map-tally'

/** How the positions of some homes spread, in steps. */
export interface Spread {
  /** Null where no home has a position. */
  extent: { minX: number; maxX: number; minY: number; maxY: number } | null
  unlocated: number
}

/** Says whether all, some or none of the coordinates from min to max round to a step of the axis. */
function verdictOfRange({ first, last }: Axis, min: number, max: number): Verdict {
  const [from, to] = [toStep(min), toStep(max)]
  if (to < first || from > last) return NONE
  return from >= first && to <= last ? ALL : SOME
}

const isOnAxis = ({ first, last }: Axis, degrees: number): boolean => {
  const step = toStep(degrees)
  return step >= first && step <= last
}

/** The homes whose public position is on a grid. The exact one decides nothing, so that no box gives it away. */
const isOnGrid = ({ columns, rows }: Grid): PlaceFilter => ({
  verdictOf(area, boxes: Boxes) {
    // An area without any position begins at Infinity.
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
export function tallyInEngine({ engine, criteria }: CurrentEngine, grid: Grid): CellTally[] {
  const tally = new MapTally(grid)
  engine.collect(criteria, isOnGrid(grid), (columns, rows) => tally.addRows(columns, rows))
  return tally.list()
}

/** Finds how the homes of a search spread, in the engine. */
export function spreadInEngine({ engine, criteria }: CurrentEngine): Spread {
  let unlocated = 0
  let [minLat, maxLat, minLng, maxLng] = [Infinity, -Infinity, Infinity, -Infinity]
  engine.collect(criteria, null, ({ lat, lng }, rows) => {
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at]!
      const [rowLat, rowLng] = [lat[row]!, lng[row]!]
      if (Number.isNaN(rowLat) || Number.isNaN(rowLng)) {
        unlocated += 1
        continue
      }
      if (rowLat < minLat) minLat = rowLat
      if (rowLat > maxLat) maxLat = rowLat
      if (rowLng < minLng) minLng = rowLng
      if (rowLng > maxLng) maxLng = rowLng
    }
  })
  if (minLat === Infinity) return { extent: null, unlocated }
  return {
    extent: { minX: toStep(minLng), maxX: toStep(maxLng), minY: toStep(minLat), maxY: toStep(maxLat) },
    unlocated,
  }
}
