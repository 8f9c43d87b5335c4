import { sql } from 'kysely'
import type { AlertFrequency } from '../../domain/saved-search'
import { radiusOptions } from '../../search/options'
import { parseSearchHref } from '../../search/saved-search'
import { withTransaction, type Tx } from '../database'
import { isOneOf } from '../sql-expressions'
import { hasWords } from '../search/advert-words'
import { readRows } from '../search/engine/read-rows'
import type { EngineRow } from '../search/engine/row'
import { SearchEngine } from '../search/engine/search-engine'
import { addQueueJob } from './alert-jobs'
import { criteriaOf } from './search-criteria'

/** Listings of one transaction. */
const NEWS_PER_BATCH = 500
/** Few enough that a batch does not hold the event loop up. */
const SEARCHES_PER_READ = 1_000

const WIDEST_RADIUS = radiusOptions.at(-1)!.value

interface StoredSearch {
  id: number
  href: string
  frequency: AlertFrequency
}

interface Match {
  searchId: number
  listingId: number
  eventId: number
}

/** Finds the saved searches that match homes which came on the market or were reduced. */
export async function matchSavedSearches(): Promise<void> {
  while ((await withTransaction(matchBatch)) === NEWS_PER_BATCH);
}

/** Two processes may match at once, each other news. @returns how many listings' news were taken */
async function matchBatch(tx: Tx): Promise<number> {
  const news = await takeNews(tx)
  const rows = await readRows(
    tx,
    news.map(({ listingId }) => listingId),
  )
  // Of a listing with two pieces of news the later one is told.
  if (rows.length > 0) await matchRows(tx, rows, new Map(news.map((each) => [each.listingId, each.eventId])))
  return news.length
}

const takeNews = (tx: Tx) =>
  tx
    .with('taken', (cte) =>
      cte
        .selectFrom('listingNews')
        .select('eventId')
        .orderBy('eventId')
        .limit(NEWS_PER_BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .with('removed', (cte) =>
      cte
        .deleteFrom('listingNews')
        .using('taken')
        .whereRef('listingNews.eventId', '=', 'taken.eventId')
        .returning(['listingNews.eventId', 'listingNews.listingId']),
    )
    .selectFrom('removed')
    .select(['eventId', 'listingId'])
    .orderBy('eventId')
    .execute()

async function matchRows(tx: Tx, rows: readonly EngineRow[], eventIds: ReadonlyMap<number, number>) {
  // The engine that answers searches, loaded with only these homes: what it finds is what the results page would show.
  const engine = new SearchEngine()
  for (const row of rows) engine.put(row)
  const paths = await findLocationPaths(tx, engine, [...new Set(rows.map(({ type }) => type))])
  let isUrgent = false
  for (let last = 0; ;) {
    const searches = await readSearches(tx, last, paths)
    const matches: Match[] = []
    for (const search of searches) {
      const ids = await findMatches(tx, engine, search, rows.length)
      for (const id of ids) matches.push({ searchId: search.id, listingId: id, eventId: eventIds.get(id)! })
      isUrgent ||= ids.length > 0 && search.frequency === 'at_once'
    }
    await insertMatches(tx, matches)
    if (searches.length < SEARCHES_PER_READ) break
    last = searches.at(-1)!.id
  }
  if (isUrgent) await addQueueJob(tx)
}

const readSearches = (tx: Tx, after: number, locationPaths: string[]): Promise<StoredSearch[]> =>
  tx
    .selectFrom('savedSearch')
    .select(['id', 'href', 'frequency'])
    .where('id', '>', after)
    .where('frequency', '<>', 'none')
    .where(({ ref }) => isOneOf(ref('locationPath'), locationPaths))
    .orderBy('id')
    .limit(SEARCHES_PER_READ)
    .execute()

async function findMatches(
  tx: Tx,
  engine: SearchEngine,
  { href }: StoredSearch,
  limit: number,
): Promise<number[]> {
  const state = parseSearchHref(href)
  if (!state) return []
  const criteria = await criteriaOf(state)
  const { ids } = engine.find({ criteria, orderby: state.sort }, 1, limit)
  return criteria.keyword === '' || ids.length === 0 ? ids : keepWithWords(tx, ids, criteria.keyword)
}

/** The engine does not hold the words of advertisements. */
async function keepWithWords(tx: Tx, ids: readonly number[], keyword: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('searchEntry')
    .select('listingId')
    .where(({ ref }) => isOneOf(ref('listingId'), ids))
    .where((entry) => hasWords(entry, keyword))
    .execute()
  return rows.map(({ listingId }) => listingId)
}

/**
 * Finds the locations in which a search could find any of the engine's homes if its radius were the widest and it had
 * no other filter. Most searches are of other parts of the country, and many of the same place, which is looked up once.
 */
async function findLocationPaths(tx: Tx, engine: SearchEngine, types: string[]): Promise<string[]> {
  const all = await tx
    .selectFrom('savedSearch')
    .select('locationPath')
    .distinct()
    .where('frequency', '<>', 'none')
    .execute()
  const found: string[] = []
  for (const { locationPath } of all) {
    const state = parseSearchHref(locationPath)
    const criteria = state && (await criteriaOf({ ...state, radius: WIDEST_RADIUS }))
    if (criteria && engine.find({ criteria: { ...criteria, types }, orderby: '' }, 1, 1).total > 0)
      found.push(locationPath)
  }
  return found
}

/** A search that was removed meanwhile is left out. */
async function insertMatches(tx: Tx, matches: readonly Match[]): Promise<void> {
  if (matches.length === 0) return
  const column = (name: keyof Match) => matches.map((match) => match[name])
  await sql`
    insert into search_match (search_id, listing_id, event_id)
    select found.* from unnest(${column('searchId')}::int[], ${column('listingId')}::int[], ${column('eventId')}::int[])
             as found (search_id, listing_id, event_id)
      join saved_search search on search.id = found.search_id and search.frequency <> 'none'
     order by 1, 2
    on conflict (search_id, listing_id) do update set event_id = excluded.event_id`.execute(tx)
}
