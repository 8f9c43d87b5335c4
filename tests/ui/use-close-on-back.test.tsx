// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useCloseOnBack } from '../../components/ui/use-close-on-back'

const close = vi.fn()
const router = vi.fn()
const render = () => renderHook(() => useCloseOnBack(close)).result.current

beforeEach(() => {
  close.mockReset()
  router.mockReset()
  window.history.pushState({ page: 'results' }, '', '/results')
  return () => window.removeEventListener('popstate', router)
})

describe('a dialog with a history entry', () => {
  it('is closed by Back, which leaves the page only the next time', async () => {
    window.history.replaceState({ page: 'before' }, '', '/before')
    window.history.pushState({ page: 'results' }, '', '/results')
    const { pushEntry } = render()
    window.addEventListener('popstate', router)
    pushEntry()
    expect(window.history.state).toMatchObject({ page: 'results', dialog: expect.any(String) as string })
    window.history.back()
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect([window.location.pathname, window.history.state]).toEqual(['/results', { page: 'results' }])
    expect(router, 'the router must not take the step for a navigation').not.toHaveBeenCalled()
    window.history.back()
    await waitFor(() => expect(router).toHaveBeenCalledOnce())
    expect(window.location.pathname).toBe('/before')
    expect(close).toHaveBeenCalledOnce()
  })

  it('leaves its entry when it is closed otherwise, once, before what waits for it goes on', async () => {
    const { pushEntry, leaveEntry } = render()
    pushEntry()
    await Promise.all([leaveEntry(), leaveEntry()])
    expect(window.history.state).toEqual({ page: 'results' })
    expect(close).not.toHaveBeenCalled()
    pushEntry()
    await leaveEntry()
    expect(window.history.state).toEqual({ page: 'results' })
  })

  it('does not go back where another page was opened from it', async () => {
    const { pushEntry, leaveEntry } = render()
    pushEntry()
    window.history.pushState({ page: 'elsewhere' }, '', '/elsewhere')
    await leaveEntry()
    await waitFor(() => expect(window.location.pathname).toBe('/elsewhere'))
  })

  it('has one entry, however often it says that it opened', () => {
    const { pushEntry } = render()
    const { length } = window.history
    pushEntry()
    pushEntry()
    expect(window.history.length).toBe(length + 1)
  })
})
