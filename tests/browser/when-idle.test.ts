// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenPageIdle } from '../../lib/browser/when-idle'

const PAUSE_MS = 3_000
/** Far longer than the pause of three seconds. */
const LONG_MS = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work runs three seconds after the page has loaded', () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const work = vi.fn()
  whenPageIdle(work)
  vi.advanceTimersByTime(LONG_MS)
  expect(work).not.toHaveBeenCalled()
  readyState.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(PAUSE_MS - 1)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})

test('cancelled work is not run', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  const work = vi.fn()
  const cancel = whenPageIdle(work)
  cancel()
  vi.advanceTimersByTime(LONG_MS)
  expect(work).not.toHaveBeenCalled()
})
