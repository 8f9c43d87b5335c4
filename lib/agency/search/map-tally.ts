import { toStep } from '../places/public-position'
import type { Boxes } from './engine/boxes'
import type { Columns } from './engine/columns'
import type { Segment } from './engine/segment'
import { fromStep, type Axis, type Grid } from './map-grid'

/**
 * A map lists the homes of a cell one by one if there are at most this many, because homes at one public position
 * remain in one cell however far the visitor zooms in.
 */
export const MAX_LISTED_HOMES_PER_CELL = 20

/**
 * Returns the index of the cell for each step of an axis, counted from the first step. A byte holds every
 * index, because a grid has at most `MAX_CELLS` cells.
 */
function createCellLookup({ first, last, starts }: Axis): Uint8Array {
  const cells = new Uint8Array(Math.max(0, last - first + 1))
  // Each fill reaches the end of the array, and the next cell overwrites it from its own start.
  starts.forEach((start, cell) => cells.fill(cell, start - first))
  return cells
}

/** The homes counted in one cell of the grid. Coordinates are in steps (`toStep`). */
export interface CellTally {
  count: number
  sumX: number
  sumY: number
  minX: number
  maxX: number
  minY: number
  maxY: number
  /** All homes where there are at most `MAX_LISTED_HOMES_PER_CELL`, else the first that were added. */
  ids: number[]
}

const createFilledArray = (length: number, value: number): Int32Array => new Int32Array(length).fill(value)
/** This is greater than every step of an axis, so that the first home of a cell sets all four bounds of the cell. */
const UNREACHED_STEP = 2 ** 30

/** Counts homes by cells, in typed arrays, because a map of the country may count a million homes. */
export class MapTally {
  private readonly columnOf: Uint8Array
  private readonly rowOf: Uint8Array
  private readonly counts: Int32Array
  private readonly sumX: Float64Array
  private readonly sumY: Float64Array
  private readonly minX: Int32Array
  private readonly maxX: Int32Array
  private readonly minY: Int32Array
  private readonly maxY: Int32Array
  private readonly ids: Int32Array

  constructor(private readonly grid: Grid) {
    this.columnOf = createCellLookup(grid.columns)
    this.rowOf = createCellLookup(grid.rows)
    const cells = grid.columns.starts.length * grid.rows.starts.length
    this.counts = createFilledArray(cells, 0)
    this.sumX = new Float64Array(cells)
    this.sumY = new Float64Array(cells)
    this.minX = createFilledArray(cells, UNREACHED_STEP)
    this.maxX = createFilledArray(cells, -UNREACHED_STEP)
    this.minY = createFilledArray(cells, UNREACHED_STEP)
    this.maxY = createFilledArray(cells, -UNREACHED_STEP)
    this.ids = createFilledArray(cells * MAX_LISTED_HOMES_PER_CELL, 0)
  }

  /** Adds rows of a segment, which are sorted by area. The rows of an area within one cell are added at once. */
  addSegmentRows({ areaEnd, boxes, columns }: Segment, rows: Uint32Array): void {
    for (let start = 0, end = 0; start < rows.length; start = end) {
      const area = columns.area[rows[start]!]!
      const endRow = areaEnd[area]!
      // The rows of the area are those at start … end − 1.
      while (end < rows.length && rows[end]! < endRow) end += 1
      const areaRows = rows.subarray(start, end)
      const cell = boxes.hasUnlocated[area] === 0 ? this.findCell(boxes, area) : undefined
      if (cell === undefined) this.addRows(columns, areaRows)
      else {
        if (!this.containsArea(cell, boxes, area)) this.widenExtent(cell, columns, areaRows)
        this.addToCell(cell, columns, areaRows)
      }
    }
  }

  /** Whether the extent of the cell's homes already contains the area, so that no home of the area can widen it. */
  private containsArea(cell: number, boxes: Boxes, area: number): boolean {
    return (
      toStep(boxes.minLng[area]!) >= this.minX[cell]! &&
      toStep(boxes.maxLng[area]!) <= this.maxX[cell]! &&
      toStep(boxes.minLat[area]!) >= this.minY[cell]! &&
      toStep(boxes.maxLat[area]!) <= this.maxY[cell]!
    )
  }

  private widenExtent(cell: number, { lat, lng }: Columns, rows: Uint32Array): void {
    for (let index = 0; index < rows.length; index += 1) {
      const x = toStep(lng[rows[index]!]!)
      const y = toStep(lat[rows[index]!]!)
      if (x < this.minX[cell]!) this.minX[cell] = x
      if (x > this.maxX[cell]!) this.maxX[cell] = x
      if (y < this.minY[cell]!) this.minY[cell] = y
      if (y > this.maxY[cell]!) this.maxY[cell] = y
    }
  }

