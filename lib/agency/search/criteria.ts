import { commercialTypes } from '../../domain/property-type'
import type { FurtherFilter } from '../../domain/further-filter'
import { homeFeatureTokens, type HomeFeature } from '../../domain/home-feature'
import type { ListingKind } from '../../domain/listing-kind'
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
import { PENCE_PER_POUND } from '../../format/money'

type SpecifiedFilter = 'price' | 'types' | 'bedrooms' | 'radius'
export type SearchFilters = Record<SpecifiedFilter, string> & {
  [Name in FurtherFilter]?: string | undefined
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const DEFAULT_WITHIN_MILES = 1

const TYPE_OF_NO_LISTING = 'unknown'

/** Parses the filter by types: an empty list means all homes, and an invalid type finds nothing (D-167). */
const parseTypes = (token: string): string[] =>
  token
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '' && type !== 'all-types')
    .map((type) => (/^[a-z-]{1,40}$/.test(type) ? type : TYPE_OF_NO_LISTING))

/** Whether a search that names no type finds homes of a type: of all but shops, garages and land. */
export const isHomeType = (type: string): boolean => !(commercialTypes as readonly string[]).includes(type)

/** Inclusive; null for no bound. */
export interface Range {
  min: number | null
  max: number | null
}

const unbounded: Range = { min: null, max: null }

/** The criteria beside the specified ones. A home whose fact is not known does not fulfil them. */
interface FurtherCriteria {
  /** A bit for each feature, as in search_entry. */
  requiredFeatures: number
  /** A home that is not known to have one of these passes. */
  excludedFeatures: number
  /** The worst rating that is allowed: 1 for A to 7 for G. */
  worstEpc: number | null
  floorAreaSqFt: Range
  pencePerSqFt: Range
  listedSinceMs: number | null
  /** In days since 1970. */
  availableByDay: number | null
  /** Words that must all occur in the advertisement; '' for none. */
  keyword: string
  /** By public positions, as is the drawn area: exact ones would tell which house it is, search by search. */
  near: { point: Point; miles: number } | null
  drawnArea: readonly Corner[] | null
}

/** What a search asks for, as PostgreSQL and the search engine both read it. */
export interface SearchCriteria extends FurtherCriteria {
  kind: ListingKind
  /** Null for anywhere. */
  place: PlaceCondition | null
  /** Empty for homes of all types. */
  types: string[]
  pricePence: Range
  bedrooms: Range
  /** From where `nearest` measures; null where the distance says nothing, as in a county. */
  centre: Point | null
}

/** The criteria of a search that asks for nothing but a kind. */
export const openCriteria = (kind: ListingKind): SearchCriteria => ({
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
  availableByDay: null,
  keyword: '',
  near: null,
  drawnArea: null,
})

/** The bit of a feature in search_entry. */
const featureBit = (feature: HomeFeature): number => 1 << homeFeatureTokens.indexOf(feature)
const toBits = (token: string): number =>
  parseFeatures(token).reduce((bits, feature) => bits | featureBit(feature), 0)

const scale = ({ min, max }: Range, factor: number): Range => ({
  min: min === null ? null : min * factor,
  max: max === null ? null : max * factor,
})

/** Places so large that the distance to their middle says nothing about a home. */
const KINDS_WITHOUT_DISTANCE = ['nation', 'county', 'area']

/** The point from which distances to a place are measured; null where they would say nothing. */
export const getCentre = (place: Resolution | null): Point | null =>
  place === null || KINDS_WITHOUT_DISTANCE.includes(place.kind) ? null : place.point

function toNear(place: Resolution | null, within: string): FurtherCriteria['near'] {
  const miles = parseWithinMiles(within) ?? DEFAULT_WITHIN_MILES
  return place === null ? null : toPlaceCondition(place, miles).disc
}

/** In whole minutes, so that equal searches within a minute have equal criteria. */
function toListedSince(token: string, nowMs: number): number | null {
  return token === '' ? null : Math.floor(nowMs / MINUTE_MS) * MINUTE_MS - Number(token) * DAY_MS
}

function toFurtherCriteria(filters: FurtherFilters, near: Resolution | null, nowMs: number): FurtherCriteria {
  const epc = epcTokens.findIndex((rating) => rating === filters.epc)
  return {
    requiredFeatures: toBits(filters.with),
    excludedFeatures: toBits(filters.not),
    worstEpc: epc === -1 ? null : epc + 1,
    floorAreaSqFt: parseRange(filters.size),
    pencePerSqFt: scale(parseRange(filters['per-sq-ft']), PENCE_PER_POUND),
    listedSinceMs: toListedSince(filters.added, nowMs),
    availableByDay: filters.available === '' ? null : Date.parse(filters.available) / DAY_MS,
    keyword: filters.keyword,
    near: toNear(near, filters.within),
    drawnArea: parseDrawnArea(filters.area),
  }
}

/**
 * Parses the filters of a search; prices are given in pounds and stored in pence.
 * @param near the place of the filter `near`; null for none, and for one that is not known, which is no filter (D-76)
 */
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
    pricePence: scale(parseRange(filters.price), PENCE_PER_POUND),
    bedrooms: parseRange(filters.bedrooms),
    centre: getCentre(place),
    ...toFurtherCriteria(
      cleanFurtherFilters(kind, (name) => filters[name]),
      near,
      nowMs,
    ),
  }
}
