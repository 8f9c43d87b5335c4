import { AsyncLocalStorage } from 'node:async_hooks'

/** What became known while a document was rendered, or a value of the cache was loaded. */
export interface RenderNotes {
  /** An outage was met, even if the result came through without what it asked for: it must not be cached. */
  outage: boolean
  /** The render failed; `outage` tells why. */
  failed: boolean
  /** The cache tags of everything that was read. */
  tags: Set<string>
}

/** On globalThis: the server opens the notes, and code in Next's bundles, with its own copy of this module, writes them. */
const scope = globalThis as typeof globalThis & { __renderNotes?: AsyncLocalStorage<RenderNotes> }
const storage = () => (scope.__renderNotes ??= new AsyncLocalStorage<RenderNotes>())

/** Runs work with fresh notes, and returns them with its result. */
export async function withRenderNotes<T>(work: () => Promise<T>): Promise<{ result: T; notes: RenderNotes }> {
  const notes: RenderNotes = { outage: false, failed: false, tags: new Set() }
  return { result: await storage().run(notes, work), notes }
}

/** Notes an outage that the current render met, whether or not it can do without. */
export function noteOutage(): void {
  const notes = storage().getStore()
  if (notes) notes.outage = true
}

/** Notes that the current render failed. */
export function noteFailure(): void {
  const notes = storage().getStore()
  if (notes) notes.failed = true
}

/** Notes the tags of an answer that the current render uses. */
export function noteTags(tags: Iterable<string>): void {
  const notes = storage().getStore()
  if (notes) for (const tag of tags) notes.tags.add(tag)
}
