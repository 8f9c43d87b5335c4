import { DISTRICTS, allPlaces } from './gazetteer'
import { middle, milesBetween } from './geometry'
import type { Place, Point } from './types'

/** A round place: its middle and how far it reaches from there, in miles. */
export type Extent = { point: Point; miles: number }

/** Share of the places of an area that its radius holds; the rest are its corners. */
const MOST = 0.8
/** Radius in miles of a town of one inhabitant at 10,000 people the square mile, the density of English towns. */
const MILES_PER_ROOT_OF_PEOPLE = 0.0056
/** A district's usual reach, of which the table knows the middle alone. */
export const DISTRICT_MILES = 2
export const SECTOR_MILES = 0.7

const around = (points: readonly Point[]): Extent | null => {
  const point = middle(points)
  if (point === null) return null
  const miles = points.map((other) => milesBetween(point, other)).sort((a, b) => a - b)
  return { point, miles: round(miles[Math.floor(miles.length * MOST)] ?? 0) }
}

/** The middle of some places, and how far they reach from it. */
export const extentOf = (places: readonly Place[]): Extent | null => around(places)

const round = (miles: number): number => Math.round(miles * 10) / 10

const known = new Map<string, Extent | null>()
const once = (key: string, make: () => Extent | null): Extent | null => {
  const made = known.get(key)
  if (made !== undefined) return made
  const fresh = make()
  known.set(key, fresh)
  return fresh
}

/** The middle of the places of some counties, and how far four fifths of them lie from it. */
export const countiesExtent = (counties: readonly string[]): Extent | null =>
  once(counties.join(' '), () => around(allPlaces().filter((place) => counties.includes(place.county))))

/** The middle of a postcode area's districts. */
export const areaExtent = (area: string): Extent | null =>
  once(`area ${area}`, () => around([...DISTRICTS.values()].filter((district) => district.area === area)))

/** Rough radius of a settlement in miles, from its population; 0.3 for a small or uncounted one. */
export const reachOf = (place: Place): number =>
  round(Math.max(0.3, MILES_PER_ROOT_OF_PEOPLE * Math.sqrt(place.population)))
