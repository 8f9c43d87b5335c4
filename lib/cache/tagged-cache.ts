import { LRUCache } from 'lru-cache'
import { isOutage } from '../errors'
import { isAffected, onInvalidation, watchInvalidations, type InvalidationWatch } from './invalidation'
import { noteOutage, noteTags, waitWithinBudget, collectRenderNotes } from './render-notes'

interface Entry {
  value: unknown
  tags: ReadonlySet<string>
  /** An outage left a part of the value out, so it is not stored. */
  isDegraded: boolean
}

interface Load {
  entry: Promise<Entry>
  /** The invalidations since the load began. */
  watch: InvalidationWatch
}

interface TaggedCache {
  entries: LRUCache<string, Entry>
  loads: Map<string, Load>
}

const MAX_ENTRIES = 2_000

/** On globalThis, because Next's bundles and the server each hold a copy of this module. */
const scope = globalThis as typeof globalThis & { __taggedCache?: TaggedCache }
const getCache = (): TaggedCache => (scope.__taggedCache ??= createCache())

function createCache(): TaggedCache {
  const entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES })
  onInvalidation((invalidation) => {
    // The entries are copied, because the loop deletes some of them.
    for (const [key, { tags }] of [...entries.entries()])
      if (isAffected(tags, invalidation)) entries.delete(key)
  })
  return { entries, loads: new Map() }
}

export interface CacheOptions {
  ttlMs: number
  /** Added to the tags of the agency's answers, which the gateway notes. */
  tags?: readonly string[]
}

/** Returns a key's stored value, else loads it. Concurrent readers share one load; errors are not stored. */
export async function getOrLoad<T>(key: string, options: CacheOptions, load: () => Promise<T>): Promise<T> {
  try {
    const stored = getCache().entries.get(key)
    const entry = stored ?? (await waitWithinBudget(() => joinOrStartLoad(key, options, load)))
    const { value, tags, isDegraded } = entry
    noteTags(tags)
    if (isDegraded) noteOutage()
    return value as T
  } catch (error) {
    if (isOutage(error)) noteOutage()
    throw error
  }
}

async function joinOrStartLoad(
  key: string,
  options: CacheOptions,
  load: () => Promise<unknown>,
): Promise<Entry> {
  const cache = getCache()
  const stored = cache.entries.get(key)
  // When this function calls itself again, another reader may have stored the entry meanwhile.
  if (stored) return stored
  const runningLoad = cache.loads.get(key)
  if (!runningLoad) return startLoad(cache, key, options, load)
  const countBeforeJoining = runningLoad.watch.count
  const entry = await runningLoad.entry
  // The load began before this reader joined, so it may lack a change that happened in between.
  const isOutdated = runningLoad.watch.getEffectOn(entry.tags, countBeforeJoining) !== undefined
  return isOutdated ? joinOrStartLoad(key, options, load) : entry
}

function startLoad(
  cache: TaggedCache,
  key: string,
  { ttlMs, tags = [] }: CacheOptions,
  load: () => Promise<unknown>,
): Promise<Entry> {
  const watch = watchInvalidations()
  const entry = collectRenderNotes(load)
    .then(({ result, notes }): Entry => {
      const loaded = { value: result, tags: new Set([...tags, ...notes.tags]), isDegraded: notes.hasOutage }
      if (!loaded.isDegraded && !watch.getEffectOn(loaded.tags))
        cache.entries.set(key, loaded, { ttl: ttlMs })
      return loaded
    })
    .finally(() => {
      cache.loads.delete(key)
      watch.end()
    })
  cache.loads.set(key, { entry, watch })
  return entry
}
