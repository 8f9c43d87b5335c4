import { commercialTypes } from '../../domain/property-type'
import type { FurtherFilter } from '../../domain/further-filter'
import { homeFeatureTokens, type HomeFeature } from '../../domain/home-feature'
import type { ListingKind } from '../../domain/listing-kind'
import { PENCE_PER_POUND } from '../../format/money'
import { parseDrawnArea, type Corner } from '../../search/drawn-area'
import {
  cleanFurtherFilters,
  epcTokens,
  parseFeatures,
  parseWithinMiles,
  type FurtherFilters,
} from '../../search/further-filters'
import { parseRadiusMiles } from '../../search/options'
import { parseRange } from '../../search/tokens'
import type { Point, Resolution } from '../places/types'
import { toPlaceCondition, type PlaceCondition } from './place-predicate'

/** The filters that stand in the path of a search's address. All further filters stand in the query. */
type PathFilter = 'price' | 'types' | 'bedrooms' | 'radius'
export type SearchFilters = Record<PathFilter, string> & {
  [Name in FurtherFilter]?: string | undefined
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** The distance of the filter `near` in a search without a valid `within`. */
const DEFAULT_WITHIN_MILES = 1

/** Stands for an invalid type. No listing has this type. */
const TYPE_OF_NO_LISTING = 'unknown'

/** Parses the filter by types. An empty list means homes of all types, and an invalid type finds nothing (D-167). */
const parseTypes = (token: string): string[] =>
  token
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '' && type !== 'all-types')
    .map((type) => (/^[a-z-]{1,40}$/.test(type) ? type : TYPE_OF_NO_LISTING))

/** Whether a search that names no type finds homes of this type. It finds no shops, garages or land. */
export const isHomeType = (type: string): boolean => !(commercialTypes as readonly string[]).includes(type)

/** A range of numbers. Both bounds are inclusive; null is no bound. */
export interface Range {
  min: number | null
  max: number | null
}

const unbounded: Range = { min: null, max: null }

/** A home whose fact is unknown fails each filter about that fact, but passes `excludedFeatures`. */
interface FurtherCriteria {
  /** A bit for each feature, as in the column `features` of search_entry. */
  requiredFeatures: number
  /** A bit for each feature. A home passes unless it is known to have one of these features. */
  excludedFeatures: number
  /** The worst rating that is allowed: 1 for A to 7 for G. */
  worstEpc: number | null
  floorAreaSqFt: Range
  pencePerSqFt: Range
  /** The earliest time of listing. */
  listedSinceMs: number | null
  /** A home to let must be free by this day, in days since 1 January 1970. */
  availableByEpochDay: number | null
  /** Words that must all occur in the advertisement; '' for none. */
  keyword: string
  /** Compared with public positions, because with exact positions many searches could reveal which house it is. */
  near: { point: Point; miles: number } | null
  drawnArea: readonly Corner[] | null
}

/** The parsed criteria of a search, which both PostgreSQL and the search engine read. */
export interface SearchCriteria extends FurtherCriteria {
  kind: ListingKind
  /** Null for anywhere. */
  place: PlaceCondition | null
  /** Empty for homes of all types. */
  types: string[]
  pricePence: Range
  bedrooms: Range
  /** The point from which the order `nearest` measures; null where distances say nothing, as in a county. */
  centre: Point | null
}

/** Returns the criteria of a search that finds all homes of a kind. */
export const unfilteredCriteria = (kind: ListingKind): SearchCriteria => ({
  kind,
  place: null,
  types: [],
  pricePence: unbounded,
  bedrooms: unbounded,
  centre: null,
  requiredFeatures: 0,
  excludedFeatures: 0,
  worstEpc: null,
  floorAreaSqFt: unbounded,
  pencePerSqFt: unbounded,
  listedSinceMs: null,
  availableByEpochDay: null,
  keyword: '',
  near: null,
  drawnArea: null,
})

const featureBit = (feature: HomeFeature): number => 1 << homeFeatureTokens.indexOf(feature)
const toFeatureBits = (token: string): number =>
  parseFeatures(token).reduce((bits, feature) => bits | featureBit(feature), 0)

const scaleRange = ({ min, max }: Range, factor: number): Range => ({
  min: min === null ? null : min * factor,
  max: max === null ? null : max * factor,
})

/** These places are so large that the distance to their middle says nothing about a home. */
const KINDS_WITHOUT_DISTANCE = ['nation', 'county', 'area']

/** The point from which distances to a place are measured; null where they would say nothing. */
export const getCentre = (place: Resolution | null): Point | null =>
  place === null || KINDS_WITHOUT_DISTANCE.includes(place.kind) ? null : place.point

function toNear(place: Resolution | null, within: string): FurtherCriteria['near'] {
  const miles = parseWithinMiles(within) ?? DEFAULT_WITHIN_MILES
  return place === null ? null : toPlaceCondition(place, miles).disc
}

/** Converts a number of days to the earliest time of listing. Whole minutes let equal searches share a cache entry. */
function parseListedSinceMs(token: string, nowMs: number): number | null {
  return token === '' ? null : Math.floor(nowMs / MINUTE_MS) * MINUTE_MS - Number(token) * DAY_MS
}

function toFurtherCriteria(filters: FurtherFilters, near: Resolution | null, nowMs: number): FurtherCriteria {
  const epcIndex = epcTokens.findIndex((rating) => rating === filters.epc)
  return {
    requiredFeatures: toFeatureBits(filters.with),
    excludedFeatures: toFeatureBits(filters.not),
    worstEpc: epcIndex === -1 ? null : epcIndex + 1,
    floorAreaSqFt: parseRange(filters.size),
    pencePerSqFt: scaleRange(parseRange(filters['per-sq-ft']), PENCE_PER_POUND),
    listedSinceMs: parseListedSinceMs(filters.added, nowMs),
    availableByEpochDay: filters.available === '' ? null : Date.parse(filters.available) / DAY_MS,
    keyword: filters.keyword,
    near: toNear(near, filters.within),
    drawnArea: parseDrawnArea(filters.area),
  }
}

/** Parses the filters of a search. Prices are in pounds. An unknown place `near` is no filter (D-76). */
export function toCriteria(
  kind: ListingKind,
  place: Resolution | null,
  filters: SearchFilters,
  near: Resolution | null = null,
  nowMs = Date.now(),
): SearchCriteria {
  return {
    kind,
    place: place ? toPlaceCondition(place, parseRadiusMiles(filters.radius)) : null,
    types: parseTypes(filters.types),
    pricePence: scaleRange(parseRange(filters.price), PENCE_PER_POUND),
    bedrooms: parseRange(filters.bedrooms),
    centre: getCentre(place),
    ...toFurtherCriteria(
      cleanFurtherFilters(kind, (name) => filters[name]),
      near,
      nowMs,
    ),
  }
}
