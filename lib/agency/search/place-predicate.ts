import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { DB } from '../../../prisma/generated/tables'
import type { PlaceMatch, Point, Resolution } from '../places/types'

const MILES_PER_DEGREE = 69.09
const EARTH_MILES = 3_958.76
/** Of places that extend farther, distances count from the edge of a circle and not from the centre. */
const MAX_POINT_EXTENT_MILES = 2

export type EntryBuilder = ExpressionBuilder<DB, 'searchEntry'>

type Condition = Expression<SqlBool>

/** The box finds candidates by the index on `point(lng, lat)`; the great-circle distance then decides. */
function isWithinMiles({ ref }: EntryBuilder, point: Point, miles: number): Condition {
  const latSpan = miles / MILES_PER_DEGREE
  const lngSpan = miles / (MILES_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180))
  const [lat, lng] = [ref('lat'), ref('lng')]
  const corner = (x: number, y: number) => sql`point(${x}::float8, ${y}::float8)`
  const southWest = corner(point.lng - lngSpan, point.lat - latSpan)
  const northEast = corner(point.lng + lngSpan, point.lat + latSpan)
  const box = sql`box(${southWest}, ${northEast})`
  const haversine = sql`power(sin(radians(${lat} - ${point.lat}::float8) / 2), 2) +
    cos(radians(${point.lat}::float8)) * cos(radians(${lat})) *
    power(sin(radians(${lng} - ${point.lng}::float8) / 2), 2)`
  return sql`(point(${lng}, ${lat}) <@ ${box} and
    ${sql.lit(EARTH_MILES * 2)} * asin(sqrt(${haversine})) <= ${miles}::float8)`
}

/** The condition of a search without a radius, "this area only" (D-78). */
function isInside(eb: EntryBuilder, match: PlaceMatch | null): Condition {
  const { and, or, lit } = eb
  switch (match?.by) {
    case undefined:
      return lit(false)
    case 'nation':
      return eb('nation', 'in', match.nations)
    case 'county':
      return eb('countySlug', 'in', match.counties)
    case 'town': {
      const names = [match.town, ...match.also]
      const named = and([
        or([eb('townSlug', 'in', names), eb('localitySlug', 'in', names)]),
        eb('countySlug', '=', match.county),
      ])
      return match.near ? and([named, isWithinMiles(eb, match.near.point, match.near.miles)]) : named
    }
    case 'around':
      return isWithinMiles(eb, match.point, match.miles)
    case 'area':
      // The digit ends the area's letters, so that 'S' (Sheffield) does not match 'SN1' (Swindon).
      return eb('district', '~', `^${match.area}[0-9]`)
    case 'district':
      // Districts in central London are divided by a letter: EC1 into EC1A, EC1M and so on.
      return or([eb('district', '=', match.district), eb('district', '~', `^${match.district}[A-Z]$`)])
    case 'sector':
      return eb('sector', '=', match.sector)
    case 'unit':
      return eb('postcode', '=', match.unit)
    case 'street': {
      const street = eb('streetSlug', '=', match.street)
      return match.within ? and([street, isInside(eb, match.within)]) : street
    }
  }
}

/**
 * The condition for listings of a resolved place: inside it or within some miles (D-78).
 * @param miles null for inside only
 */
export function placePredicate(eb: EntryBuilder, place: Resolution, miles: number | null): Condition {
  const insidePlace = isInside(eb, place.match)
  if (miles === null || place.point === null) return insidePlace
  const isWide = place.extentMiles > MAX_POINT_EXTENT_MILES
  const milesFromCentre = isWide ? miles + place.extentMiles : miles
  return eb.or([insidePlace, isWithinMiles(eb, place.point, milesFromCentre)])
}
