import type { MapBox } from '../../contract/search-map'
import { PUBLIC_STEPS_PER_DEGREE } from '../places/public-position'

/* Divides a map into cells. Positions are whole steps (`toStep`), so that sums of positions are exact. */

/** The side of the world's map at zoom 0, as map libraries draw it. */
const WORLD_PX = 512
/** About the width of a price pin. */
const CELL_PX = 64
/** A grid that would have more cells than this gets larger cells. */
export const MAX_CELLS = 200
/** Far more than the rounding error of a multiplication, and far less than a step. */
const TOLERANCE_STEPS = 1e-6

const RADIANS_PER_DEGREE = Math.PI / 180

/** Web Mercator coordinates: x from 0 in the west to 1 in the east, y from 0 in the north to 1 in the south. */
const toWorldX = (lng: number): number => (lng + 180) / 360
const toWorldY = (lat: number): number =>
  (1 - Math.log(Math.tan(lat * RADIANS_PER_DEGREE) + 1 / Math.cos(lat * RADIANS_PER_DEGREE)) / Math.PI) / 2
const fromWorldX = (x: number): number => x * 360 - 180
const fromWorldY = (y: number): number => Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) / RADIANS_PER_DEGREE

/** Web Mercator maps end at 85° north and south. */
const MAX_MERCATOR_LATITUDE = 85

/** A range of steps that is divided into cells. */
export interface Axis {
  first: number
  /** Inclusive. */
  last: number
  /** The first step of each cell; the first cell starts at `first`. */
  starts: number[]
}

export interface Grid {
  columns: Axis
  rows: Axis
}

export const fromStep = (step: number): number => step / PUBLIC_STEPS_PER_DEGREE

const firstStepFrom = (degrees: number) => Math.ceil(degrees * PUBLIC_STEPS_PER_DEGREE - TOLERANCE_STEPS)
const lastStepTo = (degrees: number) => Math.floor(degrees * PUBLIC_STEPS_PER_DEGREE + TOLERANCE_STEPS)

/** @param borders the borders between cells: ascending, in degrees */
function createAxis(min: number, max: number, borders: readonly number[]): Axis {
  const [first, last] = [firstStepFrom(min), lastStepTo(max)]
  const innerStarts = borders.map(firstStepFrom).filter((step) => step > first && step <= last)
  return { first, last, starts: [first, ...new Set(innerStarts)] }
}

/** Counts the whole numbers between two numbers, both excluded. */
const countIntegersBetween = (from: number, to: number): number =>
  Math.max(0, Math.ceil(to) - Math.floor(from) - 1)
const listIntegersBetween = (from: number, to: number): number[] =>
  Array.from({ length: countIntegersBetween(from, to) }, (_, index) => Math.floor(from) + index + 1)

/** Divides a box into cells, aligned to the world and not to the box, so that clusters do not move with the map. */
export function createGrid({ west, south, east, north }: MapBox, zoom: number): Grid {
  const [left, right] = [toWorldX(west), toWorldX(east)]
  const [top, bottom] = [north, south].map((lat) =>
    toWorldY(Math.max(-MAX_MERCATOR_LATITUDE, Math.min(MAX_MERCATOR_LATITUDE, lat))),
  ) as [number, number]
  let cellsPerWorld = (WORLD_PX / CELL_PX) * 2 ** Math.round(zoom)
  const countCells = () => {
    const columnCount = countIntegersBetween(left * cellsPerWorld, right * cellsPerWorld) + 1
    const rowCount = countIntegersBetween(top * cellsPerWorld, bottom * cellsPerWorld) + 1
    return columnCount * rowCount
  }
  while (countCells() > MAX_CELLS && cellsPerWorld > 1) cellsPerWorld /= 2
  const columnBorders = listIntegersBetween(left * cellsPerWorld, right * cellsPerWorld).map((column) =>
    fromWorldX(column / cellsPerWorld),
  )
  const rowBorders = listIntegersBetween(top * cellsPerWorld, bottom * cellsPerWorld).map((row) =>
    fromWorldY(row / cellsPerWorld),
  )
  // World y grows to the south and latitude to the north, so the borders of the rows are reversed.
  return {
    columns: createAxis(west, east, columnBorders),
    rows: createAxis(south, north, rowBorders.reverse()),
  }
}

/** Returns the greatest zoom at which a box fits into a map of WORLD_PX pixels. */
export function fitZoom({ west, south, east, north }: MapBox, maxZoom: number): number {
  const worldShare = Math.max(toWorldX(east) - toWorldX(west), toWorldY(south) - toWorldY(north))
  if (worldShare === 0) return maxZoom
  const zoom = Math.floor(Math.log2(1 / worldShare))
  return Math.min(maxZoom, Math.max(0, zoom))
}

/** Measures the pixels between two points of a map. */
export function measurePixels(
  a: { lat: number; lng: number },
  b: { lat: number; lng: number },
  zoom: number,
): { across: number; down: number } {
  const scale = WORLD_PX * 2 ** zoom
  return {
    across: Math.abs(toWorldX(a.lng) - toWorldX(b.lng)) * scale,
    down: Math.abs(toWorldY(a.lat) - toWorldY(b.lat)) * scale,
  }
}
