// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenPageIdle } from '../../lib/browser/when-idle'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work runs three seconds after the page has loaded', () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const work = vi.fn()
  whenPageIdle(work)
  vi.advanceTimersByTime(60_000)
  expect(work).not.toHaveBeenCalled()
  readyState.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(2_999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})

test('cancelled work is not run', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  const work = vi.fn()
  whenPageIdle(work)()
  vi.advanceTimersByTime(60_000)
  expect(work).not.toHaveBeenCalled()
})
