import { describe, expect, it } from 'vitest'
import { FRAME, computeLocatorLayout, type Mark } from '@/components/property/locator-layout'

const { width: WIDTH, height: HEIGHT } = FRAME
const home = { lat: 51.8, lng: 0.64 }
const mark = (name: string, north: number, east: number): Mark => ({
  name,
  kind: 'place',
  lat: home.lat + north / 69.09,
  lng: home.lng + east / (69.09 * Math.cos((home.lat * Math.PI) / 180)),
})

describe('the layout of the locator map', () => {
  it('draws north up and east to the right, to scale', () => {
    const { marks, rings } = computeLocatorLayout(home, [mark('North', 2, 0), mark('East', 0, 2)])
    const [north, east] = marks
    expect(north?.x).toBeCloseTo(WIDTH / 2, 3)
    expect(north?.y).toBeLessThan(HEIGHT / 2)
    expect(east?.x).toBeGreaterThan(WIDTH / 2)
    const unit = (rings[0]?.radius ?? 0) / (rings[0]?.miles ?? 1)
    expect(HEIGHT / 2 - (north?.y ?? 0)).toBeCloseTo(2 * unit, 1)
    expect((east?.x ?? 0) - WIDTH / 2).toBeCloseTo(2 * unit, 1)
  })

  it('keeps every label inside the frame and apart from the others', () => {
    const marks = Array.from({ length: 40 }, (_, index) =>
      mark(`Settlement number ${index}`, Math.sin(index) * 3, Math.cos(index * 1.7) * 4),
    )
    const placed = computeLocatorLayout(home, marks).marks
    expect(placed.length).toBeGreaterThan(3)
    for (const { x, y, label, name } of placed) {
      const width = name.length * 14 * 0.56
      expect(Math.min(x, label.anchor === 'end' ? label.x - width : x)).toBeGreaterThan(0)
      expect(Math.max(x, label.anchor === 'start' ? label.x + width : x)).toBeLessThan(WIDTH)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(HEIGHT)
    }
    const rows = placed.map(({ x, y, label, name }) => ({
      left: label.anchor === 'start' ? x : label.x - name.length * 7.84,
      right: label.anchor === 'start' ? label.x + name.length * 7.84 : x,
      y,
    }))
    rows.forEach((a, index) =>
      rows
        .slice(index + 1)
        .forEach((b) => expect(Math.abs(a.y - b.y) >= 14 || a.right < b.left || b.right < a.left).toBe(true)),
    )
  })

  it('has finite rings without marks, and with a mark at the home itself', () => {
    expect(computeLocatorLayout(home, []).rings.length).toBeGreaterThan(0)
    const { rings } = computeLocatorLayout(home, [mark('Next door', 0, 0)])
    expect(rings.every(({ radius }) => Number.isFinite(radius) && radius > 0)).toBe(true)
  })
})
