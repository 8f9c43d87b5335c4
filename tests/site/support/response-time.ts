import { expect } from 'vitest'

/** A failing request may take its timeout, and this many times the duration of a healthy request. */
const MAX_TIMES_HEALTHY = 10

export async function measure<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const start = performance.now()
  return { result: await work(), ms: performance.now() - start }
}

/**
 * Expects that a failing request waited for one timeout at most (R4). The time of a healthy request shows how fast the
 * machine is at the moment.
 */
export function expectWithinTimeout(
  label: string,
  ms: number,
  { timeoutMs, healthyMs }: { timeoutMs: number; healthyMs: number },
): void {
  expect.soft(ms, label).toBeLessThan(timeoutMs + MAX_TIMES_HEALTHY * healthyMs)
}
