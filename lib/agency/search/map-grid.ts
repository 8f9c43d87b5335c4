import type { MapBox } from '../../contract/search-map'
import { PUBLIC_STEPS_PER_DEGREE } from '../places/public-position'

/* A map's grid of cells. Positions are whole steps of the rounding of public positions, so that no sum is inexact. */

/** Pixels of a world's side at zoom 0. */
const WORLD_PX = 512
/** About the width of a price pin. */
const CELL_PX = 64
/** The grid of a larger map has larger cells. */
export const MAX_CELLS = 200
/** Far more than the rounding errors of a multiplication, and far less than a step. */
const TOLERANCE = 1e-6

const RADIANS = Math.PI / 180

/** Web Mercator, from 0 in the west and in the north to 1. */
const toWorldX = (lng: number): number => (lng + 180) / 360
const toWorldY = (lat: number): number =>
  (1 - Math.log(Math.tan(lat * RADIANS) + 1 / Math.cos(lat * RADIANS)) / Math.PI) / 2
const fromWorldX = (x: number): number => x * 360 - 180
const fromWorldY = (y: number): number => Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) / RADIANS

/** The projection ends here; there is no land of the United Kingdom beyond. */
const MAX_MERCATOR_LATITUDE = 85

/** A range of steps, ends included, cut into cells at `starts`, of which the first is the range's first step. */
export interface Axis {
  first: number
  last: number
  starts: number[]
}

export interface Grid {
  columns: Axis
  rows: Axis
}

export const fromStep = (step: number): number => step / PUBLIC_STEPS_PER_DEGREE

const firstStepFrom = (degrees: number) => Math.ceil(degrees * PUBLIC_STEPS_PER_DEGREE - TOLERANCE)
const lastStepTo = (degrees: number) => Math.floor(degrees * PUBLIC_STEPS_PER_DEGREE + TOLERANCE)

/** @param borders ascending, in degrees */
function toAxis(min: number, max: number, borders: readonly number[]): Axis {
  const [first, last] = [firstStepFrom(min), lastStepTo(max)]
  const inner = borders.map(firstStepFrom).filter((step) => step > first && step <= last)
  return { first, last, starts: [first, ...new Set(inner)] }
}

/** How many whole numbers lie between two numbers. */
const countBetween = (from: number, to: number): number => Math.max(0, Math.ceil(to) - Math.floor(from) - 1)
const listBetween = (from: number, to: number): number[] =>
  Array.from({ length: countBetween(from, to) }, (_, index) => Math.floor(from) + index + 1)

/** Divides a box into cells. They lie where those of any other box at this zoom do, so that clusters stay when the map moves. */
export function createGrid({ west, south, east, north }: MapBox, zoom: number): Grid {
  const [left, right] = [toWorldX(west), toWorldX(east)]
  const [top, bottom] = [north, south].map((lat) =>
    toWorldY(Math.max(-MAX_MERCATOR_LATITUDE, Math.min(MAX_MERCATOR_LATITUDE, lat))),
  ) as [number, number]
  let cells = (WORLD_PX / CELL_PX) * 2 ** Math.round(zoom)
  const countCells = () =>
    (countBetween(left * cells, right * cells) + 1) * (countBetween(top * cells, bottom * cells) + 1)
  while (countCells() > MAX_CELLS && cells > 1) cells /= 2
  const columns = listBetween(left * cells, right * cells).map((column) => fromWorldX(column / cells))
  const rows = listBetween(top * cells, bottom * cells).map((row) => fromWorldY(row / cells))
  return { columns: toAxis(west, east, columns), rows: toAxis(south, north, rows.reverse()) }
}

/** The zoom at which a box fills a map of some hundred pixels. */
export function fitZoom({ west, south, east, north }: MapBox, maxZoom: number): number {
  const side = Math.max(toWorldX(east) - toWorldX(west), toWorldY(south) - toWorldY(north))
  return side === 0 ? maxZoom : Math.min(maxZoom, Math.max(0, Math.floor(Math.log2(1 / side))))
}

/** Pixels between two points of a map. */
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
