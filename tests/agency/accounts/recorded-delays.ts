import type * as Timers from 'node:timers/promises'
import { expect, vi } from 'vitest'

const delays: number[] = []

/**
 * Creates a mock of node:timers/promises, which records how many milliseconds the code asks to wait, and does not wait.
 * Constant-time responses would otherwise make up most of the time that these tests take.
 */
export async function recordDelays() {
  const timers = await vi.importActual<typeof Timers>('node:timers/promises')
  return {
    ...timers,
    setTimeout: (ms: number) => {
      delays.push(ms)
      return Promise.resolve()
    },
  }
}

/**
 * Does work whose response must be delayed to a whole step of 200 ms, and expects that it was. Counting delays needs no
 * clock, so that a busy machine cannot change the result.
 */
export async function expectDelayed<T>(work: () => Promise<T>): Promise<T> {
  delays.length = 0
  const response = await work()
  expect(delays).toHaveLength(1)
  expect(delays[0]).toBeGreaterThan(0)
  expect(delays[0]).toBeLessThanOrEqual(200)
  return response
}
