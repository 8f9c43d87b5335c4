import { sql, type Expression, type OrderByDirection, type RawBuilder, type SqlBool } from 'kysely'
import type { Sort } from '../../search/options'

/** An order of search results by a key, then by id in the same direction, so that a page can start after any row. */
interface Order {
  /** Exactly the expression of an index of search_entry. Price on application comes last in both directions (D-85). */
  key: RawBuilder<Date | bigint>
  /** Converts a key that an earlier query returned as text. */
  parseKey: (text: string) => Expression<Date | bigint>
  direction: OrderByDirection & ('asc' | 'desc')
}

const toTime = (text: string) => sql<Date>`${text}::timestamptz`
const toPrice = (text: string) => sql<bigint>`${text}::bigint`

const orders: Record<Sort, Order> = {
  'most-recent': { key: sql`listed_at`, parseKey: toTime, direction: 'desc' },
  oldest: { key: sql`listed_at`, parseKey: toTime, direction: 'asc' },
  'price-asc': {
    key: sql`coalesce(price_pence, 9223372036854775807)`,
    parseKey: toPrice,
    direction: 'asc',
  },
  'price-desc': { key: sql`coalesce(price_pence, -1)`, parseKey: toPrice, direction: 'desc' },
}

/** An unknown token means the newest first (SALES-07). */
export const parseOrder = (token: string): Order =>
  Object.hasOwn(orders, token) ? orders[token as Sort] : orders['most-recent']

export const orderByClause = ({ key, direction }: Order) =>
  direction === 'asc' ? sql`${key} asc, listing_id asc` : sql`${key} desc, listing_id desc`

export function isAfterRow({ key, parseKey, direction }: Order, row: { key: string; id: number }) {
  const known = sql`(${parseKey(row.key)}, ${row.id}::int)`
  return direction === 'asc'
    ? sql<SqlBool>`(${key}, listing_id) > ${known}`
    : sql<SqlBool>`(${key}, listing_id) < ${known}`
}
