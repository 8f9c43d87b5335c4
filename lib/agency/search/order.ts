import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Sort } from '../../search/options'
import type { Point } from '../places/types'
import { publicDistanceMiles } from './place-predicate'

/** An order of results by a key. Rows with equal keys are ordered by id, in the same direction. */
interface Order {
  /** The expression of an index of search_entry, so that PostgreSQL can read the index in order. */
  key: RawBuilder<Date | bigint>
  /** Casts a key from PostgreSQL's text form. */
  keyFromText: (text: string) => Expression<Date | bigint>
  direction: 'asc' | 'desc'
}

const castToTime = (text: string) => sql<Date>`${text}::timestamptz`
const castToBigint = (text: string) => sql<bigint>`${text}::bigint`

const newestFirst: Order = { key: sql`listed_at`, keyFromText: castToTime, direction: 'desc' }

/** A price on application is null in the table. The greatest bigint or -1 replaces it, so that it comes last (D-85). */
const orders: Record<Exclude<Sort, 'nearest'>, Order> = {
  'most-recent': newestFirst,
  oldest: { key: sql`listed_at`, keyFromText: castToTime, direction: 'asc' },
  'price-asc': {
    key: sql`coalesce(price_pence, 9223372036854775807)`,
    keyFromText: castToBigint,
    direction: 'asc',
  },
  'price-desc': { key: sql`coalesce(price_pence, -1)`, keyFromText: castToBigint, direction: 'desc' },
}

/** Distances are compared in hundredths of a mile, so that rounding errors of different processors do not matter. */
export const DISTANCE_STEPS_PER_MILE = 100
/** The distance of a home without a position, in hundredths of a mile: more than any distance on earth. */
export const STEPS_WITHOUT_POSITION = 2_000_000
/** More than the milliseconds since 1970, so that one step of distance outweighs every difference in time. */
const TIME_SPAN_MS = 4_000_000_000_000

/** Orders by distance, then the newest first. One number combines both, because an anchor of pages has one key. */
function nearestFirst(centre: Point): Order {
  const steps = sql`floor(${publicDistanceMiles(centre)} * ${sql.lit(DISTANCE_STEPS_PER_MILE)} + 0.5)::bigint`
  const distance = sql`coalesce(${steps}, ${sql.lit(STEPS_WITHOUT_POSITION)})`
  const time = sql`(extract(epoch from listed_at) * 1000)::bigint`
  return {
    key: sql`(${time} - ${distance} * ${sql.lit(TIME_SPAN_MS)}::bigint)`,
    keyFromText: castToBigint,
    direction: 'desc',
  }
}

/** Parses a sort token. An unknown token means newest first (SALES-07), as does 'nearest' without a point. */
export function parseOrder(token: string, centre: Point | null): Order {
  if (token === 'nearest') return centre ? nearestFirst(centre) : newestFirst
  return Object.hasOwn(orders, token) ? orders[token as keyof typeof orders] : newestFirst
}

export const buildOrderBy = ({ key, direction }: Order) =>
  direction === 'asc' ? sql`${key} asc, listing_id asc` : sql`${key} desc, listing_id desc`

/** Whether a row comes after another row in an order. */
export function isAfterRow({ key, keyFromText, direction }: Order, row: { key: string; id: number }) {
  const position = sql`(${keyFromText(row.key)}, ${row.id}::int)`
  return direction === 'asc'
    ? sql<SqlBool>`(${key}, listing_id) > ${position}`
    : sql<SqlBool>`(${key}, listing_id) < ${position}`
}
