import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { DB } from '../../../prisma/generated/tables'
import type { PlaceMatch, Point, Resolution } from '../places/types'

const MILES_PER_DEGREE = 69.09
const EARTH_MILES = 3_958.76
/** Distances from a wider place count from its edge, taken as a circle. */
const WIDE_MILES = 2

/** Builds conditions on the columns of search_entry. */
export type EntryBuilder = ExpressionBuilder<DB, 'searchEntry'>

type Condition = Expression<SqlBool>

/**
 * Condition for entries within some miles of a point. The index finds the box; the great circle decides.
 * `point(lng, lat)` is the expression that search_entry is indexed by.
 */
function isWithinMiles({ ref }: EntryBuilder, point: Point, miles: number): Condition {
  const dLat = miles / MILES_PER_DEGREE
  const dLng = miles / (MILES_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180))
  const [lat, lng] = [ref('lat'), ref('lng')]
  const corner = (x: number, y: number) => sql`point(${x}::float8, ${y}::float8)`
  const box = sql`box(${corner(point.lng - dLng, point.lat - dLat)}, ${corner(point.lng + dLng, point.lat + dLat)})`
  const haversine = sql`power(sin(radians(${lat} - ${point.lat}::float8) / 2), 2) +
    cos(radians(${point.lat}::float8)) * cos(radians(${lat})) * power(sin(radians(${lng} - ${point.lng}::float8) / 2), 2)`
  return sql`(point(${lng}, ${lat}) <@ ${box} and
    ${sql.lit(EARTH_MILES * 2)} * asin(sqrt(${haversine})) <= ${miles}::float8)`
}

/** Condition for entries inside a place ("this area only", D-78). */
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
      // 'S' is Sheffield, not Swindon: letters of the area, then a digit.
      return eb('district', '~', `^${match.area}[0-9]`)
    case 'district':
      // In the middle of London a district has parts with a letter behind: EC1 is EC1A, EC1M and so on.
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
 * Condition for the listings of a resolved place. With miles: those inside it and those within that
 * distance, so that a wider radius never shows less. The distance is from the place's point (D-78);
 * for a place too wide to be one (a county, a city) from about its edge.
 */
export function placePredicate(eb: EntryBuilder, place: Resolution, miles: number | null): Condition {
  const here = isInside(eb, place.match)
  if (miles === null || place.point === null) return here
  const reach = miles + (place.extentMiles > WIDE_MILES ? place.extentMiles : 0)
  return eb.or([here, isWithinMiles(eb, place.point, reach)])
}
