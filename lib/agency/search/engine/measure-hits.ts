import { PUBLIC_STEPS_PER_DEGREE, toStep } from '../../places/public-position'
import type { Point } from '../../places/types'
import { STEPS_WITHOUT_POSITION } from '../order'
import { EARTH_RADIUS_MILES } from '../place-predicate'
import type { Columns } from './columns'
import { toSteps } from './order-rows'

const RADIANS = Math.PI / 180

/** The public coordinates of some rows, in steps: from the least to the greatest. */
function findRange(coordinates: Float64Array, rows: Uint32Array): { first: number; size: number } {
  let [min, max] = [Infinity, -Infinity]
  for (let index = 0; index < rows.length; index += 1) {
    // A listing without a position has NaN, which is neither less nor greater.
    const value = coordinates[rows[index]!]!
    if (value < min) min = value
    if (value > max) max = value
  }
  const first = toStep(min)
  return max < min ? { first: 0, size: 0 } : { first, size: toStep(max) - first + 1 }
}

/** Squares the sine of half the angle between a coordinate and each step of a range. */
const squareSines = ({ first, size }: { first: number; size: number }, from: number): Float64Array =>
  Float64Array.from({ length: size }, (_, index) => {
    const sine = Math.sin((((first + index) / PUBLIC_STEPS_PER_DEGREE - from) * RADIANS) / 2)
    return sine * sine
  })

/**
 * Measures the distances of rows in the steps that are compared, as `toDistanceSteps` does, by the same operations;
 * the terms of the formula are computed once for each public latitude and longitude.
 */
export function measureHits({ lat, lng }: Columns, rows: Uint32Array, centre: Point): Uint32Array {
  const [lats, lngs] = [findRange(lat, rows), findRange(lng, rows)]
  const latSquares = squareSines(lats, centre.lat)
  const lngSquares = squareSines(lngs, centre.lng)
  const centreCos = Math.cos(centre.lat * RADIANS)
  const cosines = Float64Array.from(
    latSquares,
    (_, index) => centreCos * Math.cos(((lats.first + index) / PUBLIC_STEPS_PER_DEGREE) * RADIANS),
  )
  const steps = new Uint32Array(rows.length)
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index]!
    const [rowLat, rowLng] = [lat[row]!, lng[row]!]
    if (Number.isNaN(rowLat) || Number.isNaN(rowLng)) {
      steps[index] = STEPS_WITHOUT_POSITION
      continue
    }
    const latIndex = toStep(rowLat) - lats.first
    const haversine = latSquares[latIndex]! + cosines[latIndex]! * lngSquares[toStep(rowLng) - lngs.first]!
    steps[index] = toSteps(EARTH_RADIUS_MILES * 2 * Math.asin(Math.sqrt(haversine)))
  }
  return steps
}
