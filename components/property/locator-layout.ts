/** A position on earth, in WGS84 degrees. */
export interface Point {
  lat: number
  lng: number
}

export interface Mark extends Point {
  name: string
  kind: 'station' | 'place'
}

/** A position in the drawing, in its units, from its top left corner. */
interface Position {
  x: number
  y: number
}

export interface PlacedMark extends Position {
  name: string
  kind: Mark['kind']
  label: Position & { anchor: 'start' | 'end' }
}

interface Ring {
  miles: number
  radius: number
}

export interface LocatorLayout {
  /** Rings around the home, which show the scale. */
  rings: Ring[]
  marks: PlacedMark[]
  /** Each line as the points of an SVG polyline. */
  lines: string[]
}

/** Size of the drawing, in its units. Lengths without another unit are in these units. */
export interface Frame {
  width: number
  height: number
}

export const DEFAULT_FRAME: Frame = { width: 360, height: 280 }
const MILES_PER_DEGREE_OF_LATITUDE = 69.09
/** Font size of locator-drawing.tsx. */
const FONT_SIZE = 14
/** A letter of the page's font is on average 0.56 of the font size wide. */
const AVERAGE_LETTER_WIDTH = FONT_SIZE * 0.56
const LABEL_GAP = 8
/** Half the size of the symbol of a mark, with a margin. */
const SYMBOL_RADIUS = 5
/** Half the size of the box that is kept free for the home in the middle. */
const HOME_RADIUS = 9
const RING_LABEL_HALF_WIDTH = 34
const RING_LABEL_HALF_HEIGHT = 9
const FRAME_MARGIN = 2
/** The number of nearest marks that must fit into the drawing. The scale follows from them. */
const NEAREST_MARKS = 7
/** The possible distances between rings. The smallest one for which MAX_RINGS rings fill the drawing is used. */
const RING_STEPS_MILES = [0.25, 0.5, 1, 2, 5, 10, 20]
const LARGEST_RING_STEP_MILES = 20
/** Limits of half the drawing's height. The lower one keeps the rings apart, the upper one leaves out far places. */
const HALF_HEIGHT_MILES = { min: 0.6, max: 20 }
/** Half the height of a drawing that has no marks. */
const DEFAULT_HALF_HEIGHT_MILES = 1
/** The drawing is larger than its marks need by this factor, so that they keep clear of the edge. */
const MARGIN_FACTOR = 1.15
const MAX_RINGS = 3

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}
const areOverlapping = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const isInside = (box: Box, { width, height }: Frame) =>
  box.left >= FRAME_MARGIN &&
  box.right <= width - FRAME_MARGIN &&
  box.top >= FRAME_MARGIN &&
  box.bottom <= height - FRAME_MARGIN

/** Measures miles to the east and north on a plane. Over these distances the error is a few yards. */
function measureMiles(from: Point, to: Point) {
  return {
    east: (to.lng - from.lng) * MILES_PER_DEGREE_OF_LATITUDE * Math.cos((from.lat * Math.PI) / 180),
    north: (to.lat - from.lat) * MILES_PER_DEGREE_OF_LATITUDE,
  }
}

/** Returns half of the height in miles that the drawing needs for the nearest marks. */
function chooseHalfHeight(home: Point, marks: readonly Mark[], { width, height }: Frame): number {
  const aspectRatio = width / height
  const neededHalfHeights = marks
    .map((mark) => {
      const { east, north } = measureMiles(home, mark)
      return Math.max(Math.abs(east) / aspectRatio, Math.abs(north))
    })
    .sort((a, b) => a - b)
  const lastIndex = Math.min(NEAREST_MARKS, neededHalfHeights.length) - 1
  const neededHalfHeight = neededHalfHeights[lastIndex] ?? DEFAULT_HALF_HEIGHT_MILES
  return Math.min(HALF_HEIGHT_MILES.max, Math.max(HALF_HEIGHT_MILES.min, neededHalfHeight * MARGIN_FACTOR))
}

