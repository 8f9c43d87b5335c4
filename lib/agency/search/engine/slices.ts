import { setImmediate as nextTurn } from 'node:timers/promises'

/** Work that pauses at each `yield`, so that the event loop can answer requests, and returns its result. */
export type SlicedWork<T = void> = Generator<undefined, T, undefined>

/** Rows between two pauses: well under a millisecond of work. */
export const ROWS_PER_STEP = 4_096

const SLICE_MS = 3

/** Runs sliced work for some milliseconds in each turn of the event loop. */
export async function runSliced<T>(work: SlicedWork<T>, { sliceMs = SLICE_MS } = {}): Promise<T> {
  for (;;) {
    const start = performance.now()
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() - start < sliceMs)
    await nextTurn()
  }
}

/** Runs sliced work to its end without a pause. */
export function runAtOnce<T>(work: SlicedWork<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
