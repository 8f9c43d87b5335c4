import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeLine, encodeLine } from '../../lib/format/encoded-line'

/** Positions are encoded to four decimals of a degree. */
const STEPS_PER_DEGREE = 10_000
// Adding 0 turns -0 into 0, because toEqual does not count these two as equal.
const createDegreesArbitrary = (limit: number) =>
  fc
    .integer({ min: -limit * STEPS_PER_DEGREE, max: limit * STEPS_PER_DEGREE })
    .map((steps) => steps / STEPS_PER_DEGREE + 0)

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
