import { afterEach, beforeEach, expect, vi } from 'vitest'

// A loaded machine is slow, not wrong.
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
