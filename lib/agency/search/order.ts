import { sql, type Expression, type OrderByDirection, type RawBuilder, type SqlBool } from 'kysely'
import type { Sort } from '../../search/options'

/**
 * An order of search results. Each is total (the id settles ties) and runs one way in both columns,
 * so that a page can start after a known row. Price on application comes last in both price orders
 * (D-85). The keys are the expressions that search_entry is indexed by, letter for letter.
 */
interface Order {
  key: RawBuilder<Date | bigint>
  /** A key that came as text from an earlier query. */
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

/** The order of a token; one that is not known means the newest first (SALES-07). */
export const parseOrder = (token: string): Order =>
  token in orders ? orders[token as Sort] : orders['most-recent']

/** ORDER BY of an order. */
export const orderByClause = ({ key, direction }: Order) =>
  direction === 'asc' ? sql`${key} asc, listing_id asc` : sql`${key} desc, listing_id desc`

/** Condition for the rows after a known one, in the order. */
export function isAfterRow({ key, parseKey, direction }: Order, row: { key: string; id: number }) {
  const known = sql`(${parseKey(row.key)}, ${row.id}::int)`
  return direction === 'asc'
    ? sql<SqlBool>`(${key}, listing_id) > ${known}`
    : sql<SqlBool>`(${key}, listing_id) < ${known}`
}
