import type { PlaceCandidate } from '../../contract/search'
import type { Nation } from '../../domain/nation'

/** WGS84, decimal degrees. */
export type Point = { lat: number; lng: number }

/** Kinds of settlement, largest first. 'locality' is a part of a town or city. */
export type SettlementKind = 'city' | 'town' | 'village' | 'locality'

/** A settlement of the gazetteer. */
export type Place = Point & {
  /** Unique: `${slug}/${county}` or, for the few that share both, with the post town's district behind. */
  id: string
  name: string
  /** `placeSlug(name)`: the value of town_slug or locality_slug. */
  slug: string
  kind: SettlementKind
  /** Slug of the county, a key of COUNTIES. */
  county: string
  countyName: string
  nation: Nation
  /** People; 0 = not known. Urban areas and old counts are mixed: good for ranking, not for statistics. */
  population: number
  /** Postcode district the place most plausibly lies in, 'CM8': that of the nearest post town or district centre. */
  outcode: string
  /** Post town of that district, 'Witham'. */
  postTown: string
}

/** A railway station; the source has those of Great Britain. */
export type Station = Point & { name: string; slug: string; crs: string; countyName: string }

/**
 * What listings have to fulfil to lie inside a place, to be turned into predicates by lib/agency/search.
 * Slugs are those of lib/format/slug; codes are upper-case, units and sectors with their space ('CM8 2AB', 'CM8 2').
 */
export type PlaceMatch =
  | { by: 'nation'; nations: Nation[]; counties: string[] }
  /** county_slug is one of these. */
  | { by: 'county'; counties: string[] }
  /**
   * (town_slug or locality_slug is one of town and also) and county_slug = county. `also` are other names of the
   * place that addresses bear ('southend' for southend-on-sea); `near` is there only where two places share both.
   */
  | { by: 'town'; town: string; also: string[]; county: string; near?: { point: Point; miles: number } }
  /** Within a distance of a point: a station, which no address names. */
  | { by: 'around'; point: Point; miles: number }
  | { by: 'area'; area: string }
  /** The district, or it with a letter behind: EC1 holds EC1A and EC1V. */
  | { by: 'district'; district: string }
  | { by: 'sector'; sector: string }
  | { by: 'unit'; unit: string }
  /** street_slug = street, and inside `within` if it is given. */
  | { by: 'street'; street: string; within?: Exclude<PlaceMatch, { by: 'street' }> }

export type ResolutionKind =
  | 'nation'
  | 'county'
  | SettlementKind
  | 'station'
  | 'unit'
  | 'sector'
  | 'district'
  | 'area'
  | 'street-in-place'
  | 'street'
  | 'nothing'

/** What a text means. */
export type Resolution = {
  kind: ResolutionKind
  /** A text that resolves to exactly this place again: 'Newport, Isle of Wight'. '' for nothing. */
  value: string
  /** Name to show: 'Newport'. */
  label: string
  /** What tells it from others of its name: 'Isle of Wight'. May be ''. */
  detail: string
  /** Centre for distances; null where there is none (a street without a town, nothing). */
  point: Point | null
  /** Rough radius of the place around its point, in miles; 0 without a point. */
  extentMiles: number
  /**
   * null: no listing can lie there. For 'nothing' it may be a street to look for as the last resort
   * (D-78): the text names no place, but a street of that name may exist among the listings.
   */
  match: PlaceMatch | null
  /** What else the text may have meant, likeliest first; the nearest names when it means nothing. At most ten. */
  candidates: PlaceCandidate[]
}

/** Precision of a postcode's point, best first. */
export type PostcodePrecision = 'unit' | 'sector' | 'district' | 'listings' | 'post-town'

export type LocatedPostcode = Point & { precision: PostcodePrecision }

/** Where points of postcodes come from besides the built-in tables; implemented on the database. Codes as in PlaceMatch. */
export type PostcodeSource = {
  unit(code: string): Promise<Point | null>
  sector(code: string): Promise<Point | null>
  district(code: string): Promise<Point | null>
  /** Middle of our own listings in a district. */
  listingsIn(district: string): Promise<Point | null>
}
