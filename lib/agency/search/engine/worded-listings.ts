import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { db, withSnapshot, type Tx } from '../../database'
import { advertHasWords, hasOnlyStopWords } from '../advert-words'
import { IdSet } from './id-set'

/** Each takes a bit for every listing: 0.2 MB at one and a half million. */
const MAX_KEYWORDS = 50
/** Beyond, reading a keyword's listings anew takes no longer. */
const MAX_CHANGED = 10_000

interface Worded {
  /** Null for words that say nothing by themselves, which are no filter. */
  listings: Promise<IdSet | null>
  /** The listings that may have changed since, and are to be looked at again. */
  changed: Set<number>
}

/**
 * Which listings' advertisements have the words of a search. The engine does not hold the words, which are many times
 * as large as all else: PostgreSQL finds them once for each keyword, and afterwards looks only at changed listings.
 */
export class WordedListings {
  private readonly known = new LRUCache<string, Worded>({ max: MAX_KEYWORDS })

  /** Notes listings that may have changed, before the next `find`. */
  note(ids: readonly number[]): void {
    for (const [keyword, { changed }] of this.known.entries()) {
      ids.forEach((id) => changed.add(id))
      if (changed.size > MAX_CHANGED) this.known.delete(keyword)
    }
  }

  /** @returns null for words that are no filter; do not change the set @throws what the driver throws */
  async find(keyword: string): Promise<IdSet | null> {
    let worded = this.known.get(keyword)
    if (!worded) this.known.set(keyword, (worded = { listings: readListings(keyword), changed: new Set() }))
    else if (worded.changed.size > 0) {
      const changed = [...worded.changed]
      worded.changed.clear()
      worded.listings = worded.listings.then((listings) => listings && renew(listings, keyword, changed))
    }
    try {
      return await worded.listings
    } catch (error) {
      if (this.known.peek(keyword) === worded) this.known.delete(keyword)
      throw error
    }
  }
}

/** In parts, so that none takes the event loop for long. */
const PART_BITS = 16

async function readListings(keyword: string): Promise<IdSet | null> {
  const parts = await withSnapshot(async (tx) => {
    await preferIndex(tx)
    const { rows } = await sql<{ ids: Buffer | null }>`
      select null as ids where ${hasOnlyStopWords(keyword)}
      union all
      select string_agg(int4send(id), '') from listing where ${advertHasWords(keyword)} group by id >> ${PART_BITS}`.execute(
      tx,
    )
    return rows
  })
  const listings = new IdSet()
  for (const { ids } of parts) {
    if (ids === null) return null
    listings.addAll(ids)
    await nextTurn()
  }
  return listings
}

/**
 * Memory for the places of all rows that a frequent word has: with less, or without the index, PostgreSQL would parse
 * every advertisement anew, for minutes.
 */
async function preferIndex(tx: Tx): Promise<void> {
  await sql`select set_config('work_mem', '64MB', true), set_config('enable_seqscan', 'off', true)`.execute(
    tx,
  )
}

async function renew(listings: IdSet, keyword: string, changed: readonly number[]): Promise<IdSet> {
  const { rows } = await sql<{ id: number }>`
    select id from listing where id = any(${changed}::int[]) and ${advertHasWords(keyword)}`.execute(db())
  for (const id of changed) listings.delete(id)
  for (const { id } of rows) listings.add(id)
  return listings
}
