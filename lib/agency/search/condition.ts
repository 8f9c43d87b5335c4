import { sql, type Expression, type SqlBool } from 'kysely'
import { commercialTypes } from '../../domain/property-type'
import { entryMatchesKeyword } from './advert-words'
import type { SearchCriteria } from './criteria'
import { isInDrawnArea, isWithinMiles, matchesPlaceCondition, type EntryBuilder } from './place-predicate'

type Condition = Expression<SqlBool>

/** The condition of a search without a type: homes of all types, but no shops, garages or land. */
export const isHome = (eb: EntryBuilder): Condition => eb('type', 'not in', commercialTypes)

/** Lists the conditions of the further filters, which stand in the query of a search's address. */
function listFurtherConditions(eb: EntryBuilder, criteria: SearchCriteria): Condition[] {
  const { requiredFeatures, excludedFeatures, worstEpc, floorAreaSqFt, pencePerSqFt } = criteria
  const conditions: Condition[] = []
  if (requiredFeatures !== 0)
    conditions.push(sql`features & ${requiredFeatures}::int = ${requiredFeatures}::int`)
  if (excludedFeatures !== 0) conditions.push(sql`features & ${excludedFeatures}::int = 0`)
  if (worstEpc !== null) conditions.push(eb('epc', '<=', worstEpc))
  if (floorAreaSqFt.min !== null) conditions.push(eb('floorAreaSqFt', '>=', floorAreaSqFt.min))
  if (floorAreaSqFt.max !== null) conditions.push(eb('floorAreaSqFt', '<=', floorAreaSqFt.max))
  if (pencePerSqFt.min !== null)
    conditions.push(sql`price_pence >= ${BigInt(pencePerSqFt.min)}::bigint * floor_area_sq_ft`)
  if (pencePerSqFt.max !== null)
    conditions.push(sql`price_pence <= ${BigInt(pencePerSqFt.max)}::bigint * floor_area_sq_ft`)
  if (criteria.listedSinceMs !== null) conditions.push(eb('listedAt', '>=', new Date(criteria.listedSinceMs)))
  if (criteria.availableByEpochDay !== null)
    conditions.push(sql`available_from <= date '1970-01-01' + ${criteria.availableByEpochDay}::int`)
  if (criteria.keyword !== '') conditions.push(entryMatchesKeyword(eb, criteria.keyword))
  if (criteria.near) conditions.push(isWithinMiles(eb, criteria.near.point, criteria.near.miles))
  if (criteria.drawnArea) conditions.push(isInDrawnArea(eb, criteria.drawnArea))
  return conditions
}

/** Builds the condition of a search for PostgreSQL, until the search engine is ready. */
export function buildSearchCondition(eb: EntryBuilder, criteria: SearchCriteria): Condition {
  const { kind, place, types, pricePence, bedrooms } = criteria
  const conditions: Condition[] = [eb('kind', '=', kind)]
  if (place) conditions.push(matchesPlaceCondition(eb, place))
  conditions.push(types.length ? eb('type', 'in', types) : isHome(eb))
  if (pricePence.min !== null) conditions.push(eb('pricePence', '>=', BigInt(pricePence.min)))
  if (pricePence.max !== null) conditions.push(eb('pricePence', '<=', BigInt(pricePence.max)))
  // The column is a smallint. Without the cast, a bound above 32,767 would be an error.
  if (bedrooms.min !== null) conditions.push(eb('bedrooms', '>=', sql<number>`${bedrooms.min}::int`))
  if (bedrooms.max !== null) conditions.push(eb('bedrooms', '<=', sql<number>`${bedrooms.max}::int`))
  conditions.push(...listFurtherConditions(eb, criteria))
  return eb.and(conditions)
}
