import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { keepProcessClean } from './clean-process'

// Files share a process (isolate: false), and each loads the application's modules anew: what a
// module keeps, and what a file mocks in one, ends with the file. Packages stay loaded.
vi.resetModules()
const cleanProcess = keepProcessClean()
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  cleanProcess()
})

// Waits end with what they wait for; the limit is for a loaded machine.
if (typeof document !== 'undefined')
  (await import('@testing-library/react')).configure({ asyncUtilTimeout: 10_000 })

/** A stray console.error or console.warn fails the test that caused it; a test that expects one spies itself. */
const strays: string[] = []
beforeEach(() => {
  strays.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void strays.push(`console.${level}: ${parts.map(String).join(' ')}`),
    )
  }
})
afterEach(async () => {
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup()
  expect(strays, 'nothing is written to the console unasked').toEqual([])
  vi.restoreAllMocks()
})
