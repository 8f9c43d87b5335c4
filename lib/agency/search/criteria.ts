import { sql, type Expression, type SqlBool } from 'kysely'
import type { ListingKind } from '../../domain/listing-kind'
import { commercialTypes } from '../../domain/property-type'
import { parseRadiusMiles } from '../../search/options'
import { PETS_TOKEN } from '../../search/state'
import { parseRange } from '../../search/tokens'
import type { Resolution } from '../places/types'
import { acceptsPets } from './pets'
import { placePredicate, type EntryBuilder } from './place-predicate'

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

/** Builds the condition of a search; prices are given in pounds and stored in pence. */
export function buildSearchCondition(
  eb: EntryBuilder,
  kind: ListingKind,
  place: Resolution | null,
  filters: SearchFilters,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [eb('kind', '=', kind)]
  if (place) conditions.push(placePredicate(eb, place, parseRadiusMiles(filters.radius)))
  const types = parseTypes(filters.types)
  conditions.push(types.length ? eb('type', 'in', types) : isHome(eb))
  const price = parseRange(filters.price)
  if (price.min !== null) conditions.push(eb('pricePence', '>=', BigInt(price.min * PENCE_PER_POUND)))
  if (price.max !== null) conditions.push(eb('pricePence', '<=', BigInt(price.max * PENCE_PER_POUND)))
  const bedrooms = parseRange(filters.bedrooms)
  if (bedrooms.min !== null) conditions.push(eb('bedrooms', '>=', sql<number>`${bedrooms.min}::int`))
  if (bedrooms.max !== null) conditions.push(eb('bedrooms', '<=', sql<number>`${bedrooms.max}::int`))
  if (isPetsSearch(kind, filters)) conditions.push(acceptsPets(eb))
  return eb.and(conditions)
}