function createRings(halfHeightMiles: number, unitsPerMile: number, { width, height }: Frame): Ring[] {
  const step =
    RING_STEPS_MILES.find((miles) => halfHeightMiles / miles <= MAX_RINGS) ?? LARGEST_RING_STEP_MILES
  return Array.from({ length: MAX_RINGS }, (_, index) => step * (index + 1))
    .map((miles) => ({ miles, radius: miles * unitsPerMile }))
    .filter(({ radius }) => radius < Math.max(width, height) / 2)
}

/** Lists the boxes that no label may cover: home, north arrow and ring labels, as locator-drawing.tsx draws them. */
function listReservedBoxes(rings: Ring[], { width, height }: Frame): Box[] {
  const centre = { x: width / 2, y: height / 2 }
  const home = {
    left: centre.x - HOME_RADIUS,
    right: centre.x + HOME_RADIUS,
    top: centre.y - HOME_RADIUS,
    bottom: centre.y + HOME_RADIUS,
  }
  const northArrow = { left: width - 34, right: width, top: 0, bottom: 40 }
  const ringLabels = rings.map(({ radius }) => ({
    left: centre.x - RING_LABEL_HALF_WIDTH,
    right: centre.x + RING_LABEL_HALF_WIDTH,
    top: centre.y + radius - RING_LABEL_HALF_HEIGHT,
    bottom: centre.y + radius + RING_LABEL_HALF_HEIGHT,
  }))
  return [home, northArrow, ...ringLabels]
}

/** Returns the box of a mark with its label to the right ('start') or to the left ('end'). */
function getLabelledBox({ x, y }: Position, name: string, anchor: 'start' | 'end'): Box {
  const labelEnd = LABEL_GAP + name.length * AVERAGE_LETTER_WIDTH
  return {
    left: anchor === 'start' ? x - SYMBOL_RADIUS : x - labelEnd,
    right: anchor === 'start' ? x + labelEnd : x + SYMBOL_RADIUS,
    top: y - FONT_SIZE / 2 - 1,
    bottom: y + FONT_SIZE / 2 + 1,
  }
}

/** Rounds to hundredths of a unit, which are smaller than a pixel. Few digits keep the page small. */
const roundToHundredths = (position: number): number => Math.round(position * 100) / 100

/** Lays out the drawing, north at the top. Takes the most important marks first, and leaves out marks without room. */
export function computeLocatorLayout(
  home: Point,
  marks: readonly Mark[],
  frame: Frame = DEFAULT_FRAME,
  lines: readonly (readonly Point[])[] = [],
): LocatorLayout {
  const { width, height } = frame
  const halfHeightMiles = chooseHalfHeight(home, marks, frame)
  const unitsPerMile = height / 2 / halfHeightMiles
  const rings = createRings(halfHeightMiles, unitsPerMile, frame)
  const toPosition = (point: Point): Position => {
    const { east, north } = measureMiles(home, point)
    return { x: width / 2 + east * unitsPerMile, y: height / 2 - north * unitsPerMile }
  }

  const takenBoxes = listReservedBoxes(rings, frame)
  const isFree = (box: Box) => isInside(box, frame) && !takenBoxes.some((taken) => areOverlapping(box, taken))
  const placed: PlacedMark[] = []
  for (const { name, kind, ...point } of marks) {
    const { x, y } = toPosition(point)
    const anchor = (['start', 'end'] as const).find((side) => isFree(getLabelledBox({ x, y }, name, side)))
    if (!anchor) continue
    takenBoxes.push(getLabelledBox({ x, y }, name, anchor))
    const labelX = anchor === 'start' ? x + LABEL_GAP : x - LABEL_GAP
    // The capitals of a font are about two thirds of its size high, so this baseline centres them on the mark.
    const baselineY = y + FONT_SIZE / 3
    const label = { x: roundToHundredths(labelX), y: roundToHundredths(baselineY), anchor }
    placed.push({ name, kind, x: roundToHundredths(x), y: roundToHundredths(y), label })
  }
  const formatPosition = ({ x, y }: Position) => `${x.toFixed(1)},${y.toFixed(1)}`
  const polylines = lines.map((line) => line.map((point) => formatPosition(toPosition(point))).join(' '))
  return {
    rings: rings.map(({ miles, radius }) => ({ miles, radius: roundToHundredths(radius) })),
    marks: placed,
    lines: polylines,
  }
}
