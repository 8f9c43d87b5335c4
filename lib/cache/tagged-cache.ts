import { LRUCache } from 'lru-cache'
import { isOutage } from '../errors'
import { isAffected, onInvalidation, watchInvalidations, type InvalidationWatch } from './invalidation'
import { noteOutage, noteTags, waitWithinBudget, withRenderNotes } from './render-notes'

interface Entry {
  value: unknown
  /** The tags of all that was read to make the value. */
  tags: ReadonlySet<string>
  /** Part of what was asked for could not be had; such a value is not kept. */
  isDegraded: boolean
}

interface Load {
  entry: Promise<Entry>
  watch: InvalidationWatch
}

interface TaggedCache {
  entries: LRUCache<string, Entry>
  loads: Map<string, Load>
}

const MAX_ENTRIES = 2_000

/** One cache a process, on globalThis, because Next's bundles and the server each hold a copy of this module. */
const scope = globalThis as typeof globalThis & { __taggedCache?: TaggedCache }
const shared = (): TaggedCache => (scope.__taggedCache ??= createCache())

function createCache(): TaggedCache {
  const entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES })
  onInvalidation((invalidation) => {
    for (const [key, { tags }] of [...entries.entries()])
      if (isAffected(tags, invalidation)) entries.delete(key)
  })
  return { entries, loads: new Map() }
}

export interface CacheOptions {
  ttlMs: number
  /** Tags beside those of the agency's answers that the load reads, which are noted by themselves. */
  tags?: readonly string[]
}

/**
 * The value of a key, loaded at most once at a time, kept in this process and dropped when one of its tags
 * is invalidated. An error is not kept and reaches every reader; absence is a value. The value's tags are
 * noted with the current render, and so is an outage.
 */
export async function getOrLoad<T>(key: string, options: CacheOptions, load: () => Promise<T>): Promise<T> {
  try {
    const kept = shared().entries.get(key)
    const { value, tags, isDegraded } = kept ?? (await waitWithinBudget(() => findOrLoad(key, options, load)))
    noteTags(tags)
    if (isDegraded) noteOutage()
    return value as T
  } catch (error) {
    if (isOutage(error)) noteOutage()
    throw error
  }
}

async function findOrLoad(key: string, options: CacheOptions, load: () => Promise<unknown>): Promise<Entry> {
  const cache = shared()
  const kept = cache.entries.get(key)
  if (kept) return kept
  const current = cache.loads.get(key)
  if (!current) return startLoad(cache, key, options, load)
  const joinedAt = current.watch.count
  const entry = await current.entry
  // What changed before this reader asked may be missing in an answer that was asked for earlier.
  return current.watch.effectOn(entry.tags, joinedAt) ? findOrLoad(key, options, load) : entry
}

function startLoad(
  cache: TaggedCache,
  key: string,
  { ttlMs, tags = [] }: CacheOptions,
  load: () => Promise<unknown>,
): Promise<Entry> {
  const watch = watchInvalidations()
  const entry = withRenderNotes(load)
    .then(({ result, notes }): Entry => {
      const loaded = { value: result, tags: new Set([...tags, ...notes.tags]), isDegraded: notes.outage }
      if (!loaded.isDegraded && !watch.effectOn(loaded.tags)) cache.entries.set(key, loaded, { ttl: ttlMs })
      return loaded
    })
    .finally(() => {
      cache.loads.delete(key)
      watch.end()
    })
  cache.loads.set(key, { entry, watch })
  return entry
}
