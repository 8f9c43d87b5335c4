import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMapArea, toAreaBorder, toDrawnAreaToken, toMapAreaToken } from '@/lib/search/drawn-area'

test('the border of a map’s area lies between public positions, and moves by less than 0.00016° for this', () => {
  const degrees = fc.double({ min: -90, max: 90, noNaN: true })
  fc.assert(
    fc.property(degrees, fc.constantFrom<(1 | -1)[]>(1, -1), (value, outward) => {
      const border = toAreaBorder(value, outward)
      // Public positions have three decimals, so a fourth decimal that is not 0 lies between them.
      expect(border.toFixed(4)).not.toMatch(/0$/)
      expect(Number(border.toFixed(4))).toBe(border)
      // Rounding moves the border by up to 0.00005°, and the step outward by 0.0001°; the rest allows for float errors.
      expect(Math.abs(border - value)).toBeLessThan(0.000_16)
    }),
  )
  expect(toAreaBorder(51.428, -1)).toBe(51.4279)
  expect(toAreaBorder(51.428, 1)).toBe(51.4281)
})

test('a drawn area is not taken for an area of the map, even if the visitor draws a rectangle', () => {
  const mapArea = toMapAreaToken({ west: -0.2001, south: 51.4001, east: 0.1001, north: 51.5001 })
  expect(mapArea).toBe('51.4001,-0.2001;51.4001,0.1001;51.5001,0.1001;51.5001,-0.2001')
  expect(isMapArea(mapArea)).toBe(true)
  const rectangle = [
    { lat: 51.4001, lng: -0.2001 },
    { lat: 51.4001, lng: 0.1001 },
    { lat: 51.5001, lng: 0.1001 },
    { lat: 51.5001, lng: -0.2001 },
  ]
  for (let start = 0; start < 4; start += 1) {
    const corners = [...rectangle.slice(start), ...rectangle.slice(0, start)]
    for (const drawn of [corners, corners.toReversed(), corners.slice(0, 3)])
      expect(isMapArea(toDrawnAreaToken(drawn))).toBe(false)
  }
  expect(isMapArea('')).toBe(false)
})
