// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { navigateTo } from '../shell/support'
import {
  callsOf,
  fromJane,
  open,
  receive,
  site,
  start,
  THREAD,
  toasts,
  UNREAD,
  setUpMessagePage,
} from './message-page'

vi.mock('next/navigation', async () => (await import('../shell/support')).navigation)
vi.mock('@/lib/browser/at-rest', () => ({
  whenAtRest: (work: () => void) => {
    work()
    return () => undefined
  },
}))
vi.mock('socket.io-client', async () => (await import('./fake-socket')).socketModule)

setUpMessagePage()

describe('a message that no socket delivered', () => {
  const missed = {
    id: 12,
    unread: true,
    last_message_id: 5,
    other_party: 'Jane B.',
    last_message: 'Is <b>Friday</b> fine?',
  }
  const noToasts = async () => {
    await waitFor(() => expect(callsOf(UNREAD).length).toBeGreaterThan(1))
    expect(toasts()).toEqual([])
  }

  test('is a toast after the drop, once, and not again after it was closed (RT-05, RT-11, RT-12)', async () => {
    await open()
    await receive('connect')
    site.unread = [missed]
    await receive('connect')
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(toasts()[0]?.textContent).toBe(
      'New message from Jane B.Is <b>Friday</b> fine?Open the conversation',
    )
    expect(screen.getByRole('link').dataset['soft']).toBe('no-prefetch')
    await receive('new_message', { ...fromJane, id: 5 })
    await receive('new_message', { ...fromJane, id: 4 })
    expect(toasts().map((toast) => toast.textContent)).toEqual([expect.stringContaining('Friday')])
    await userEvent.click(screen.getByRole('button', { name: 'Close message: New message from Jane B.' }))
    expect(callsOf(THREAD)).toEqual([{ user_id: 7, thread_id: 12, read_up_to: 5 }])
    await receive('connect')
    await receive('new_message', { ...fromJane, id: 5 })
    expect(toasts()).toEqual([])
    site.unread = [{ ...missed, last_message_id: 6 }]
    await receive('connect')
    await waitFor(() => expect(toasts()).toHaveLength(1))
  })

  test('is a toast on the next page of the tab too, until it is read', async () => {
    const { unmount } = await open()
    await waitFor(() => expect(window.sessionStorage).toHaveLength(1))
    unmount()
    site.unread = [missed]
    site.calls = []
    const next = start()
    await waitFor(() => expect(toasts()).toHaveLength(1))
    next.unmount()
    site.unread = []
    site.calls = []
    start()
    await waitFor(() => expect(callsOf(UNREAD)).toHaveLength(1))
    await receive('connect')
    await noToasts()
  })

  test('is none that was unread before the tab was opened, or is open', async () => {
    site.unread = [missed]
    await open()
    await screen.findByText('Unread')
    await receive('connect')
    await noToasts()
    navigateTo('/my-account/inbox/13')
    site.unread = [missed, { ...missed, id: 13, last_message_id: 9 }]
    await receive('connect')
    await noToasts()
  })

  test('loses its toast when the thread was read elsewhere during a drop', async () => {
    await open()
    await receive('connect')
    await receive('new_message', fromJane)
    expect(toasts()).toHaveLength(1)
    await receive('connect')
    await waitFor(() => expect(toasts()).toEqual([]))
  })
})
