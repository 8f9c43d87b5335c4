import { fromStep, toStep, type Axis, type Grid } from './map-grid'

/** Homes at one public position that a map shows one by one. No zoom tells them apart. */
export const MAX_STACK = 20

const OUTSIDE = 255

/** The cells of the steps of an axis. */
function toLookup({ first, last, starts }: Axis): Uint8Array {
  const cells = new Uint8Array(Math.max(0, last - first + 1))
  starts.forEach((start, cell) => cells.fill(cell, start - first))
  return cells
}

/** What a cell of the grid holds: positions in steps. */
export interface CellTally {
  count: number
  sumX: number
  sumY: number
  minX: number
  maxX: number
  minY: number
  maxY: number
  /** All homes where there are at most `MAX_STACK`, else the first that were added. */
  ids: number[]
}

/** Counts homes by the cells of a grid. */
export class MapTally {
  private readonly columnOf: Uint8Array
  private readonly rowOf: Uint8Array
  private readonly cells: (CellTally | undefined)[] = []

  constructor(private readonly grid: Grid) {
    this.columnOf = toLookup(grid.columns)
    this.rowOf = toLookup(grid.rows)
  }

  /** Adds a home at its exact position; one outside of the grid, or without a position (NaN), is left out. */
  add(id: number, lat: number, lng: number): void {
    const { columns, rows } = this.grid
    const [x, y] = [toStep(lng), toStep(lat)]
    const column = this.columnOf[x - columns.first] ?? OUTSIDE
    const row = this.rowOf[y - rows.first] ?? OUTSIDE
    if (column === OUTSIDE || row === OUTSIDE) return
    const at = row * columns.starts.length + column
    const cell = this.cells[at]
    if (!cell) {
      this.cells[at] = { count: 1, sumX: x, sumY: y, minX: x, maxX: x, minY: y, maxY: y, ids: [id] }
      return
    }
    if (cell.count < MAX_STACK) cell.ids.push(id)
    cell.count += 1
    cell.sumX += x
    cell.sumY += y
    if (x < cell.minX) cell.minX = x
    else if (x > cell.maxX) cell.maxX = x
    if (y < cell.minY) cell.minY = y
    else if (y > cell.maxY) cell.maxY = y
  }

  /** The cells that hold homes, in the order of the grid. */
  list(): CellTally[] {
    return this.cells.filter((cell) => cell !== undefined)
  }
}

export const middleOf = ({ count, sumX, sumY }: CellTally): { lat: number; lng: number } => ({
  lat: fromStep(sumY / count),
  lng: fromStep(sumX / count),
})

/** Whether all homes of a cell lie at one public position. */
export const isStack = ({ minX, maxX, minY, maxY }: CellTally): boolean => minX === maxX && minY === maxY

/** Joins two tallies. */
export const joinTallies = (a: CellTally, b: CellTally): CellTally => ({
  count: a.count + b.count,
  sumX: a.sumX + b.sumX,
  sumY: a.sumY + b.sumY,
  minX: Math.min(a.minX, b.minX),
  maxX: Math.max(a.maxX, b.maxX),
  minY: Math.min(a.minY, b.minY),
  maxY: Math.max(a.maxY, b.maxY),
  ids: [...a.ids, ...b.ids].slice(0, MAX_STACK),
})
