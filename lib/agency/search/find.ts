import { sql, type Expression, type SqlBool } from 'kysely'
import { getOrLoad } from '../../cache/tagged-cache'
import { db } from '../database'
import { buildSearchCondition } from './condition'
import type { SearchCriteria } from './criteria'
import { getEngineFollower } from './engine/running-engine'
import { isAfterRow, buildOrderBy, parseOrder } from './order'
import type { EntryBuilder } from './place-predicate'

export interface Search {
  criteria: SearchCriteria
  /** A token of the sort menu. */
  orderby: string
}

const createConditionBuilder =
  ({ criteria }: Search) =>
  (entry: EntryBuilder): Expression<SqlBool> =>
    buildSearchCondition(entry, criteria)

const parseSearchOrder = ({ criteria, orderby }: Search) => parseOrder(orderby, criteria.centre)

/** Pages beyond this are read from the anchor before them, because PostgreSQL reads all rows that OFFSET skips. */
const PAGES_PER_ANCHOR = 50
const ANCHORS_TTL_MS = 60_000

/** The last row of every fiftieth page. The next page begins after this row. */
interface Anchor {
  /** The sort key in PostgreSQL's text form. */
  key: string
  id: number
}

/** Reads a page and the count of all rows in one statement, so that both come from the same snapshot. */
async function readWithOffset(
  search: Search,
  limit: number,
  offset: number,
): Promise<{ ids: number[]; total: number }> {
  const { total, ids } = await db()
    .with(
      (cte) => cte('found').materialized(), // filters once for both the count and the page
      (query) =>
        query
          .selectFrom('searchEntry')
          .select(['listingId', 'listedAt', 'pricePence', 'lat', 'lng'])
          .where(createConditionBuilder(search)),
    )
    .selectNoFrom(({ selectFrom }) => {
      const page = selectFrom('found')
        .select('listingId')
        .orderBy(buildOrderBy(parseSearchOrder(search)))
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

/** Loads the anchors of a search from the cache or the database, with the count of all rows. */
function loadAnchors(search: Search, limit: number): Promise<{ total: number; anchors: Anchor[] }> {
  const order = parseSearchOrder(search)
  const rowsPerAnchor = limit * PAGES_PER_ANCHOR
  const query = db()
    .selectFrom((entries) =>
      entries
        .selectFrom('searchEntry')
        .select(({ fn }) => [
          order.key.as('key'),
          'listingId',
          fn
            .agg<bigint>('row_number')
            .over((window) => window.orderBy(buildOrderBy(order)))
            .as('rowNo'),
          fn.countAll<bigint>().over().as('total'),
        ])
        .where(createConditionBuilder(search))
        .as('numbered'),
    )
    .select(['listingId as id', 'total', sql<string>`key::text`.as('key')])
    // The last row is read for its total, which is needed when there are too few rows for an anchor.
    .where(sql<SqlBool>`row_no % ${rowsPerAnchor} = 0 or row_no = total`)
    .orderBy('rowNo')
  const { sql: statement, parameters } = query.compile()
  return getOrLoad(
    // String() because JSON.stringify throws on a bigint.
    `anchors:${limit}:${statement}:${JSON.stringify(parameters.map(String))}`,
    { ttlMs: ANCHORS_TTL_MS, tags: ['listings'] },
    async () => {
      const rows = await query.execute()
      const total = Number(rows[0]?.total ?? 0)
      // Leaves out the last row unless it is an anchor.
      const anchorRows = rows.slice(0, Math.floor(total / rowsPerAnchor))
      return { total, anchors: anchorRows.map(({ key, id }) => ({ key, id })) }
    },
  )
}

/** Finds a page (from 1) in the search engine or, until it is ready, PostgreSQL. A page after the last has no ids. */
export const findPage = async (
  search: Search,
  page: number,
  limit: number,
): Promise<{ ids: number[]; total: number }> =>
  (await getEngineFollower()?.find(search, page, limit)) ?? findPageInDatabase(search, page, limit)

/** Finds a page like `findPage`, but always in PostgreSQL. */
export async function findPageInDatabase(
  search: Search,
  page: number,
  limit: number,
): Promise<{ ids: number[]; total: number }> {
  const offset = (page - 1) * limit
  if (page <= PAGES_PER_ANCHOR) return readWithOffset(search, limit, offset)
  const { total, anchors } = await loadAnchors(search, limit)
  const anchorNumber = Math.floor((page - 1) / PAGES_PER_ANCHOR)
  const anchor = anchors[anchorNumber - 1]
  if (!anchor || offset >= total) return { ids: [], total }
  const order = parseSearchOrder(search)
  const rows = await db()
    .selectFrom('searchEntry')
    .select('listingId')
    .where(createConditionBuilder(search))
    .where(isAfterRow(order, anchor))
    .orderBy(buildOrderBy(order))
    .limit(limit)
    .offset(offset - anchorNumber * PAGES_PER_ANCHOR * limit)
    .execute()
  return { ids: rows.map(({ listingId }) => listingId), total }
}
