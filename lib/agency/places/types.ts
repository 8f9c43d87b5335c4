import type { PlaceCandidate } from '../../contract/search'
import type { Nation } from '../../domain/nation'

/** A position in WGS84, in decimal degrees. */
export type Point = { lat: number; lng: number }

/** From the largest to the smallest, except that a locality is a part of a town or city. */
export type SettlementKind = 'city' | 'town' | 'village' | 'locality'

export type Place = Point & {
  /** Unique: `${slug}/${county}`; for each further place that shares both, `${slug}/${county}/${outcode}`. */
  id: string
  name: string
  slug: string
  kind: SettlementKind
  /** Slug, a key of COUNTIES. */
  county: string
  countyName: string
  nation: Nation
  /** 0 where it is not known. Sources and years are mixed: good for ranking, not for statistics. */
  population: number
  /** Postcode district of the nearest post town or district centre. */
  outcode: string
  postTown: string
}

/** A railway station of Great Britain; `crs` is its three-letter code. */
export type Station = Point & { name: string; slug: string; crs: string; countyName: string }

/** The condition on listings inside a place. Codes are upper-case, units and sectors with their space ('CM8 2'). */
export type PlaceMatch =
  | { by: 'nation'; nations: Nation[]; counties: string[] }
  | { by: 'county'; counties: string[] }
  /** `near` tells two places apart that share their name and county. */
  | { by: 'town'; town: string; otherSlugs: string[]; county: string; near?: { point: Point; miles: number } }
  | { by: 'around'; point: Point; miles: number }
  | { by: 'area'; area: string }
  /** The district, with or without a further letter: EC1 holds EC1A and EC1V. */
  | { by: 'district'; district: string }
  | { by: 'sector'; sector: string }
  | { by: 'unit'; unit: string }
  | { by: 'street'; street: string; within?: Exclude<PlaceMatch, { by: 'street' }> }

/** 'county' stands for regions, small areas and parts of London too, because they are shown like counties. */
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

export type Resolution = {
  kind: ResolutionKind
  /** A text that resolves to exactly this place again: 'Newport, Isle of Wight'. '' for nothing. */
  value: string
  label: string
  /** Distinguishes the place from others of its name: 'Isle of Wight'. May be ''. */
  detail: string
  /** The point from which distances are measured; null for a street without a town, and for no place. */
  point: Point | null
  /** Rough radius around the point; 0 without a point, and for a station or a whole postcode. */
  radiusMiles: number
  /** A text that names no place may still match a street (D-78). */
  match: PlaceMatch | null
  /** Other meanings, the likeliest first, or similar names where the text names no place; at most ten. */
  candidates: PlaceCandidate[]
}

type PostcodePrecision = 'unit' | 'sector' | 'district' | 'listings' | 'post-town'

/** The point is the middle of the area that `precision` names; for 'listings' the mean of the district's homes. */
export type LocatedPostcode = Point & { precision: PostcodePrecision }

/** Looks up points by code; null for an unknown code. */
export type PostcodeSource = {
  unit(code: string): Promise<Point | null>
  sector(code: string): Promise<Point | null>
  district(code: string): Promise<Point | null>
  listingsCentroid(district: string): Promise<Point | null>
}
