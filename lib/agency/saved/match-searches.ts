import { sql } from 'kysely'
import type { AlertFrequency } from '../../domain/saved-search'
import { radiusOptions } from '../../search/options'
import { parseSearchHref } from '../../search/saved-search'
import type { SearchState } from '../../search/state'
import { withTransaction, type Tx } from '../database'
import { isOneOf } from '../sql-expressions'
import { entryMatchesKeyword } from '../search/advert-words'
import { readRows } from '../search/engine/read-rows'
import type { EngineRow } from '../search/engine/row'
import { SearchEngine } from '../search/engine/search-engine'
import { addQueueAlertsJob } from './alert-jobs'
import { forEachInTurns } from './for-each-in-turns'
import { toSavedCriteria } from './search-criteria'

const NEWS_PER_BATCH = 500
const SEARCHES_PER_READ = 1_000

const FIRST_PAGE = 1
/** The options are in ascending order. */
const WIDEST_RADIUS = radiusOptions.at(-1)!.value

interface StoredSearch {
  id: number
  href: string
  frequency: AlertFrequency
}

interface FoundHome {
  searchId: number
  listingId: number
}

interface Match extends FoundHome {
  eventId: number
}

/** Records which saved searches match the homes that came on the market or were reduced. */
export async function matchSavedSearches(): Promise<void> {
  let takenCount: number
  do {
    takenCount = await withTransaction(matchBatch)
  } while (takenCount === NEWS_PER_BATCH)
}

/** Two processes may match at once, because neither takes news that the other has locked. @returns the number taken */
async function matchBatch(tx: Tx): Promise<number> {
  const news = await takeNews(tx)
  const rows = await readRows(
    tx,
    news.map(({ listingId }) => listingId),
  )
  // If a listing has two pieces of news, the later one remains in the map.
  const newestEventIds = new Map(news.map(({ listingId, eventId }) => [listingId, eventId]))
  if (rows.length > 0) await matchRows(tx, rows, newestEventIds)
  return news.length
}

/** Locks and removes the oldest news that no other process has locked. */
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

/** Creates a search engine that holds only these homes, and finds the same of them as the results page would. */
function createEngine(rows: readonly EngineRow[]): SearchEngine {
  const engine = new SearchEngine()
  for (const row of rows) engine.put(row)
  return engine
}

async function matchRows(tx: Tx, rows: readonly EngineRow[], eventIds: ReadonlyMap<number, number>) {
  const engine = createEngine(rows)
  const locationPaths = await findLocationPaths(tx, engine, [...new Set(rows.map(({ type }) => type))])
  let hasMatchToMailAtOnce = false
  let lastId = 0
  let searches: StoredSearch[]
  do {
    searches = await readSearches(tx, lastId, locationPaths)
    const matches: Match[] = []
    await forEachInTurns(searches, async (search) => {
      // A page of this size holds every match.
      const ids = await findMatches(tx, engine, parseSearchHref(search.href), { pageSize: rows.length })
      for (const id of ids) matches.push({ searchId: search.id, listingId: id, eventId: eventIds.get(id)! })
      hasMatchToMailAtOnce ||= ids.length > 0 && search.frequency === 'at_once'
    })
    await insertMatches(tx, matches)
    lastId = searches.at(-1)?.id ?? lastId
  } while (searches.length === SEARCHES_PER_READ)
  if (hasMatchToMailAtOnce) await addQueueAlertsJob(tx)
}

const readSearches = (tx: Tx, afterId: number, locationPaths: string[]): Promise<StoredSearch[]> =>
  tx
    .selectFrom('savedSearch')
    .select(['id', 'href', 'frequency'])
    .where('id', '>', afterId)
    .where('frequency', '<>', 'none')
    .where(({ ref }) => isOneOf(ref('locationPath'), locationPaths))
    .orderBy('id')
    .limit(SEARCHES_PER_READ)
    .execute()

async function findMatches(
  tx: Tx,
  engine: SearchEngine,
  state: SearchState | null,
  { pageSize }: { pageSize: number },
): Promise<number[]> {
  if (!state) return []
  const criteria = await toSavedCriteria(state)
  const { ids } = engine.find({ criteria, orderby: state.sort }, FIRST_PAGE, pageSize)
  if (criteria.keyword === '' || ids.length === 0) return ids
  return filterByKeyword(tx, ids, criteria.keyword)
}

/** Keeps the homes that their searches still find. Since the match, a home may have become dearer or under offer. */
export async function keepMatchingHomes(
  tx: Tx,
  searches: readonly Pick<StoredSearch, 'id' | 'href'>[],
  foundHomes: readonly FoundHome[],
): Promise<FoundHome[]> {
  const rows = await readRows(tx, [...new Set(foundHomes.map(({ listingId }) => listingId))])
  const engine = createEngine(rows)
  const matchingHomes: FoundHome[] = []
  if (rows.length === 0) return matchingHomes
  for (const { id: searchId, href } of searches) {
    const state = parseSearchHref(href)
    // A home that was new when it was found need not be new at the time of the mail.
    const stateOfAnyAge = state === null ? null : { ...state, added: '' }
    const ids = new Set(await findMatches(tx, engine, stateOfAnyAge, { pageSize: rows.length }))
    matchingHomes.push(...foundHomes.filter((home) => home.searchId === searchId && ids.has(home.listingId)))
  }
  return matchingHomes
}

/** Filters by a keyword in PostgreSQL, because the engine does not hold the advertisements' texts. */
async function filterByKeyword(tx: Tx, ids: readonly number[], keyword: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('searchEntry')
    .select('listingId')
    .where(({ ref }) => isOneOf(ref('listingId'), ids))
    .where((entry) => entryMatchesKeyword(entry, keyword))
    .execute()
  return rows.map(({ listingId }) => listingId)
}

/**
 * Finds the locations of saved searches that have one of the homes within the widest radius. Many searches share a
 * location, so that a few look-ups rule out most searches.
 * @param types the types of the homes, so that no home is left out for its type
 */
async function findLocationPaths(tx: Tx, engine: SearchEngine, types: string[]): Promise<string[]> {
  const savedLocations = await tx
    .selectFrom('savedSearch')
    .select('locationPath')
    .distinct()
    .where('frequency', '<>', 'none')
    .execute()
  const matchingPaths: string[] = []
  await forEachInTurns(savedLocations, async ({ locationPath }) => {
    const state = parseSearchHref(locationPath)
    if (!state) return
    const criteria = await toSavedCriteria({ ...state, radius: WIDEST_RADIUS })
    // Only the total is needed, so neither the order nor the size of the page matters.
    const { total } = engine.find({ criteria: { ...criteria, types }, orderby: '' }, FIRST_PAGE, 1)
    if (total > 0) matchingPaths.push(locationPath)
  })
  return matchingPaths
}

/** Inserts the matches of searches that still exist and have alerts. Their fixed order prevents deadlocks. */
async function insertMatches(tx: Tx, matches: readonly Match[]): Promise<void> {
  if (matches.length === 0) return
  const listValues = (name: keyof Match) => matches.map((match) => match[name])
  await sql`
    insert into search_match (search_id, listing_id, event_id)
    select match.* from unnest(
             ${listValues('searchId')}::int[], ${listValues('listingId')}::int[], ${listValues('eventId')}::int[])
             as match (search_id, listing_id, event_id)
      join saved_search search on search.id = match.search_id and search.frequency <> 'none'
     order by 1, 2
    on conflict (search_id, listing_id) do update set event_id = excluded.event_id`.execute(tx)
}
