import type { MapBox, MapCluster } from '../../contract/search-map'
import { fromStep, measurePixels } from './map-grid'
import { isStack, joinTallies, MAX_LISTED_HOMES_PER_CELL, middleOf, type CellTally } from './map-tally'

/** The size of a mark. Two marks whose middles are nearer to each other than this overlap. */
const MARK_WIDTH_PX = 72
const MARK_HEIGHT_PX = 50
/** A map shows at most this many homes one by one. Any others stay clusters. */
const MAX_SINGLE_HOMES = 200

export interface MapMarks {
  clusters: MapCluster[]
  /** The ids of the homes that have a mark of their own. */
  ids: number[]
}

/** Takes each cell, the fullest first, and joins the emptier cells to it whose marks would overlap its mark. */
function joinOnce(cells: readonly CellTally[], zoom: number): CellTally[] {
  const remaining = [...cells].sort((a, b) => b.count - a.count)
  const joined: CellTally[] = []
  for (let fullest = remaining.shift(); fullest !== undefined; fullest = remaining.shift()) {
    const middle = middleOf(fullest)
    for (let index = remaining.length - 1; index >= 0; index -= 1) {
      const cell = remaining[index]!
      const { across, down } = measurePixels(middle, middleOf(cell), zoom)
      if (across < MARK_WIDTH_PX && down < MARK_HEIGHT_PX) {
        fullest = joinTallies(fullest, cell)
        remaining.splice(index, 1)
      }
    }
    joined.push(fullest)
  }
  return joined
}

/** Joins cells until no marks overlap. One pass may not suffice, because a joined cell has a new middle. */
function joinOverlappingCells(cells: readonly CellTally[], zoom: number): CellTally[] {
  const joined = joinOnce(cells, zoom)
  return joined.length === cells.length ? joined : joinOverlappingCells(joined, zoom)
}

const boxOf = ({ minX, maxX, minY, maxY }: CellTally): MapBox => ({
  west: fromStep(minX),
  south: fromStep(minY),
  east: fromStep(maxX),
  north: fromStep(maxY),
})

/** Turns cells into marks. Homes at one position get marks of their own, because no zoom separates them. */
export function toMarks(cells: readonly CellTally[], zoom: number): MapMarks {
  const clusters: MapCluster[] = []
  const ids: number[] = []
  for (const cell of joinOverlappingCells(cells, zoom)) {
    const hasRoom = ids.length + cell.count <= MAX_SINGLE_HOMES
    if (isStack(cell) && cell.count <= MAX_LISTED_HOMES_PER_CELL && hasRoom)
      ids.push(...cell.ids.sort((a, b) => a - b))
    else clusters.push({ ...middleOf(cell), count: cell.count, box: boxOf(cell) })
  }
  return { clusters, ids }
}
