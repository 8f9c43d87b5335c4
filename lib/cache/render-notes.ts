import { AsyncLocalStorage } from 'node:async_hooks'
import type { TimeBudget } from './time-budget'

/** Events of a render, or of a load of the cache, which decide whether its result may be cached. */
export interface RenderNotes {
  /** An outage occurred, so the result may lack something and must not be cached. */
  hasOutage: boolean
  /** The render threw an error, so the page shows an error message in place of its content. */
  hasFailed: boolean
  /** A server action has begun, so its form could be decoded. */
  hasDecodedForm: boolean
  /** The render failed because the browser's post could not be decoded. */
  isRequestInvalid: boolean
  /** The page says that its subject no longer exists, so its status is 404. */
  isMissing: boolean
  /** The cache tags of everything that was read. An event with one of them invalidates the result. */
  tags: Set<string>
}

interface Context {
  notes: RenderNotes
  /** The time that the render may spend waiting for the agency. */
  budget?: TimeBudget
}

/** On globalThis, because Next's bundles and the server around them each hold a copy of this module. */
const scope = globalThis as typeof globalThis & { __renderContext?: AsyncLocalStorage<Context> }
const getStorage = () => (scope.__renderContext ??= new AsyncLocalStorage<Context>())
const getCurrentNotes = () => getStorage().getStore()?.notes

/** Collects the notes of a render or a load. A load has no budget, because it may serve several renders. */
export async function collectRenderNotes<T>(
  work: () => Promise<T>,
  budget?: TimeBudget,
): Promise<{ result: T; notes: RenderNotes }> {
  const notes: RenderNotes = {
    hasOutage: false,
    hasFailed: false,
    hasDecodedForm: false,
    isRequestInvalid: false,
    isMissing: false,
    tags: new Set(),
  }
  return { result: await getStorage().run({ notes, budget }, work), notes }
}

/** Runs work within the time budget of the current render. @throws AgencyError `outage` when the budget is spent */
export function waitWithinBudget<T>(work: () => Promise<T>): Promise<T> {
  const budget = getStorage().getStore()?.budget
  return budget ? budget.wait(work) : work()
}

export function noteOutage(): void {
  const notes = getCurrentNotes()
  if (notes) notes.hasOutage = true
}

/** @param isDecoding true for a failure before the page is rendered, while Next decodes the post or runs its action */
export function noteFailure({ isDecoding = false } = {}): void {
  const notes = getCurrentNotes()
  if (!notes) return
  notes.hasFailed = true
  if (isDecoding && !notes.hasDecodedForm) notes.isRequestInvalid = true
}

export function noteDecodedForm(): void {
  const notes = getCurrentNotes()
  if (notes) notes.hasDecodedForm = true
}

export function noteMissing(): void {
  const notes = getCurrentNotes()
  if (notes) notes.isMissing = true
}

export function noteTags(tags: Iterable<string>): void {
  const notes = getCurrentNotes()
  if (notes) for (const tag of tags) notes.tags.add(tag)
}
