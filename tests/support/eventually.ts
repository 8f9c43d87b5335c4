import { vi } from 'vitest'

/** Repeats a check until it passes, for half a minute at most. The limit is long because a loaded machine is slow. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000 })
