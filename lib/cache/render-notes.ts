import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What became known while one document was rendered. The server in front opens the notes; code
 * below Next writes to them, from other bundles, hence the place on globalThis.
 */
export interface RenderNotes {
  /** An outage was met, even if the page came through without what it asked for: not to be kept. */
  outage: boolean
  /** The render failed; `outage` tells why. */
  failed: boolean
}

const scope = globalThis as typeof globalThis & { __renderNotes?: AsyncLocalStorage<RenderNotes> }
const storage = () => (scope.__renderNotes ??= new AsyncLocalStorage<RenderNotes>())

/** Runs a render with fresh notes, and returns them with its result. */
export async function withRenderNotes<T>(
  render: () => Promise<T>,
): Promise<{ result: T; notes: RenderNotes }> {
  const notes: RenderNotes = { outage: false, failed: false }
  return { result: await storage().run(notes, render), notes }
}

/** Notes an outage that the page under way met, whether or not it can do without. */
export function noteOutage(): void {
  const notes = storage().getStore()
  if (notes) notes.outage = true
}

/** Notes that the page under way failed. */
export function noteFailure(): void {
  const notes = storage().getStore()
  if (notes) notes.failed = true
}
