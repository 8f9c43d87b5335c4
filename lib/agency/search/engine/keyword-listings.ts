import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { db, withSnapshot, type Tx } from '../../database'
import { listingHasWords, hasOnlyStopWords } from '../advert-words'
import { IdSet } from './id-set'

/** The set of a keyword has one bit for each listing, so it takes 0.2 MB for one and a half million listings. */
const MAX_KEYWORDS = 50
/** With more changed listings than this, it takes no longer to read all listings of a keyword anew. */
const MAX_CHANGED_LISTINGS = 10_000

/** The listings whose advertisements have the words of one keyword. */
interface KeywordEntry {
  /** Null for a keyword of stop words alone (such as 'the'), which is no filter. */
  listings: Promise<IdSet | null>
  /** The ids of listings that may have changed since `listings` was read. */
  changed: Set<number>
}

/**
 * Finds the listings whose advertisements have the words of a keyword. The engine does not hold the words, which take
 * many times the memory of all other facts. PostgreSQL finds the listings once for each keyword. Afterwards this cache
 * asks PostgreSQL only about listings that have changed.
 */
export class KeywordListings {
  private readonly entries = new LRUCache<string, KeywordEntry>({ max: MAX_KEYWORDS })

  /** Marks listings that may have changed, so that the next `find` reads them again. */
  markChanged(ids: readonly number[]): void {
    for (const [keyword, { changed }] of this.entries.entries()) {
      ids.forEach((id) => changed.add(id))
      if (changed.size > MAX_CHANGED_LISTINGS) this.entries.delete(keyword)
    }
  }

  /** Finds the listings of a keyword, in a set that nobody may change; null for a keyword that is no filter. */
  async find(keyword: string): Promise<IdSet | null> {
    let entry = this.entries.get(keyword)
    if (!entry) {
      entry = { listings: readListings(keyword), changed: new Set() }
      this.entries.set(keyword, entry)
    } else if (entry.changed.size > 0) {
      const changed = [...entry.changed]
      entry.changed.clear()
      entry.listings = entry.listings.then((listings) =>
        listings === null ? null : updateListings(listings, keyword, changed),
      )
    }
    try {
      return await entry.listings
    } catch (error) {
      if (this.entries.peek(keyword) === entry) this.entries.delete(keyword)
      throw error
    }
  }
}

/** Ids are read in groups of 2 ** GROUP_BITS consecutive ids, with pauses between groups for the event loop. */
const GROUP_BITS = 16

/** Reads the listings with the words of a keyword; null for stop words alone, for which the query returns null. */
async function readListings(keyword: string): Promise<IdSet | null> {
  const groups = await withSnapshot(async (tx) => {
    await preferIndex(tx)
    const { rows } = await sql<{ ids: Buffer | null }>`
      select null as ids where ${hasOnlyStopWords(keyword)}
      union all
      select string_agg(int4send(id), '') from listing where ${listingHasWords(keyword)} group by id >> ${GROUP_BITS}`.execute(
      tx,
    )
    return rows
  })
  const listings = new IdSet()
  for (const { ids } of groups) {
    if (ids === null) return null
    listings.addAll(ids)
    await nextTurn()
  }
  return listings
}

/**
 * Without its index on words, PostgreSQL would parse the text of every advertisement, which takes minutes. With less
 * memory it would parse many of them, because the index would then yield whole pages of the table instead of rows.
 */
async function preferIndex(tx: Tx): Promise<void> {
  await sql`select set_config('work_mem', '64MB', true), set_config('enable_seqscan', 'off', true)`.execute(
    tx,
  )
}

/** Asks PostgreSQL about changed listings. Returns a new set: counts in slices may still read the given one. */
async function updateListings(listings: IdSet, keyword: string, changed: readonly number[]): Promise<IdSet> {
  const { rows } = await sql<{ id: number }>`
    select id from listing where id = any(${changed}::int[]) and ${listingHasWords(keyword)}`.execute(db())
  const updated = listings.copy()
  for (const id of changed) updated.delete(id)
  for (const { id } of rows) updated.add(id)
  return updated
}
