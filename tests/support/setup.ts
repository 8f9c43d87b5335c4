import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { keepProcessClean } from './clean-process'

// Files share a process (isolate: false), so each loads the application's modules again. Packages stay loaded.
vi.resetModules()
const cleanProcess = keepProcessClean()
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  cleanProcess()
})

// A long limit, for loaded machines: a wait ends as soon as its condition holds.
if (typeof document !== 'undefined')
  (await import('@testing-library/react')).configure({ asyncUtilTimeout: 10_000 })

/** What a test has written to console.error or console.warn, which fails it unless it mocks the console itself. */
const unexpectedLines: string[] = []
beforeEach(() => {
  unexpectedLines.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void unexpectedLines.push(`console.${level}: ${parts.map(String).join(' ')}`),
    )
  }
})
afterEach(async () => {
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup()
  expect(unexpectedLines, 'lines written to the console').toEqual([])
  vi.restoreAllMocks()
})
