import type { MapBox, MapCluster } from '../../contract/search-map'
import { fromStep, measurePixels } from './map-grid'
import { isStack, joinTallies, MAX_STACK, middleOf, type CellTally } from './map-tally'

/** Marks that are nearer than this to each other would lie on top of each other. */
const MARK_WIDTH_PX = 72
const MARK_HEIGHT_PX = 50
/** Homes that a map shows one by one; the stacks beyond stay clusters. */
const MAX_SINGLE_HOMES = 200

/** What a map shows: clusters, and the ids of the homes that stand for themselves. */
export interface MapMarks {
  clusters: MapCluster[]
  ids: number[]
}

/** Joins the cells whose marks overlap those of fuller ones. */
function joinOnce(cells: readonly CellTally[], zoom: number): CellTally[] {
  const rest = [...cells].sort((a, b) => b.count - a.count)
  const joined: CellTally[] = []
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    const middle = middleOf(next)
    for (let at = rest.length - 1; at >= 0; at -= 1) {
      const { across, down } = measurePixels(middle, middleOf(rest[at]!), zoom)
      if (across < MARK_WIDTH_PX && down < MARK_HEIGHT_PX)
        next = joinTallies(next, rest.splice(at, 1)[0] as CellTally)
    }
    joined.push(next)
  }
  return joined
}

/** Joins cells until no marks overlap: a joined cell has another middle than its parts. */
function joinNearCells(cells: readonly CellTally[], zoom: number): CellTally[] {
  const joined = joinOnce(cells, zoom)
  return joined.length === cells.length ? joined : joinNearCells(joined, zoom)
}

const boxOf = ({ minX, maxX, minY, maxY }: CellTally): MapBox => ({
  west: fromStep(minX),
  south: fromStep(minY),
  east: fromStep(maxX),
  north: fromStep(maxY),
})

/** Turns the cells of a grid into marks. Homes at one position stand for themselves, because no zoom tells them apart. */
export function toMarks(cells: readonly CellTally[], zoom: number): MapMarks {
  const clusters: MapCluster[] = []
  const ids: number[] = []
  for (const cell of joinNearCells(cells, zoom)) {
    const hasRoom = ids.length + cell.count <= MAX_SINGLE_HOMES
    if (isStack(cell) && cell.count <= MAX_STACK && hasRoom) ids.push(...cell.ids.sort((a, b) => a - b))
    else clusters.push({ ...middleOf(cell), count: cell.count, box: boxOf(cell) })
  }
  return { clusters, ids }
}