  /** Finds the cell that contains an area; undefined for an area that spans several cells or reaches off the grid. */
  private findCell(boxes: Boxes, area: number): number | undefined {
    const { columns, rows } = this.grid
    const left = this.columnOf[toStep(boxes.minLng[area]!) - columns.first]
    const right = this.columnOf[toStep(boxes.maxLng[area]!) - columns.first]
    const bottom = this.rowOf[toStep(boxes.minLat[area]!) - rows.first]
    const top = this.rowOf[toStep(boxes.maxLat[area]!) - rows.first]
    if (left === undefined || bottom === undefined || left !== right || bottom !== top) return undefined
    return bottom * columns.starts.length + left
  }

  private addToCell(cell: number, { id, lat, lng }: Columns, rows: Uint32Array): void {
    let sumX = 0
    let sumY = 0
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index]!
      sumX += toStep(lng[row]!)
      sumY += toStep(lat[row]!)
    }
    const count = this.counts[cell]!
    for (let index = 0; index < rows.length && count + index < MAX_LISTED_HOMES_PER_CELL; index += 1)
      this.ids[cell * MAX_LISTED_HOMES_PER_CELL + count + index] = id[rows[index]!]!
    this.counts[cell] = count + rows.length
    this.sumX[cell]! += sumX
    this.sumY[cell]! += sumY
  }

  /** Adds rows one by one. Homes outside the grid, or without a position (NaN), are left out. */
  addRows({ id, lat, lng }: Pick<Columns, 'id' | 'lat' | 'lng'>, rows: ArrayLike<number>): void {
    const { columnOf, rowOf, counts, sumX, sumY, minX, maxX, minY, maxY, ids } = this
    const { columns: columnAxis, rows: rowAxis } = this.grid
    const cellsPerGridRow = columnAxis.starts.length
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index]!
      const x = toStep(lng[row]!)
      const y = toStep(lat[row]!)
      const column = columnOf[x - columnAxis.first]
      const gridRow = rowOf[y - rowAxis.first]
      if (column === undefined || gridRow === undefined) continue
      const cell = gridRow * cellsPerGridRow + column
      const count = counts[cell]!
      if (count < MAX_LISTED_HOMES_PER_CELL) ids[cell * MAX_LISTED_HOMES_PER_CELL + count] = id[row]!
      counts[cell] = count + 1
      sumX[cell]! += x
      sumY[cell]! += y
      if (x < minX[cell]!) minX[cell] = x
      if (x > maxX[cell]!) maxX[cell] = x
      if (y < minY[cell]!) minY[cell] = y
      if (y > maxY[cell]!) maxY[cell] = y
    }
  }

  /** The cells that hold homes, in the order of the grid. */
  list(): CellTally[] {
    return Array.from(this.counts.keys())
      .filter((cell) => this.counts[cell]! > 0)
      .map((cell) => ({
        count: this.counts[cell]!,
        sumX: this.sumX[cell]!,
        sumY: this.sumY[cell]!,
        minX: this.minX[cell]!,
        maxX: this.maxX[cell]!,
        minY: this.minY[cell]!,
        maxY: this.maxY[cell]!,
        ids: Array.from(
          this.ids.subarray(
            cell * MAX_LISTED_HOMES_PER_CELL,
            cell * MAX_LISTED_HOMES_PER_CELL + Math.min(this.counts[cell]!, MAX_LISTED_HOMES_PER_CELL),
          ),
        ),
      }))
  }
}

export const middleOf = ({ count, sumX, sumY }: CellTally): { lat: number; lng: number } => ({
  lat: fromStep(sumY / count),
  lng: fromStep(sumX / count),
})

/** Whether all homes of a cell lie at one public position. */
export const isStack = ({ minX, maxX, minY, maxY }: CellTally): boolean => minX === maxX && minY === maxY

export const joinTallies = (a: CellTally, b: CellTally): CellTally => ({
  count: a.count + b.count,
  sumX: a.sumX + b.sumX,
  sumY: a.sumY + b.sumY,
  minX: Math.min(a.minX, b.minX),
  maxX: Math.max(a.maxX, b.maxX),
  minY: Math.min(a.minY, b.minY),
  maxY: Math.max(a.maxY, b.maxY),
  ids: [...a.ids, ...b.ids].slice(0, MAX_LISTED_HOMES_PER_CELL),
})
