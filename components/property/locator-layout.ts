/** WGS84 degrees. */
export interface Point {
  lat: number
  lng: number
}

export interface Mark extends Point {
  name: string
  kind: 'station' | 'place'
}

/** A mark in units of the drawing, with the position and anchor of its label. */
interface PlacedMark {
  name: string
  kind: Mark['kind']
  x: number
  y: number
  label: { x: number; y: number; anchor: 'start' | 'end' }
}

export interface LocatorLayout {
  /** Rings around the home, in miles and in units of the drawing. */
  rings: { miles: number; radius: number }[]
  marks: PlacedMark[]
  /** Each line as the points of an SVG polyline. */
  lines: string[]
}

/** Size in units of the drawing. */
export interface Frame {
  width: number
  height: number
}

export const FRAME: Frame = { width: 360, height: 280 }
const MILES_PER_DEGREE = 69.09
const FONT = 14
/** Average width of a letter. */
const LETTER = FONT * 0.56
const GAP = 8
/** The scale is chosen so that this many of the nearest marks fit. */
const TAKEN_IN = 7

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}
const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const inside = (box: Box, { width, height }: Frame) =>
  box.left >= 2 && box.right <= width - 2 && box.top >= 2 && box.bottom <= height - 2

/** Miles east and north of `from`, on a plane: exact to a few yards over these distances. */
function offset(from: Point, to: Point) {
  return {
    east: (to.lng - from.lng) * MILES_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180),
    north: (to.lat - from.lat) * MILES_PER_DEGREE,
  }
}

/** Half the height in miles that the drawing needs to contain a mark. */
const reach = (home: Point, mark: Point, { width, height }: Frame) => {
  const { east, north } = offset(home, mark)
  // The drawing is wider than high, so it contains more distant marks in the east and west.
  return Math.max(Math.abs(east) / (width / height), Math.abs(north))
}

/** Distances in miles between rings. */
const steps = [0.25, 0.5, 1, 2, 5, 10, 20]

/**
 * Lays out a locator map around a home, with north at the top. A mark whose label would overlap an earlier one is
 * left out.
 * @param marks the most important first
 * @param lines such as railways
 */
export function locatorLayout(
  home: Point,
  marks: readonly Mark[],
  frame: Frame = FRAME,
  lines: readonly (readonly Point[])[] = [],
): LocatorLayout {
  const { width: across, height: down } = frame
  const reaches = marks.map((mark) => reach(home, mark, frame)).sort((a, b) => a - b)
  const wanted = reaches[Math.min(TAKEN_IN, reaches.length) - 1] ?? 1
  const half = Math.min(20, Math.max(0.6, wanted * 1.15))
  const unitsPerMile = down / 2 / half
  const step = steps.find((miles) => half / miles <= 3) ?? 20
  const rings = [1, 2, 3]
    .map((n) => ({ miles: step * n, radius: step * n * unitsPerMile }))
    .filter(({ radius }) => radius < Math.max(across, down) / 2)

  const centre = { x: across / 2, y: down / 2 }
  const drawn = (point: Point) => {
    const { east, north } = offset(home, point)
    return { x: centre.x + east * unitsPerMile, y: centre.y - north * unitsPerMile }
  }
  const taken: Box[] = [
    { left: centre.x - 9, right: centre.x + 9, top: centre.y - 9, bottom: centre.y + 9 },
    // Compass and scale.
    { left: across - 34, right: across, top: 0, bottom: 40 },
    ...rings.map(({ radius }) => ({
      left: centre.x - 34,
      right: centre.x + 34,
      top: centre.y + radius - 9,
      bottom: centre.y + radius + 9,
    })),
  ]
  const placed: PlacedMark[] = []
  for (const mark of marks) {
    const { x, y } = drawn(mark)
    const width = mark.name.length * LETTER
    const options = (['start', 'end'] as const).map((anchor) => ({
      anchor,
      box: {
        left: anchor === 'start' ? x - 5 : x - GAP - width,
        right: anchor === 'start' ? x + GAP + width : x + 5,
        top: y - FONT / 2 - 1,
        bottom: y + FONT / 2 + 1,
      },
    }))
    const free = options.find(({ box }) => inside(box, frame) && !taken.some((other) => overlap(box, other)))
    if (!free) continue
    taken.push(free.box)
    placed.push({
      name: mark.name,
      kind: mark.kind,
      x,
      y,
      label: { x: free.anchor === 'start' ? x + GAP : x - GAP, y: y + FONT / 3, anchor: free.anchor },
    })
  }
  const paths = lines.map((line) =>
    line.map((point) => `${drawn(point).x.toFixed(1)},${drawn(point).y.toFixed(1)}`).join(' '),
  )
  return { rings, marks: placed, lines: paths }
}
