import { getOrLoad } from '../../cache/tagged-cache'
import { rows } from '../pool'
import { Values } from '../statement'
import { after, orderBy, orderOf } from './order'

/** A search put into SQL: its WHERE with values, and its order. */
export interface Query {
  where: string
  values: unknown[]
  orderby: string
}

/** Pages up to this one are reached by OFFSET; later ones start after a remembered row. */
const NEAR_PAGES = 50
const ANCHORS_KEPT_MS = 60_000

interface Anchor {
  key: string
  id: number
}

const extend = (query: Query) => {
  const values = new Values()
  values.list.push(...query.values)
  return values
}

/** Ids of the first rows from an offset on, with the count of all, in one statement and snapshot. */
async function nearPage(
  query: Query,
  limit: number,
  offset: number,
): Promise<{ ids: number[]; total: number }> {
  const values = extend(query)
  const order = orderOf(query.orderby)
  const [row] = await rows<{ total: string; ids: number[] }>(
    `WITH found AS MATERIALIZED (SELECT listing_id, listed_at, price_pence FROM search_entry WHERE ${query.where})
     SELECT (SELECT count(*) FROM found) AS total,
            ARRAY(SELECT listing_id FROM found ORDER BY ${orderBy(order)} LIMIT ${values.add(limit)} OFFSET ${values.add(offset)}) AS ids`,
    values.list,
  )
  return { ids: row?.ids ?? [], total: Number(row?.total ?? 0) }
}

/**
 * Every fiftieth page's last row, found in one pass over the matches and kept for a minute: with
 * it any page is at most fifty pages away, whatever its number (no OFFSET that grows with it).
 */
const anchors = (query: Query, limit: number): Promise<{ total: number; marks: Anchor[] }> =>
  getOrLoad(
    `anchors:${limit}:${query.orderby}:${query.where}:${JSON.stringify(query.values)}`,
    { ttlMs: ANCHORS_KEPT_MS, tags: ['listings'] },
    async () => {
      const order = orderOf(query.orderby)
      const step = limit * NEAR_PAGES
      const values = extend(query)
      const marks = await rows<{ key: string; id: number; total: string }>(
        `SELECT key::text, listing_id AS id, total FROM (
         SELECT ${order.key} AS key, listing_id, row_number() OVER (ORDER BY ${orderBy(order)}) AS place, count(*) OVER () AS total
           FROM search_entry WHERE ${query.where}) numbered
        WHERE place % ${values.add(step)} = 0 OR place = total
        ORDER BY place`,
        values.list,
      )
      const total = Number(marks[0]?.total ?? 0)
      return { total, marks: marks.slice(0, Math.floor(total / step)).map(({ key, id }) => ({ key, id })) }
    },
  )

/**
 * One page of a search: ids in order and the exact count. `page` from 1; a page beyond the last is
 * empty and keeps the count.
 */
export async function findPage(
  query: Query,
  page: number,
  limit: number,
): Promise<{ ids: number[]; total: number }> {
  const offset = (page - 1) * limit
  if (page <= NEAR_PAGES) return nearPage(query, limit, offset)
  const { total, marks } = await anchors(query, limit)
  const stretch = Math.floor((page - 1) / NEAR_PAGES)
  const mark = marks[stretch - 1]
  if (!mark || offset >= total) return { ids: [], total }
  const values = extend(query)
  const order = orderOf(query.orderby)
  const start = after(order, values.add(mark.key), values.add(mark.id))
  const found = await rows<{ listing_id: number }>(
    `SELECT listing_id FROM search_entry WHERE ${query.where} AND ${start}
      ORDER BY ${orderBy(order)} LIMIT ${values.add(limit)} OFFSET ${values.add(offset - stretch * NEAR_PAGES * limit)}`,
    values.list,
  )
  return { ids: found.map((row) => row.listing_id), total }
}
