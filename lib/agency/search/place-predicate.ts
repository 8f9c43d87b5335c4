import type { PlaceMatch, Point, Resolution } from '../places/types'
import type { Values } from '../statement'

const MILES_PER_DEGREE = 69.09
const EARTH_MILES = 3_958.76
/** A place wider than this is not a point: distances count from its edge, as far as a circle knows it. */
const WIDE_MILES = 2

const NOWHERE = 'false'

/**
 * Within some miles of a point: the box is what the index finds, the great circle what is true.
 */
export function within({ lat, lng }: Point, miles: number, values: Values): string {
  const dLat = miles / MILES_PER_DEGREE
  const dLng = miles / (MILES_PER_DEGREE * Math.cos((lat * Math.PI) / 180))
  const box = [lng - dLng, lat - dLat, lng + dLng, lat + dLat].map((degrees) => values.add(degrees))
  const [x1, y1, x2, y2] = box
  const [latHere, lngHere, reach] = [values.add(lat), values.add(lng), values.add(miles)]
  return `(point(lng, lat) <@ box(point(${x1}::float8, ${y1}::float8), point(${x2}::float8, ${y2}::float8)) AND
    ${EARTH_MILES * 2} * asin(sqrt(power(sin(radians(lat - ${latHere}::float8) / 2), 2) +
      cos(radians(${latHere}::float8)) * cos(radians(lat)) * power(sin(radians(lng - ${lngHere}::float8) / 2), 2))) <= ${reach}::float8)`
}

/** Listings inside a place ("this area only", D-78). */
function inside(match: PlaceMatch | null, values: Values): string {
  switch (match?.by) {
    case undefined:
      return NOWHERE
    case 'nation':
      return `nation::text = ANY (${values.add(match.nations)})`
    case 'county':
      return `county_slug = ANY (${values.add(match.counties)})`
    case 'town': {
      const names = values.add([match.town, ...match.also])
      const named = `((town_slug = ANY (${names}) OR locality_slug = ANY (${names})) AND county_slug = ${values.add(match.county)})`
      return match.near ? `(${named} AND ${within(match.near.point, match.near.miles, values)})` : named
    }
    case 'around':
      return within(match.point, match.miles, values)
    case 'area': {
      // 'S' is Sheffield, not Swindon: letters of the area, then a digit.
      return `district ~ ${values.add(`^${match.area}[0-9]`)}`
    }
    case 'district': {
      // In the middle of London a district has parts with a letter behind: EC1 is EC1A, EC1M and so on.
      const district = values.add(match.district)
      return `(district = ${district} OR district ~ ('^' || ${district} || '[A-Z]$'))`
    }
    case 'sector':
      return `sector = ${values.add(match.sector)}`
    case 'unit':
      return `postcode = ${values.add(match.unit)}`
    case 'street': {
      const street = `street_slug = ${values.add(match.street)}`
      return match.within ? `(${street} AND ${inside(match.within, values)})` : street
    }
  }
}

/**
 * Listings of a resolved place. With miles: those inside it and those within that distance, so that
 * a wider radius never shows less. The distance is from the place's point (D-78); for a place too
 * wide to be one (a county, a city) from about its edge.
 */
export function placePredicate(place: Resolution, miles: number | null, values: Values): string {
  const here = inside(place.match, values)
  if (miles === null || place.point === null) return here
  const reach = miles + (place.extentMiles > WIDE_MILES ? place.extentMiles : 0)
  return `(${here} OR ${within(place.point, reach, values)})`
}
