import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeLine, encodeLine } from '../../lib/format/encoded-line'

// Adding 0 turns -0 into 0, because toEqual does not count these two as equal.
const createDegreesArbitrary = (limit: number) =>
  fc.integer({ min: -limit * 10_000, max: limit * 10_000 }).map((steps) => steps / 10_000 + 0)

it('keeps positions to four decimals when encoded and decoded', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(createDegreesArbitrary(180), createDegreesArbitrary(90))), (positions) => {
      expect(decodeLine(encodeLine(positions))).toEqual(positions)
    }),
  )
})
it('encodes a position in Google’s polyline format, a character for each small number', () => {
  expect(encodeLine([[0.0001, -0.0001]])).toBe('@A')
})
