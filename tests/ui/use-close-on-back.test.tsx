// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useCloseOnBack } from '../../components/ui/use-close-on-back'

const close = vi.fn()
/** Stands for the router, which treats a popstate event that it receives as a navigation. */
const onPopState = vi.fn()
const renderDialogHook = () => renderHook(() => useCloseOnBack(close)).result.current

beforeEach(() => {
  close.mockReset()
  onPopState.mockReset()
  window.history.pushState({ page: 'results' }, '', '/results')
  return () => window.removeEventListener('popstate', onPopState)
})

describe('a dialog with a history entry', () => {
  it('is closed by the first step back; only the second leaves the page', async () => {
    window.history.replaceState({ page: 'before' }, '', '/before')
    window.history.pushState({ page: 'results' }, '', '/results')
    const { pushEntry } = renderDialogHook()
    window.addEventListener('popstate', onPopState)
    pushEntry()
    expect(window.history.state).toMatchObject({ page: 'results', dialog: expect.any(String) as string })
    window.history.back()
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect([window.location.pathname, window.history.state]).toEqual(['/results', { page: 'results' }])
    expect(onPopState, 'the router must not take the step for a navigation').not.toHaveBeenCalled()
    window.history.back()
    await waitFor(() => expect(onPopState).toHaveBeenCalledOnce())
    expect(window.location.pathname).toBe('/before')
    expect(close).toHaveBeenCalledOnce()
  })

  it('removes its entry once when it is closed otherwise, however often leaveEntry is called', async () => {
    const { pushEntry, leaveEntry } = renderDialogHook()
    pushEntry()
    await Promise.all([leaveEntry(), leaveEntry()])
    expect(window.history.state).toEqual({ page: 'results' })
    expect(close).not.toHaveBeenCalled()
    pushEntry()
    await leaveEntry()
    expect(window.history.state).toEqual({ page: 'results' })
  })

  it('leaves the history alone if another page was opened from it', async () => {
    const { pushEntry, leaveEntry } = renderDialogHook()
    pushEntry()
    window.history.pushState({ page: 'elsewhere' }, '', '/elsewhere')
    await leaveEntry()
    await waitFor(() => expect(window.location.pathname).toBe('/elsewhere'))
  })

  it('has one entry, however often pushEntry is called', () => {
    const { pushEntry } = renderDialogHook()
    const { length } = window.history
    pushEntry()
    pushEntry()
    expect(window.history.length).toBe(length + 1)
  })
})
