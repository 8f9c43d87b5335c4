import { sql, type Expression, type SqlBool } from 'kysely'
import { getOrLoad } from '../../cache/tagged-cache'
import { db } from '../database'
import { isAfterRow, orderByClause, parseOrder } from './order'
import type { EntryBuilder } from './place-predicate'

/** A search: the condition that its entries fulfil, and the token of its order. */
export interface Search {
  where: (entry: EntryBuilder) => Expression<SqlBool>
  orderby: string
}

/** Pages up to this one use OFFSET; later ones start after a remembered row. */
const NEAR_PAGES = 50
const ANCHORS_KEPT_MS = 60_000

interface Anchor {
  key: string
  id: number
}

/** Ids of the first rows from an offset on, with the count of all, in one statement and snapshot. */
async function readWithOffset(
  { where, orderby }: Search,
  limit: number,
  offset: number,
): Promise<{ ids: number[]; total: number }> {
  const { total, ids } = await db()
    .with(
      (cte) => cte('found').materialized(),
      (query) => query.selectFrom('searchEntry').select(['listingId', 'listedAt', 'pricePence']).where(where),
    )
    .selectNoFrom(({ selectFrom }) => {
      const page = selectFrom('found')
        .select('listingId')
        .orderBy(orderByClause(parseOrder(orderby)))
        .limit(limit)
        .offset(offset)
      return [
        selectFrom('found')
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .as('total'),
        sql<number[]>`array(${page})`.as('ids'),
      ]
    })
    .executeTakeFirstOrThrow()
  return { ids, total: Number(total) }
}

/**
 * Finds the last row of every fiftieth page in one pass, and keeps them for a minute: any page is then at
 * most fifty pages from a known row, so that no OFFSET grows with the page number.
 */
function loadAnchors({ where, orderby }: Search, limit: number): Promise<{ total: number; marks: Anchor[] }> {
  const order = parseOrder(orderby)
  const step = limit * NEAR_PAGES
  const query = db()
    .selectFrom((entries) =>
      entries
        .selectFrom('searchEntry')
        .select(({ fn }) => [
          order.key.as('key'),
          'listingId',
          fn
            .agg<bigint>('row_number')
            .over((window) => window.orderBy(orderByClause(order)))
            .as('place'),
          fn.countAll<bigint>().over().as('total'),
        ])
        .where(where)
        .as('numbered'),
    )
    .select(['listingId as id', 'total', sql<string>`key::text`.as('key')])
    .where(sql<SqlBool>`place % ${step} = 0 or place = total`)
    .orderBy('place')
  const { sql: text, parameters } = query.compile()
  return getOrLoad(
    // Prices are bigints, which JSON cannot hold.
    `anchors:${limit}:${text}:${JSON.stringify(parameters.map(String))}`,
    { ttlMs: ANCHORS_KEPT_MS, tags: ['listings'] },
    async () => {
      const marks = await query.execute()
      const total = Number(marks[0]?.total ?? 0)
      return { total, marks: marks.slice(0, Math.floor(total / step)).map(({ key, id }) => ({ key, id })) }
    },
  )
}

/**
 * One page of a search: ids in order and the exact count. `page` from 1; a page beyond the last is
 * empty and keeps the count.
 */
export async function findPage(
  search: Search,
  page: number,
  limit: number,
): Promise<{ ids: number[]; total: number }> {
  const offset = (page - 1) * limit
  if (page <= NEAR_PAGES) return readWithOffset(search, limit, offset)
  const { total, marks } = await loadAnchors(search, limit)
  const stretch = Math.floor((page - 1) / NEAR_PAGES)
  const mark = marks[stretch - 1]
  if (!mark || offset >= total) return { ids: [], total }
  const order = parseOrder(search.orderby)
  const found = await db()
    .selectFrom('searchEntry')
    .select('listingId')
    .where(search.where)
    .where(isAfterRow(order, mark))
    .orderBy(orderByClause(order))
    .limit(limit)
    .offset(offset - stretch * NEAR_PAGES * limit)
    .execute()
  return { ids: found.map(({ listingId }) => listingId), total }
}
