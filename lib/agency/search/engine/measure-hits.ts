import { PUBLIC_STEPS_PER_DEGREE, toStep } from '../../places/public-position'
import type { Point } from '../../places/types'
import { STEPS_WITHOUT_POSITION } from '../order'
import { EARTH_RADIUS_MILES } from '../../places/geometry'
import type { Columns } from './columns'
import { toSteps } from './order-rows'

const RADIANS_PER_DEGREE = Math.PI / 180

/** Finds the range of the public coordinates of some rows, in steps: the first one, and how many steps there are. */
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

/** Computes the haversine of the angle between a coordinate and each step of a range. */
const toHaversines = ({ first, size }: { first: number; size: number }, fromDegrees: number): Float64Array =>
  Float64Array.from({ length: size }, (_, index) => {
    const sine = Math.sin(
      (((first + index) / PUBLIC_STEPS_PER_DEGREE - fromDegrees) * RADIANS_PER_DEGREE) / 2,
    )
    return sine * sine
  })

/**
 * Measures the distances of rows from a point in the steps by which results are ordered. The operations are those of
 * `toDistanceSteps`, so that the distances are equal; but each sine and cosine is computed once for each public
 * latitude and longitude, of which there are far fewer than rows.
 */
export function measureHits({ lat, lng }: Columns, rows: Uint32Array, centre: Point): Uint32Array {
  const [lats, lngs] = [findRange(lat, rows), findRange(lng, rows)]
  const latHaversines = toHaversines(lats, centre.lat)
  const lngHaversines = toHaversines(lngs, centre.lng)
  const centreCos = Math.cos(centre.lat * RADIANS_PER_DEGREE)
  const cosines = Float64Array.from(
    latHaversines,
    (_, index) => centreCos * Math.cos(((lats.first + index) / PUBLIC_STEPS_PER_DEGREE) * RADIANS_PER_DEGREE),
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
    const lngIndex = toStep(rowLng) - lngs.first
    const haversine = latHaversines[latIndex]! + cosines[latIndex]! * lngHaversines[lngIndex]!
    steps[index] = toSteps(EARTH_RADIUS_MILES * 2 * Math.asin(Math.sqrt(haversine)))
  }
  return steps
}
