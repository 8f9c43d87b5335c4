import { sql, type Expression, type OrderByDirection, type RawBuilder, type SqlBool } from 'kysely'
import type { Sort } from '../../search/options'
import type { Point } from '../places/types'
import { publicDistanceMiles } from './place-predicate'

/** Orders results by a key, then by id in the same direction, so that every row has a definite place. */
interface Order {
  /** The same expression as in an index of search_entry, which PostgreSQL can then read in order. */
  key: RawBuilder<Date | bigint>
  keyFromText: (text: string) => Expression<Date | bigint>
  direction: OrderByDirection & ('asc' | 'desc')
}

const toTime = (text: string) => sql<Date>`${text}::timestamptz`
const toPrice = (text: string) => sql<bigint>`${text}::bigint`

const newestFirst: Order = { key: sql`listed_at`, keyFromText: toTime, direction: 'desc' }

/** Instead of null, the greatest bigint or -1 puts prices on application last in either direction (D-85). */
const orders: Record<Exclude<Sort, 'nearest'>, Order> = {
  'most-recent': newestFirst,
  oldest: { key: sql`listed_at`, keyFromText: toTime, direction: 'asc' },
  'price-asc': {
    key: sql`coalesce(price_pence, 9223372036854775807)`,
    keyFromText: toPrice,
    direction: 'asc',
  },
  'price-desc': { key: sql`coalesce(price_pence, -1)`, keyFromText: toPrice, direction: 'desc' },
}

/** Distances are compared in hundredths of a mile, in which rounding errors of different processors do not show. */
export const DISTANCE_STEPS_PER_MILE = 100
/** More than any distance on earth. */
export const STEPS_WITHOUT_POSITION = 2_000_000
/** More than the milliseconds since 1970. */
const TIME_SPAN_MS = 4_000_000_000_000

/** The nearest first by distance and then the newest, both in one number. */
function nearestFirst(centre: Point): Order {
  const steps = sql`floor(${publicDistanceMiles(centre)} * ${sql.lit(DISTANCE_STEPS_PER_MILE)} + 0.5)::bigint`
  const distance = sql`coalesce(${steps}, ${sql.lit(STEPS_WITHOUT_POSITION)})`
  const time = sql`(extract(epoch from listed_at) * 1000)::bigint`
  return {
    key: sql`(${time} - ${distance} * ${sql.lit(TIME_SPAN_MS)}::bigint)`,
    keyFromText: toPrice,
    direction: 'desc',
  }
}

/**
 * Parses the token of the sort menu; an unknown one means the newest first (SALES-07), and so does 'nearest' without a
 * point to measure from.
 */
export function parseOrder(token: string, centre: Point | null): Order {
  if (token === 'nearest') return centre ? nearestFirst(centre) : newestFirst
  return Object.hasOwn(orders, token) ? orders[token as keyof typeof orders] : newestFirst
}

export const buildOrderBy = ({ key, direction }: Order) =>
  direction === 'asc' ? sql`${key} asc, listing_id asc` : sql`${key} desc, listing_id desc`

export function isAfterRow({ key, keyFromText, direction }: Order, row: { key: string; id: number }) {
  const position = sql`(${keyFromText(row.key)}, ${row.id}::int)`
  return direction === 'asc'
    ? sql<SqlBool>`(${key}, listing_id) > ${position}`
    : sql<SqlBool>`(${key}, listing_id) < ${position}`
}
