// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { navigateTo } from '../shell/support'
import {
  getCallBodies,
  messageFromJane,
  openMessagePage,
  receive,
  site,
  renderMessagePage,
  GET_THREAD_CALL,
  findToasts,
  UNREAD_THREADS_CALL,
  setUpMessagePage,
} from './message-page'

vi.mock('next/navigation', async () => (await import('../shell/support')).navigation)
vi.mock('@/lib/browser/when-idle', () => ({
  whenPageIdle: (work: () => void) => {
    work()
    return () => undefined
  },
}))
vi.mock('socket.io-client', async () => (await import('./fake-socket')).socketModule)

setUpMessagePage()

describe('a message that no socket delivered', () => {
  const missedThread = {
    id: 12,
    unread: true,
    last_message_id: 5,
    other_party: 'Jane B.',
    last_message: 'Is <b>Friday</b> fine?',
  }
  /** Waits until the unread threads have been loaded again, and expects no toast. */
  const expectNoToastsAfterReload = async () => {
    await waitFor(() => expect(getCallBodies(UNREAD_THREADS_CALL).length).toBeGreaterThan(1))
    expect(findToasts()).toEqual([])
  }

  test('is shown once in a toast after a reconnection, and not again after the toast was closed (RT-05, RT-11, RT-12)', async () => {
    await openMessagePage()
    await receive('connect')
    site.unread = [missedThread]
    await receive('connect')
    await waitFor(() => expect(findToasts()).toHaveLength(1))
    expect(findToasts()[0]?.textContent).toBe(
      'New message from Jane B.Is <b>Friday</b> fine?Open the conversation',
    )
    expect(screen.getByRole('link').dataset['soft']).toBe('no-prefetch')
    // Neither the same message nor an older one replaces the toast.
    await receive('new_message', { ...messageFromJane, id: 5 })
    await receive('new_message', { ...messageFromJane, id: 4 })
    expect(findToasts().map((toast) => toast.textContent)).toEqual([expect.stringContaining('Friday')])
    await userEvent.click(screen.getByRole('button', { name: 'Close message: New message from Jane B.' }))
    expect(getCallBodies(GET_THREAD_CALL)).toEqual([{ user_id: 7, thread_id: 12, read_up_to: 5 }])
    // A message whose toast was closed does not come back, but a newer one is shown.
    await receive('connect')
    await receive('new_message', { ...messageFromJane, id: 5 })
    expect(findToasts()).toEqual([])
    site.unread = [{ ...missedThread, last_message_id: 6 }]
    await receive('connect')
    await waitFor(() => expect(findToasts()).toHaveLength(1))
  })

  test('is shown in a toast on the next page of the tab too, until it is read', async () => {
    const { unmount } = await openMessagePage()
    await waitFor(() => expect(window.sessionStorage).toHaveLength(1))
    unmount()
    site.unread = [missedThread]
    site.calls = []
    const nextPage = renderMessagePage()
    await waitFor(() => expect(findToasts()).toHaveLength(1))
    nextPage.unmount()
    site.unread = []
    site.calls = []
    renderMessagePage()
    await waitFor(() => expect(getCallBodies(UNREAD_THREADS_CALL)).toHaveLength(1))
    await receive('connect')
    await expectNoToastsAfterReload()
  })

  test('gets no toast if it was unread before the tab was opened, or if its thread is open', async () => {
    site.unread = [missedThread]
    await openMessagePage()
    await screen.findByText('Unread')
    await receive('connect')
    await expectNoToastsAfterReload()
    navigateTo('/my-account/inbox/13')
    site.unread = [missedThread, { ...missedThread, id: 13, last_message_id: 9 }]
    await receive('connect')
    await expectNoToastsAfterReload()
  })

  test('loses its toast if the thread was read on another device while there was no connection', async () => {
    await openMessagePage()
    await receive('connect')
    await receive('new_message', messageFromJane)
    expect(findToasts()).toHaveLength(1)
    await receive('connect')
    await waitFor(() => expect(findToasts()).toEqual([]))
  })
})
