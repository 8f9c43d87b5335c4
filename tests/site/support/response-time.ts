import { expect } from 'vitest'

/** Besides its timeout, a failing request may take this many times as long as a healthy one of the same run. */
const MAX_TIMES_HEALTHY = 10

export async function measure<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const start = performance.now()
  return { result: await work(), ms: performance.now() - start }
}

/** A failing request may wait for one timeout (R4); a healthy one of the same run shows the speed of the machine. */
export function expectWithinTimeout(
  what: string,
  ms: number,
  { timeoutMs, healthyMs }: { timeoutMs: number; healthyMs: number },
): void {
  expect.soft(ms, what).toBeLessThan(timeoutMs + MAX_TIMES_HEALTHY * healthyMs)
}
