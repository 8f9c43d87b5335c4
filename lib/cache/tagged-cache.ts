import { LRUCache } from 'lru-cache'
import { isOutage } from '../errors'
import { noteOutage } from './render-notes'

/**
 * Answers of the agency, kept in this process for a while and dropped by tag. One cache stands on
 * globalThis, because Next's bundles and the server around them hold copies of this module.
 */
interface Entry {
  value: unknown
  tags: readonly string[]
}

interface Shared {
  entries: LRUCache<string, Entry>
  loading: Map<string, Promise<unknown>>
  listeners: Set<(tags: readonly string[]) => void>
  /** Grows with each invalidation, so that an answer asked for before one is not kept after it. */
  generation: number
}

const MAX_ENTRIES = 2_000

const scope = globalThis as typeof globalThis & { __taggedCache?: Shared }
const shared = (): Shared =>
  (scope.__taggedCache ??= {
    entries: new LRUCache({ max: MAX_ENTRIES }),
    loading: new Map(),
    listeners: new Set(),
    generation: 0,
  })

export interface CacheOptions {
  /** Milliseconds. */
  ttl: number
  tags: readonly string[]
}

/**
 * The value of a key, loaded at most once at a time. What throws is not kept, and every waiter
 * gets the error itself. An outage is noted with the page under way: one that does without the
 * value is still not kept.
 */
export async function getOrLoad<T>(key: string, options: CacheOptions, load: () => Promise<T>): Promise<T> {
  try {
    return await keptOrLoaded(key, options, load)
  } catch (error) {
    if (isOutage(error)) noteOutage()
    throw error
  }
}

function keptOrLoaded<T>(key: string, { ttl, tags }: CacheOptions, load: () => Promise<T>): Promise<T> {
  const cache = shared()
  const kept = cache.entries.get(key)
  if (kept) return Promise.resolve(kept.value as T)
  const underway = cache.loading.get(key)
  if (underway) return underway as Promise<T>
  const { generation } = cache
  const loading = load()
    .then((value) => {
      if (cache.generation === generation) cache.entries.set(key, { value, tags }, { ttl })
      return value
    })
    .finally(() => {
      if (cache.loading.get(key) === loading) cache.loading.delete(key)
    })
  cache.loading.set(key, loading)
  return loading
}

/** Drops everything kept under any of the tags, and tells whoever subscribed (the page cache). */
export function invalidateTags(tags: readonly string[]): void {
  const cache = shared()
  cache.generation += 1
  cache.loading.clear()
  for (const [key, entry] of cache.entries.entries())
    if (entry.tags.some((tag) => tags.includes(tag))) cache.entries.delete(key)
  for (const listener of cache.listeners) listener(tags)
}

/** Calls the listener at each invalidation; returns the way to stop. */
export function onInvalidation(listener: (tags: readonly string[]) => void): () => void {
  shared().listeners.add(listener)
  return () => void shared().listeners.delete(listener)
}
