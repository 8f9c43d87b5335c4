import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAreaBorder } from '@/lib/search/drawn-area'

test('the border of a map’s area lies between public positions, and moves by a few pixels at most', () => {
  const degrees = fc.double({ min: -90, max: 90, noNaN: true })
  fc.assert(
    fc.property(degrees, fc.constantFrom<(1 | -1)[]>(1, -1), (value, outward) => {
      const border = toAreaBorder(value, outward)
      expect(border.toFixed(4)).not.toMatch(/0$/)
      expect(Number(border.toFixed(4))).toBe(border)
      expect(Math.abs(border - value)).toBeLessThan(0.000_16)
    }),
  )
  expect(toAreaBorder(51.428, -1)).toBe(51.4279)
  expect(toAreaBorder(51.428, 1)).toBe(51.4281)
})
