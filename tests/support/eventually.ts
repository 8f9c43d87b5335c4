import { vi } from 'vitest'

/** Waits until a check passes, as long as a loaded machine may take: it is slow, not wrong. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 10_000 })
