import { sql, type Expression, type SqlBool } from 'kysely'
import type { ListingKind } from '../../domain/listing-kind'
import { commercialTypes } from '../../domain/property-type'
import { parseRadiusMiles } from '../../search/options'
import { PETS_TOKEN } from '../../search/state'
import { parseRange } from '../../search/tokens'
import type { Resolution } from '../places/types'
import { acceptsPets } from './pets'
import { toPlaceCondition, toPlacePredicate, type EntryBuilder, type PlaceCondition } from './place-predicate'

export interface SearchFilters {
  price: string
  types: string
  bedrooms: string
  radius: string
  /** 'pets' searches lettings that take pets. */
  with?: string | undefined
}

/** Whether a search is by pets; other words are no filter (D-76), and homes for sale have no such fact. */
export const isPetsSearch = (
  kind: ListingKind,
  { with: tokens = '' }: Pick<SearchFilters, 'with'>,
): boolean => kind === 'let' && tokens.split(',').includes(PETS_TOKEN)

const PENCE_PER_POUND = 100

const TYPE_OF_NO_LISTING = 'unknown'

/** The condition of a search that names no type: homes of all types, but no shops, garages or land. */
export const isHome = (eb: EntryBuilder): Expression<SqlBool> => eb('type', 'not in', commercialTypes)

/** Parses the filter by types: an empty list means all homes, and an invalid type finds nothing (D-167). */
const parseTypes = (token: string): string[] =>
  token
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '' && type !== 'all-types')
    .map((type) => (/^[a-z-]{1,40}$/.test(type) ? type : TYPE_OF_NO_LISTING))

/** Inclusive; null for no bound. */
interface Range {
  min: number | null
  max: number | null
}

/** What a search asks for, as PostgreSQL and the search engine both read it. */
export interface SearchCriteria {
  kind: ListingKind
  /** Null for anywhere. */
  place: PlaceCondition | null
  /** Empty for homes of all types. */
  types: string[]
  pricePence: Range
  bedrooms: Range
  acceptsPets: boolean
}

/** Parses the filters of a search; prices are given in pounds and stored in pence. */
export function toCriteria(
  kind: ListingKind,
  place: Resolution | null,
  filters: SearchFilters,
): SearchCriteria {
  const price = parseRange(filters.price)
  const toPence = (pounds: number | null) => (pounds === null ? null : pounds * PENCE_PER_POUND)
  return {
    kind,
    place: place ? toPlaceCondition(place, parseRadiusMiles(filters.radius)) : null,
    types: parseTypes(filters.types),
    pricePence: { min: toPence(price.min), max: toPence(price.max) },
    bedrooms: parseRange(filters.bedrooms),
    acceptsPets: isPetsSearch(kind, filters),
  }
}

/** Builds the condition of a search. */
export function buildSearchCondition(eb: EntryBuilder, criteria: SearchCriteria): Expression<SqlBool> {
  const { kind, place, types, pricePence, bedrooms } = criteria
  const conditions: Expression<SqlBool>[] = [eb('kind', '=', kind)]
  if (place) conditions.push(toPlacePredicate(eb, place))
  conditions.push(types.length ? eb('type', 'in', types) : isHome(eb))
  if (pricePence.min !== null) conditions.push(eb('pricePence', '>=', BigInt(pricePence.min)))
  if (pricePence.max !== null) conditions.push(eb('pricePence', '<=', BigInt(pricePence.max)))
  if (bedrooms.min !== null) conditions.push(eb('bedrooms', '>=', sql<number>`${bedrooms.min}::int`))
  if (bedrooms.max !== null) conditions.push(eb('bedrooms', '<=', sql<number>`${bedrooms.max}::int`))
  if (criteria.acceptsPets) conditions.push(acceptsPets(eb))
  return eb.and(conditions)
}
