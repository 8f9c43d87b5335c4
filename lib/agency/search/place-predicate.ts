import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { DB } from '../../../prisma/generated/tables'
import type { PlaceMatch, Point, Resolution } from '../places/types'

const MILES_PER_LATITUDE_DEGREE = 69.09
export const EARTH_RADIUS_MILES = 3_958.76
/** Distances to places with a larger radius are measured from their edge and not from their centre. */
const MAX_EXTENT_FROM_CENTRE_MILES = 2

export type EntryBuilder = ExpressionBuilder<DB, 'searchEntry'>

type Condition = Expression<SqlBool>

/** The great-circle distance of an entry from a point (haversine formula). */
export function distanceMiles({ ref }: EntryBuilder, point: Point): Expression<number> {
  const [lat, lng] = [ref('lat'), ref('lng')]
  const haversine = sql`power(sin(radians(${lat} - ${point.lat}::float8) / 2), 2) +
    cos(radians(${point.lat}::float8)) * cos(radians(${lat})) *
    power(sin(radians(${lng} - ${point.lng}::float8) / 2), 2)`
  return sql`${sql.lit(EARTH_RADIUS_MILES * 2)} * asin(sqrt(${haversine}))`
}

/** The degrees within which everything lies that is within some miles of a point. */
export function toSearchBox({ lat, lng }: Point, miles: number) {
  const deltaLat = miles / MILES_PER_LATITUDE_DEGREE
  const deltaLng = miles / (MILES_PER_LATITUDE_DEGREE * Math.cos((lat * Math.PI) / 180))
  return { south: lat - deltaLat, north: lat + deltaLat, west: lng - deltaLng, east: lng + deltaLng }
}

/** Finds candidates in a box by the index on `point(lng, lat)`, and compares their great-circle distance. */
export function isWithinMiles(eb: EntryBuilder, point: Point, miles: number): Condition {
  const { ref } = eb
  const { south, north, west, east } = toSearchBox(point, miles)
  const [lat, lng] = [ref('lat'), ref('lng')]
  const corner = (x: number, y: number) => sql`point(${x}::float8, ${y}::float8)`
  const box = sql`box(${corner(west, south)}, ${corner(east, north)})`
  return sql`(point(${lng}, ${lat}) <@ ${box} and ${distanceMiles(eb, point)} <= ${miles}::float8)`
}

/** Builds the condition of a search without a radius, "this area only" (D-78). */
function isInside(eb: EntryBuilder, match: PlaceMatch | null): Condition {
  const { and, or, lit } = eb
  switch (match?.by) {
    case undefined: // the place was not found
      return lit(false)
    case 'nation':
      return eb('nation', 'in', match.nations)
    case 'county':
      return eb('countySlug', 'in', match.counties)
    case 'town': {
      const names = [match.town, ...match.also]
      const hasName = and([
        or([eb('townSlug', 'in', names), eb('localitySlug', 'in', names)]),
        eb('countySlug', '=', match.county),
      ])
      return match.near ? and([hasName, isWithinMiles(eb, match.near.point, match.near.miles)]) : hasName
    }
    case 'around':
      return isWithinMiles(eb, match.point, match.miles)
    case 'area':
      // A digit must follow, so that the area 'S' (Sheffield) does not match the district 'SN1' (Swindon).
      return eb('district', '~', `^${match.area}[0-9]`)
    case 'district':
      // Some districts in central London are divided further by a letter: EC1 into EC1A, EC1M and so on.
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

/** Where to search: inside a place, and also within some miles of a point unless `disc` is null. */
export interface PlaceCondition {
  /** Null for a place that was not found. */
  inside: PlaceMatch | null
  disc: { point: Point; miles: number } | null
}

/** Where a search of a place looks, or of all within some miles of it unless `miles` is null (D-78). */
export function toPlaceCondition(place: Resolution, miles: number | null): PlaceCondition {
  if (miles === null || place.point === null) return { inside: place.match, disc: null }
  const isWide = place.extentMiles > MAX_EXTENT_FROM_CENTRE_MILES
  const milesFromCentre = isWide ? miles + place.extentMiles : miles
  return { inside: place.match, disc: { point: place.point, miles: milesFromCentre } }
}

/** Builds the condition of a place for PostgreSQL. */
export function toPlacePredicate(eb: EntryBuilder, { inside, disc }: PlaceCondition): Condition {
  const insidePlace = isInside(eb, inside)
  return disc ? eb.or([insidePlace, isWithinMiles(eb, disc.point, disc.miles)]) : insidePlace
}

export const placePredicate = (eb: EntryBuilder, place: Resolution, miles: number | null): Condition =>
  toPlacePredicate(eb, toPlaceCondition(place, miles))
