import type { Sort } from '../../search/options'

/**
 * The four orders of a search. Each is total (the id settles ties) and runs one way in both
 * columns, so that a page can start after a known row. Price on application comes last in both
 * price orders (D-85); the expressions are those of the indexes.
 */
interface Order {
  key: string
  type: 'timestamptz' | 'bigint'
  direction: 'ASC' | 'DESC'
}

const orders: Record<Sort, Order> = {
  'most-recent': { key: 'listed_at', type: 'timestamptz', direction: 'DESC' },
  oldest: { key: 'listed_at', type: 'timestamptz', direction: 'ASC' },
  'price-asc': { key: 'coalesce(price_pence, 9223372036854775807)', type: 'bigint', direction: 'ASC' },
  'price-desc': { key: 'coalesce(price_pence, -1)', type: 'bigint', direction: 'DESC' },
}

/** The order of a token; one that is not known means the newest first (SALES-07). */
export const orderOf = (token: string): Order =>
  token in orders ? orders[token as Sort] : orders['most-recent']

/** ORDER BY of an order. */
export const orderBy = ({ key, direction }: Order): string => `${key} ${direction}, listing_id ${direction}`

/** Rows after a known one, in the order; placeholders of its key and id. */
export const after = ({ key, type, direction }: Order, keyValue: string, idValue: string): string =>
  `(${key}, listing_id) ${direction === 'ASC' ? '>' : '<'} (${keyValue}::${type}, ${idValue}::int)`
