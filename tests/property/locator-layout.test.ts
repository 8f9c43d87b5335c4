import { describe, expect, it } from 'vitest'
import { DEFAULT_FRAME, computeLocatorLayout, type Mark } from '@/components/property/locator-layout'

const { width: WIDTH, height: HEIGHT } = DEFAULT_FRAME
const home = { lat: 51.8, lng: 0.64 }
const MILES_PER_DEGREE = 69.09
/** Creates a mark at a distance in miles from the home. */
const createMark = (name: string, { milesNorth = 0, milesEast = 0 } = {}): Mark => ({
  name,
  kind: 'place',
  lat: home.lat + milesNorth / MILES_PER_DEGREE,
  lng: home.lng + milesEast / (MILES_PER_DEGREE * Math.cos((home.lat * Math.PI) / 180)),
})
/** The letters of labels are 14 px high and on average 0.56 em wide. */
const FONT_SIZE_PX = 14
const LETTER_WIDTH_PX = FONT_SIZE_PX * 0.56

describe('the layout of the locator map', () => {
  it('draws north up and east to the right, to scale', () => {
    const { marks, rings } = computeLocatorLayout(home, [
      createMark('North', { milesNorth: 2 }),
      createMark('East', { milesEast: 2 }),
    ])
    const [north, east] = marks
    expect(north?.x).toBeCloseTo(WIDTH / 2, 3)
    expect(north?.y).toBeLessThan(HEIGHT / 2)
    expect(east?.x).toBeGreaterThan(WIDTH / 2)
    const pixelsPerMile = (rings[0]?.radius ?? 0) / (rings[0]?.miles ?? 1)
    expect(HEIGHT / 2 - (north?.y ?? 0)).toBeCloseTo(2 * pixelsPerMile, 1)
    expect((east?.x ?? 0) - WIDTH / 2).toBeCloseTo(2 * pixelsPerMile, 1)
  })

  it('keeps every label inside the frame and apart from the others', () => {
    // Scatters marks at varied distances and directions.
    const marks = Array.from({ length: 40 }, (_, index) =>
      createMark(`Settlement number ${index}`, {
        milesNorth: Math.sin(index) * 3,
        milesEast: Math.cos(index * 1.7) * 4,
      }),
    )
    const placedMarks = computeLocatorLayout(home, marks).marks
    // Marks whose labels find no room are left out.
    expect(placedMarks.length).toBeGreaterThan(3)
    const boxes = placedMarks.map(({ x, y, label, name }) => {
      const width = name.length * LETTER_WIDTH_PX
      // The label is to the right of its mark ('start') or to the left ('end').
      return label.anchor === 'start'
        ? { left: x, right: label.x + width, y }
        : { left: label.x - width, right: x, y }
    })
    for (const { left, right, y } of boxes) {
      expect(left).toBeGreaterThan(0)
      expect(right).toBeLessThan(WIDTH)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(HEIGHT)
    }
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const isInAnotherRow = Math.abs(box.y - other.y) >= FONT_SIZE_PX
        expect(isInAnotherRow || box.right < other.left || other.right < box.left).toBe(true)
      }
  })

  it('has finite rings without marks, and with a mark at the home itself', () => {
    expect(computeLocatorLayout(home, []).rings.length).toBeGreaterThan(0)
    const { rings } = computeLocatorLayout(home, [createMark('Next door')])
    expect(rings.every(({ radius }) => Number.isFinite(radius) && radius > 0)).toBe(true)
  })
})
