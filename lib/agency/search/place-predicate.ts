import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely'
import type { DB } from '../../../prisma/generated/tables'
import type { Corner } from '../../search/drawn-area'
import { EARTH_RADIUS_MILES } from '../places/geometry'
import { PUBLIC_STEPS_PER_DEGREE } from '../places/public-position'
import type { PlaceMatch, Point, Resolution } from '../places/types'
import { publicDegrees } from '../sql-expressions'

/** Slightly less than on the sphere of `EARTH_RADIUS_MILES`, so that a search box is never too small. */
const MILES_PER_LATITUDE_DEGREE = 69.09
/** Around a place whose extent is larger than this, a radius is measured from the edge and not from the centre. */
const MAX_EXTENT_FROM_CENTRE_MILES = 2

export type EntryBuilder = ExpressionBuilder<DB, 'searchEntry'>

type Condition = Expression<SqlBool>

/** The great-circle distance of a position from a point (haversine formula). */
function milesFrom(point: Point, lat: Expression<unknown>, lng: Expression<unknown>): RawBuilder<number> {
  const haversine = sql`power(sin(radians(${lat} - ${point.lat}::float8) / 2), 2) +
    cos(radians(${point.lat}::float8)) * cos(radians(${lat})) *
    power(sin(radians(${lng} - ${point.lng}::float8) / 2), 2)`
  return sql`${sql.lit(EARTH_RADIUS_MILES * 2)} * asin(sqrt(${haversine}))`
}

/** The great-circle distance of an entry's public position from a point. */
export const publicDistanceMiles = (point: Point): RawBuilder<number> =>
  milesFrom(point, publicDegrees('lat'), publicDegrees('lng'))

interface Box {
  south: number
  north: number
  west: number
  east: number
}

/** Returns the box, in degrees, that contains the circle of some miles around a point. */
export function toSearchBox({ lat, lng }: Point, miles: number): Box {
  const deltaLat = miles / MILES_PER_LATITUDE_DEGREE
  const deltaLng = miles / (MILES_PER_LATITUDE_DEGREE * Math.cos((lat * Math.PI) / 180))
  return { south: lat - deltaLat, north: lat + deltaLat, west: lng - deltaLng, east: lng + deltaLng }
}

/** Whether an entry lies in a box. PostgreSQL answers from the index on `point(lng, lat)`. */
function isInBox({ ref }: EntryBuilder, { south, north, west, east }: Box): Condition {
  const corner = (x: number, y: number) => sql`point(${x}::float8, ${y}::float8)`
  const box = sql`box(${corner(west, south)}, ${corner(east, north)})`
  return sql`point(${ref('lng')}, ${ref('lat')}) <@ ${box}`
}

/** Widens a box by one step on each side, which is more than rounding to a public position moves a home. */
export const widenForPublic = ({ south, north, west, east }: Box): Box => {
  const step = 1 / PUBLIC_STEPS_PER_DEGREE
  return { south: south - step, north: north + step, west: west - step, east: east + step }
}

/**
 * Whether an entry's public position is within some miles of a point. With exact positions, searches round many points
 * would reveal the house. The box comes first, so that PostgreSQL reads its index and measures only the entries in it.
 */
export function isWithinMiles(eb: EntryBuilder, point: Point, miles: number): Condition {
  const box = widenForPublic(toSearchBox(point, miles))
  return sql`(${isInBox(eb, box)} and ${publicDistanceMiles(point)} <= ${miles}::float8)`
}

export const boxOfCorners = (corners: readonly Corner[]): Box => ({
  south: Math.min(...corners.map(({ lat }) => lat)),
  north: Math.max(...corners.map(({ lat }) => lat)),
  west: Math.min(...corners.map(({ lng }) => lng)),
  east: Math.max(...corners.map(({ lng }) => lng)),
})

/**
 * Whether the public position is in a drawn area, by the even-odd rule: a ray from the position to the east crosses the
 * outline an odd number of times, even if the outline crosses itself. `case` avoids a division by zero.
 */
export function isInDrawnArea(eb: EntryBuilder, corners: readonly Corner[]): Condition {
  const previousCorners = corners.map((_, index) => corners.at(index - 1)!)
  const toArray = (list: readonly Corner[], axis: keyof Corner) =>
    sql`${list.map((corner) => corner[axis])}::float8[]`
  const [lat, lng] = [publicDegrees('lat'), publicDegrees('lng')]
  const edges = sql`unnest(
    ${toArray(corners, 'lat')}, ${toArray(corners, 'lng')},
    ${toArray(previousCorners, 'lat')}, ${toArray(previousCorners, 'lng')}
  ) as edge (lat1, lng1, lat2, lng2)`
  const crossings = sql`select count(*) from ${edges} where case when (lat1 > ${lat}) <> (lat2 > ${lat})
    then ${lng} < (lng2 - lng1) * (${lat} - lat1) / (lat2 - lat1) + lng1 end`
  return sql`(${isInBox(eb, widenForPublic(boxOfCorners(corners)))} and (${crossings}) % 2 = 1)`
}

/** Whether an entry lies in a place, as in a search without a radius: "this area only" (D-78). */
export function isInPlace(eb: EntryBuilder, match: PlaceMatch | null): Condition {
  const { and, or, lit } = eb
  switch (match?.by) {
    case undefined: // the place was not found
      return lit(false)
    case 'nation':
      return eb('nation', 'in', match.nations)
    case 'county':
      return eb('countySlug', 'in', match.counties)
    case 'town': {
      const names = [match.town, ...match.otherSlugs]
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
      return match.within ? and([street, isInPlace(eb, match.within)]) : street
    }
  }
}

/** Where a search finds homes: inside a place and, unless `disc` is null, also within some miles of a point. */
export interface PlaceCondition {
  /** Null for a place that was not found. */
  inside: PlaceMatch | null
  disc: { point: Point; miles: number } | null
}

/** Converts a place and a radius to a condition. `miles` is null for a search of the place alone (D-78). */
export function toPlaceCondition(place: Resolution, miles: number | null): PlaceCondition {
  if (miles === null || place.point === null) return { inside: place.match, disc: null }
  const isWide = place.radiusMiles > MAX_EXTENT_FROM_CENTRE_MILES
  const milesFromCentre = isWide ? miles + place.radiusMiles : miles
  return { inside: place.match, disc: { point: place.point, miles: milesFromCentre } }
}

/** Whether an entry lies inside the place or, for a search with a radius, in the disc around the place. */
export function matchesPlaceCondition(eb: EntryBuilder, { inside, disc }: PlaceCondition): Condition {
  const isInside = isInPlace(eb, inside)
  return disc ? eb.or([isInside, isWithinMiles(eb, disc.point, disc.miles)]) : isInside
}
