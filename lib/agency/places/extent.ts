import { roundToTenths } from '../../format/number'
import { POSTCODE_DISTRICTS, getAllPlaces } from './gazetteer'
import { computeCentroid, milesBetween } from './geometry'
import type { Place, Point } from './types'

/** The middle of an area, and the distance within which most of it lies. */
export type Extent = { point: Point; radiusMiles: number }

/** The radius contains this share of an area's points. With all points it would reach the remotest village. */
const SHARE_OF_POINTS_WITHIN_RADIUS = 0.8
/** √(1 ÷ (π × 10,000)): the radius of a circle with 10,000 people per square mile, as in English towns. */
const RADIUS_MILES_PER_ROOT_POPULATION = 0.0056
/** The radius of a hamlet, and of a place of unknown population. */
const MIN_SETTLEMENT_RADIUS_MILES = 0.3
/** The tables have only the centres of districts and sectors; these are usual radii. */
export const DISTRICT_RADIUS_MILES = 2
export const SECTOR_RADIUS_MILES = 0.7

export const computeExtent = (points: readonly Point[]): Extent | null => {
  const point = computeCentroid(points)
  if (point === null) return null
  const miles = points.map((other) => milesBetween(point, other)).sort((a, b) => a - b)
  const radiusMiles = miles[Math.floor(miles.length * SHARE_OF_POINTS_WITHIN_RADIUS)] ?? 0
  return { point, radiusMiles: roundToTenths(radiusMiles) }
}

const extentsByKey = new Map<string, Extent | null>()
const getOrCompute = (key: string, compute: () => Extent | null): Extent | null => {
  const cachedExtent = extentsByKey.get(key)
  if (cachedExtent !== undefined) return cachedExtent
  const extent = compute()
  extentsByKey.set(key, extent)
  return extent
}

export const getCountiesExtent = (counties: readonly string[]): Extent | null =>
  getOrCompute(counties.join(' '), () =>
    computeExtent(getAllPlaces().filter((place) => counties.includes(place.county))),
  )

export const getPostcodeAreaExtent = (area: string): Extent | null =>
  getOrCompute(`area ${area}`, () =>
    computeExtent([...POSTCODE_DISTRICTS.values()].filter((district) => district.area === area)),
  )

export const estimateRadiusMiles = (place: Place): number =>
  roundToTenths(
    Math.max(MIN_SETTLEMENT_RADIUS_MILES, RADIUS_MILES_PER_ROOT_POPULATION * Math.sqrt(place.population)),
  )
