import type * as Timers from 'node:timers/promises'
import { expect, vi } from 'vitest'

const delays: number[] = []

/**
 * Creates a mock of node:timers/promises that records the requested milliseconds and does not wait. Waiting for
 * constant-time responses would take most of the time of these tests.
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
 * Expects that the response of some work is delayed to the next whole step of 200 ms. Recorded delays need no clock, so
 * that a busy machine cannot change the result.
 */
export async function expectDelayed<T>(work: () => Promise<T>): Promise<T> {
  delays.length = 0
  const response = await work()
  expect(delays).toHaveLength(1)
  expect(delays[0]).toBeGreaterThan(0)
  expect(delays[0]).toBeLessThanOrEqual(200)
  return response
}
