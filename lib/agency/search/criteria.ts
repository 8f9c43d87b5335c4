import type { ListingKind } from '../../domain/listing-kind'
import { milesOf } from '../../search/options'
import { parseRange } from '../../search/tokens'
import type { Resolution } from '../places/types'
import type { Values } from '../statement'
import { placePredicate } from './place-predicate'

/** The tokens of a search that narrow it, as they came. */
export interface Tokens {
  price: string
  types: string
  bedrooms: string
  radius: string
}

const PENCE = 100

/**
 * Types asked for: none means all. One list may hold several, for commercial property, and a type
 * that is not one finds nothing (D-167).
 */
const typesOf = (token: string): string[] =>
  token
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '' && type !== 'all-types')
    .map((type) => (/^[a-z-]{1,40}$/.test(type) ? type : 'unknown'))

/** The WHERE of a search; `place` is null for anywhere. */
export function criteria(
  kind: ListingKind,
  place: Resolution | null,
  tokens: Tokens,
  values: Values,
): string {
  const conditions = [`kind = ${values.add(kind)}`]
  if (place) conditions.push(placePredicate(place, milesOf(tokens.radius), values))
  const types = typesOf(tokens.types)
  if (types.length) conditions.push(`type = ANY (${values.add(types)})`)
  const price = parseRange(tokens.price)
  if (price.min !== null) conditions.push(`price_pence >= ${values.add(price.min * PENCE)}::bigint`)
  if (price.max !== null) conditions.push(`price_pence <= ${values.add(price.max * PENCE)}::bigint`)
  const bedrooms = parseRange(tokens.bedrooms)
  if (bedrooms.min !== null) conditions.push(`bedrooms >= ${values.add(bedrooms.min)}::int`)
  if (bedrooms.max !== null) conditions.push(`bedrooms <= ${values.add(bedrooms.max)}::int`)
  return conditions.join(' AND ')
}
