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
  cross: (from: Position, to: Position) => Position
}

function edgesOf({ west, south, east, north }: Bounds): Edge[] {
  const atLng =
    (lng: number) =>
    ([x0, y0]: Position, [x1, y1]: Position): Position => [lng, y0 + ((y1 - y0) * (lng - x0)) / (x1 - x0)]
  const atLat =
    (lat: number) =>
    ([x0, y0]: Position, [x1, y1]: Position): Position => [x0 + ((x1 - x0) * (lat - y0)) / (y1 - y0), lat]
  return [
    { isInside: ([lng]) => lng >= west, cross: atLng(west) },
    { isInside: ([lng]) => lng <= east, cross: atLng(east) },
    { isInside: ([, lat]) => lat >= south, cross: atLat(south) },
    { isInside: ([, lat]) => lat <= north, cross: atLat(north) },
  ]
}

/** Cuts a ring off at a rectangle (Sutherland–Hodgman). Parts that fall apart stay joined along the rectangle's edge. */
export function clipRing(ring: readonly Position[], bounds: Bounds): Position[] {
  let clipped = [...ring]
  for (const { isInside, cross } of edgesOf(bounds)) {
    const from = clipped
    clipped = from.flatMap((position, index) => {
      const previous = from.at(index - 1)!
      const crossing = isInside(position) === isInside(previous) ? [] : [cross(previous, position)]
      return isInside(position) ? [...crossing, position] : crossing
    })
  }
  return clipped
}

/** A degree of longitude is about this much shorter than one of latitude in the middle of the United Kingdom. */
const LONGITUDE_SCALE = 0.59

function distanceToLine([x, y]: Position, [x0, y0]: Position, [x1, y1]: Position): number {
  const [dx, dy] = [(x1 - x0) * LONGITUDE_SCALE, y1 - y0]
  const [px, py] = [(x - x0) * LONGITUDE_SCALE, y - y0]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(px, py)
  const along = Math.max(0, Math.min(1, (px * dx + py * dy) / length ** 2))
  return Math.hypot(px - along * dx, py - along * dy)
}

/** Leaves out points that lie within a tolerance, in degrees of latitude, of the simpler line (Douglas–Peucker). */
export function simplifyLine(line: readonly Position[], tolerance: number): Position[] {
  const isKept = new Uint8Array(line.length)
  isKept[0] = isKept[line.length - 1] = 1
  const spans: [number, number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [first, last] = span
    let [farthest, distance] = [-1, tolerance]
    for (let at = first + 1; at < last; at += 1) {
      const off = distanceToLine(line[at]!, line[first]!, line[last]!)
      if (off > distance) [farthest, distance] = [at, off]
    }
    if (farthest < 0) continue
    isKept[farthest] = 1
    spans.push([first, farthest], [farthest, last])
  }
  return line.filter((_, index) => isKept[index] === 1)
}

/** The area of a ring in square degrees of latitude (the shoelace formula). */
export function areaOf(ring: readonly Position[]): number {
  let twice = 0
  ring.forEach(([x, y], index) => {
    const [x0, y0] = ring.at(index - 1)!
    twice += x0 * y - x * y0
  })
  return Math.abs(twice / 2) * LONGITUDE_SCALE
}
