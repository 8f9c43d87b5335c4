import { sql, type Expression, type OrderByDirection, type RawBuilder, type SqlBool } from 'kysely'
import type { Sort } from '../../search/options'

/** Orders results by a key, then by id in the same direction, so that every row has a definite place. */
interface Order {
  /** The same expression as in an index of search_entry, which PostgreSQL can then read in order. */
  key: RawBuilder<Date | bigint>
  keyFromText: (text: string) => Expression<Date | bigint>
  direction: OrderByDirection & ('asc' | 'desc')
}

const toTime = (text: string) => sql<Date>`${text}::timestamptz`
const toPrice = (text: string) => sql<bigint>`${text}::bigint`

/** Instead of null, the greatest bigint or -1 puts prices on application last in either direction (D-85). */
const orders: Record<Sort, Order> = {
  'most-recent': { key: sql`listed_at`, keyFromText: toTime, direction: 'desc' },
  oldest: { key: sql`listed_at`, keyFromText: toTime, direction: 'asc' },
  'price-asc': {
    key: sql`coalesce(price_pence, 9223372036854775807)`,
    keyFromText: toPrice,
    direction: 'asc',
  },
  'price-desc': { key: sql`coalesce(price_pence, -1)`, keyFromText: toPrice, direction: 'desc' },
}

/** Parses the token of the sort menu; an unknown one means the newest first (SALES-07). */
export const parseOrder = (token: string): Order =>
  Object.hasOwn(orders, token) ? orders[token as Sort] : orders['most-recent']

export const buildOrderBy = ({ key, direction }: Order) =>
  direction === 'asc' ? sql`${key} asc, listing_id asc` : sql`${key} desc, listing_id desc`

export function isAfterRow({ key, keyFromText, direction }: Order, row: { key: string; id: number }) {
  const position = sql`(${keyFromText(row.key)}, ${row.id}::int)`
  return direction === 'asc'
    ? sql<SqlBool>`(${key}, listing_id) > ${position}`
    : sql<SqlBool>`(${key}, listing_id) < ${position}`
}
