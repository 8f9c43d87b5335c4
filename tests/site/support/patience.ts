import { expect } from 'vitest'

/** How much longer than a healthy request of the same run a failing one may take, beside its timeout. */
const TIMES_HEALTHY = 10

export async function measure<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const start = performance.now()
  return { result: await work(), ms: performance.now() - start }
}

/** Expects that a failing request has waited for one timeout at most (R4), by the speed of this machine now. */
export function expectPatience(
  what: string,
  ms: number,
  { timeoutMs, healthyMs }: { timeoutMs: number; healthyMs: number },
): void {
  expect.soft(ms, what).toBeLessThan(timeoutMs + TIMES_HEALTHY * healthyMs)
}
