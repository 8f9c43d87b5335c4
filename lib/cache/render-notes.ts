import { AsyncLocalStorage } from 'node:async_hooks'
import type { TimeBudget } from './time-budget'

/** What became known while a document was rendered, or a value of the cache was loaded. */
export interface RenderNotes {
  /** An outage was met, even if the result came through without what it asked for: it must not be cached. */
  outage: boolean
  /** The render failed; `outage` tells why. */
  failed: boolean
  /** The cache tags of everything that was read. */
  tags: Set<string>
}

interface Context {
  notes: RenderNotes
  /** The time that the render may spend waiting for the agency. */
  budget?: TimeBudget
}

/** On globalThis: the server opens the notes, and code in Next's bundles, with its own copy of this module, writes them. */
const scope = globalThis as typeof globalThis & { __renderContext?: AsyncLocalStorage<Context> }
const storage = () => (scope.__renderContext ??= new AsyncLocalStorage<Context>())
const currentNotes = () => storage().getStore()?.notes

/**
 * Runs work with fresh notes, and returns them with its result. Without a budget each call of the agency has its own
 * timeout alone: a value of the cache is loaded for others too, whatever time the render has left that asked first.
 */
export async function withRenderNotes<T>(
  work: () => Promise<T>,
  budget?: TimeBudget,
): Promise<{ result: T; notes: RenderNotes }> {
  const notes: RenderNotes = { outage: false, failed: false, tags: new Set() }
  return { result: await storage().run({ notes, budget }, work), notes }
}

/** Waits for the agency as long as the current render may. @throws outage when its time is spent */
export function waitWithinBudget<T>(work: () => Promise<T>): Promise<T> {
  const budget = storage().getStore()?.budget
  return budget ? budget.wait(work) : work()
}

/** Notes an outage that the current render met, whether or not it can do without. */
export function noteOutage(): void {
  const notes = currentNotes()
  if (notes) notes.outage = true
}

/** Notes that the current render failed. */
export function noteFailure(): void {
  const notes = currentNotes()
  if (notes) notes.failed = true
}

/** Notes the tags of an answer that the current render uses. */
export function noteTags(tags: Iterable<string>): void {
  const notes = currentNotes()
  if (notes) for (const tag of tags) notes.tags.add(tag)
}
