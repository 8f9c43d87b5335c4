/** Longitude and latitude in degrees. */
export type Position = [lng: number, lat: number]

export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

interface Edge {
  isInside: (position: Position) => boolean
  /** Returns the point at which a line crosses the edge. */
  findCrossing: (from: Position, to: Position) => Position
}

function toEdges({ west, south, east, north }: Bounds): Edge[] {
  const crossMeridian =
    (lng: number) =>
    ([x0, y0]: Position, [x1, y1]: Position): Position => [lng, y0 + ((y1 - y0) * (lng - x0)) / (x1 - x0)]
  const crossParallel =
    (lat: number) =>
    ([x0, y0]: Position, [x1, y1]: Position): Position => [x0 + ((x1 - x0) * (lat - y0)) / (y1 - y0), lat]
  return [
    { isInside: ([lng]) => lng >= west, findCrossing: crossMeridian(west) },
    { isInside: ([lng]) => lng <= east, findCrossing: crossMeridian(east) },
    { isInside: ([, lat]) => lat >= south, findCrossing: crossParallel(south) },
    { isInside: ([, lat]) => lat <= north, findCrossing: crossParallel(north) },
  ]
}

/** Clips a ring to a rectangle (Sutherland–Hodgman). Separate parts stay joined along the rectangle's edge. */
export function clipRing(ring: readonly Position[], bounds: Bounds): Position[] {
  let clipped = [...ring]
  for (const { isInside, findCrossing } of toEdges(bounds)) {
    const unclipped = clipped
    clipped = unclipped.flatMap((position, index) => {
      const previous = unclipped.at(index - 1)!
      const crossing = isInside(position) === isInside(previous) ? [] : [findCrossing(previous, position)]
      return isInside(position) ? [...crossing, position] : crossing
    })
  }
  return clipped
}

/** In the middle of the United Kingdom a degree of longitude is 0.59 times as long as one of latitude. */
const LONGITUDE_SCALE = 0.59

function computeDistanceToLine([x, y]: Position, [x0, y0]: Position, [x1, y1]: Position): number {
  const [dx, dy] = [(x1 - x0) * LONGITUDE_SCALE, y1 - y0]
  const [px, py] = [(x - x0) * LONGITUDE_SCALE, y - y0]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(px, py)
  const along = Math.max(0, Math.min(1, (px * dx + py * dy) / length ** 2))
  return Math.hypot(px - along * dx, py - along * dy)
}

/** Simplifies a line (Douglas–Peucker). @param getTolerance returns the largest deviation, in degrees of latitude */
export function simplifyLine(
  line: readonly Position[],
  getTolerance: (position: Position) => number,
): Position[] {
  const isKept = new Uint8Array(line.length)
  isKept[0] = 1
  isKept[line.length - 1] = 1
  const spans: [number, number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [first, last] = span
    // Deviations are measured in tolerances. A position is dropped if its deviation is at most 1.
    let [farthest, largestDeviation] = [-1, 1]
    for (let index = first + 1; index < last; index += 1) {
      const deviation = computeDistanceToLine(line[index]!, line[first]!, line[last]!)
      const deviationInTolerances = deviation / getTolerance(line[index]!)
      if (deviationInTolerances > largestDeviation)
        [farthest, largestDeviation] = [index, deviationInTolerances]
    }
    if (farthest < 0) continue
    isKept[farthest] = 1
    spans.push([first, farthest], [farthest, last])
  }
  return line.filter((_, index) => isKept[index] === 1)
}

/** Computes the area of a ring in square degrees of latitude, by the shoelace formula. */
export function computeArea(ring: readonly Position[]): number {
  let doubleArea = 0
  ring.forEach(([x, y], index) => {
    const [x0, y0] = ring.at(index - 1)!
    doubleArea += x0 * y - x * y0
  })
  return Math.abs(doubleArea / 2) * LONGITUDE_SCALE
}

export const isInBounds = ([lng, lat]: Position, { west, south, east, north }: Bounds): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north

/** Whether a position is inside a ring: a line from it to the east then crosses an odd number of edges. */
export function isInRing([x, y]: Position, ring: readonly Position[]): boolean {
  const crossings = ring.filter(([x1, y1], index) => {
    const [x0, y0] = ring.at(index - 1)!
    const isCrossed = y0 > y !== y1 > y
    const crossingX = x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)
    return isCrossed && x < crossingX
  })
  return crossings.length % 2 === 1
}

/**
 * Joins each lake to the island around it, because the source lists some lakes under the wrong island.
 * @returns the rings of each island: its outline, and after it its lakes
 */
export function joinLakes(islands: readonly Position[][], lakes: readonly Position[][]): Position[][][] {
  const polygons = islands.map((island) => ({ rings: [island], bounds: getBounds(island) }))
  for (const lake of lakes) {
    const island = polygons.find(
      ({ rings: [outer], bounds }) =>
        lake.every((position) => isInBounds(position, bounds)) &&
        lake.every((position) => isInRing(position, outer!)),
    )
    island?.rings.push(lake)
  }
  return polygons.map(({ rings }) => rings)
}

function getBounds(ring: readonly Position[]): Bounds {
  const bounds: Bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const [lng, lat] of ring) {
    bounds.west = Math.min(bounds.west, lng)
    bounds.south = Math.min(bounds.south, lat)
    bounds.east = Math.max(bounds.east, lng)
    bounds.north = Math.max(bounds.north, lat)
  }
  return bounds
}
