import { DISTRICTS, allPlaces } from './gazetteer'
import { centroid, milesBetween } from './geometry'
import type { Place, Point } from './types'

/** A place as a circle: its centre and its radius in miles. */
export type Extent = { point: Point; miles: number }

/** Share of the points that the radius holds: the rest would stretch a circle to the corners of a county. */
const SHARE_WITHIN_RADIUS = 0.8
/** Radius in miles of a town of one inhabitant at 10,000 people the square mile, the density of English towns. */
const MILES_PER_ROOT_POPULATION = 0.0056
/** Usual radius of a district and of a sector, of which the tables know the centres alone. */
export const DISTRICT_MILES = 2
export const SECTOR_MILES = 0.7

const extentAround = (points: readonly Point[]): Extent | null => {
  const point = centroid(points)
  if (point === null) return null
  const miles = points.map((other) => milesBetween(point, other)).sort((a, b) => a - b)
  return { point, miles: round(miles[Math.floor(miles.length * SHARE_WITHIN_RADIUS)] ?? 0) }
}

/** The centre of some places, and the distance within which four fifths of them lie. */
export const extentOf = (places: readonly Place[]): Extent | null => extentAround(places)

const round = (miles: number): number => Math.round(miles * 10) / 10

const cache = new Map<string, Extent | null>()
const cached = (key: string, make: () => Extent | null): Extent | null => {
  const made = cache.get(key)
  if (made !== undefined) return made
  const fresh = make()
  cache.set(key, fresh)
  return fresh
}

/** The same of all places of some counties. */
export const countiesExtent = (counties: readonly string[]): Extent | null =>
  cached(counties.join(' '), () =>
    extentAround(allPlaces().filter((place) => counties.includes(place.county))),
  )

/** The same of the districts of a postcode area. */
export const postcodeAreaExtent = (area: string): Extent | null =>
  cached(`area ${area}`, () =>
    extentAround([...DISTRICTS.values()].filter((district) => district.area === area)),
  )

/** Estimates the radius of a settlement from its population; at least 0.3 miles. */
export const settlementRadiusMiles = (place: Place): number =>
  round(Math.max(0.3, MILES_PER_ROOT_POPULATION * Math.sqrt(place.population)))
