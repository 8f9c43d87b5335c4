// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { signalTyping } from '@/components/session/thread-events'
import { forgetLogin, rememberLogin } from '@/lib/browser/session'
import { navigateTo } from '../shell/support'
import { fakeSocket } from './fake-socket'
import {
  ann,
  getCallBodies,
  messageFromJane,
  MARK_READ_CALL,
  openMessagePage,
  receive,
  site,
  renderMessagePage,
  GET_THREAD_CALL,
  SESSION_CALL,
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
afterEach(() => void vi.useRealTimers())

const offer = { id: 3, type: 'success', title: 'Offer accepted', message: '<p>By <b>the seller</b>.</p>' }

describe('the connection', () => {
  test('is opened to this site with the user’s token and the specified times (RT-04, RT-09, D-145)', async () => {
    await openMessagePage()
    expect(fakeSocket.opened).toEqual([
      {
        url: 'http://localhost:3000/messages',
        options: expect.objectContaining({
          path: '/socket.io',
          auth: { token: 'socket-token' },
          reconnectionDelay: 1_000,
          reconnectionDelayMax: 5_000,
          timeout: 20_000,
        }),
      },
    ])
  })

  test('is opened to the configured URL of an upstream, and not at all if the upstream has no socket (RT-04, D-145)', async () => {
    const { unmount } = await openMessagePage({ messagesSocketUrl: 'https://sockets.example/messages' })
    expect(fakeSocket.opened[0]?.url).toBe('https://sockets.example/messages')
    unmount()
    fakeSocket.reset()
    site.calls = []
    renderMessagePage({ messagesSocketUrl: null })
    await waitFor(() => expect(getCallBodies(UNREAD_THREADS_CALL)).toHaveLength(1))
    await import('@/components/notifications/message-socket')
    expect(fakeSocket.opened).toEqual([])
  })

  test('is not opened for a visitor, and is closed by a logout', async () => {
    renderMessagePage()
    expect(fakeSocket.opened).toEqual([])
    act(() => rememberLogin(ann))
    await waitFor(() => expect(fakeSocket.isOpen).toBe(true))
    act(forgetLogin)
    expect(fakeSocket.isOpen).toBe(false)
  })

  test('reports a refusal in an event, and is closed without another attempt (RT-07, D-146)', async () => {
    await openMessagePage()
    // Socket.IO would try again.
    fakeSocket.active = true
    await receive('connect_error', new Error('Invalid token'))
    expect(site.errors).toEqual(['Connection error: Invalid token'])
    expect(fakeSocket.isOpen).toBe(false)
    expect(findToasts()).toEqual([])
  })

  test('stays open for Socket.IO’s reconnection after a loss, unless the server refuses it (RT-07, RT-09)', async () => {
    await openMessagePage()
    await receive('connect')
    fakeSocket.active = true
    await receive('connect_error', new Error('websocket error'))
    expect(site.errors).toEqual(['Connection error: websocket error'])
    expect(fakeSocket.isOpen).toBe(true)
    fakeSocket.active = false
    await receive('connect_error', new Error('Invalid token'))
    expect(fakeSocket.isOpen).toBe(false)
  })

  test('ignores other errors (RT-08)', async () => {
    await openMessagePage()
    for (const event of ['error', 'reconnect_error', 'unknown_event']) await receive(event, new Error('odd'))
    expect(site.errors).toEqual([])
    expect(findToasts()).toEqual([])
    expect(fakeSocket.isOpen).toBe(true)
  })

  test('checks the session two seconds after the server has closed it, when the cookie of a next session may have arrived (D-18)', async () => {
    await openMessagePage()
    vi.useFakeTimers()
    await receive('disconnect', 'io server disconnect')
    await act(() => vi.advanceTimersByTimeAsync(1_900))
    expect(window.localStorage.getItem('token')).toBe('socket-token')
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(window.localStorage.getItem('token')).toBeNull()
  })

  test('checks no session after it has been closed by the page', async () => {
    const { unmount } = await openMessagePage()
    vi.useFakeTimers()
    await receive('disconnect', 'io server disconnect')
    unmount()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(getCallBodies(SESSION_CALL)).toEqual([])
  })
})

describe('unread threads (HEADER-03, RT-06, D-139)', () => {
  test('are loaded after the login and after each connection (RT-08)', async () => {
    await openMessagePage()
    await waitFor(() => expect(getCallBodies(UNREAD_THREADS_CALL)).toEqual([{ user_id: 7 }]))
    site.unread = [{ id: 12, unread: true }]
    await receive('connect')
    expect(await screen.findByText('Unread')).toBeTruthy()
    expect(getCallBodies(UNREAD_THREADS_CALL)).toHaveLength(2)
  })

  test('show the indicator after new_thread_info, until the server has no unread thread', async () => {
    await openMessagePage()
    site.unread = [{ id: 12, unread: true }]
    await receive('new_thread_info', { threads: [{ id: 12, unread: true }] })
    expect(screen.getByText('Unread')).toBeTruthy()
    site.unread = []
    await receive('thread_read', { thread_id: 12, user_id: 7, message_id: 3 })
    await waitFor(() => expect(screen.queryByText('Unread')).toBeNull())
  })

  test('are forgotten at a logout', async () => {
    site.unread = [{ id: 12, unread: true }]
    await openMessagePage()
    await screen.findByText('Unread')
    act(forgetLogin)
    expect(screen.queryByText('Unread')).toBeNull()
  })
})

describe('a new message', () => {
  test('is shown in a toast of its type with its HTML; closing the toast marks it as read (RT-05, RT-10 to RT-12)', async () => {
    await openMessagePage()
    await receive('new_message', offer)
    expect(findToasts()[0]?.dataset['toast']).toBe('success')
    expect(findToasts()[0]?.querySelector('b')?.textContent).toBe('the seller')
    // A click beside the close button closes nothing.
    await userEvent.click(screen.getByText('Offer accepted'))
    await userEvent.click(screen.getByRole('button', { name: 'Close message: Offer accepted' }))
    expect(findToasts()).toEqual([])
    expect(getCallBodies(MARK_READ_CALL)).toEqual([{ message_id: 3, token: 'socket-token' }])
  })

  test('is sanitised: scripts and unsafe links are removed (D-55)', async () => {
    await openMessagePage()
    const message =
      '<p onclick="x()">Hi <script>x()</script><img src=x onerror=x()><a href="javascript:x()">a</a>' +
      '<a href="//evil.example">b</a><form action="/logout"><b>c</b></form><svg><a href="javascript:x()">d</a></svg></p>'
    await receive('new_message', { ...offer, message })
    const html = findToasts()[0]?.innerHTML ?? ''
    expect(html).toContain('<a>a</a><a>b</a>')
    expect(html).not.toMatch(/onclick|onerror|script|evil|<form|logout/)
  })

  test.each([
    ['an unknown type', { type: 'danger' }, 'Offer accepted'],
    ['no type', { type: undefined }, 'Offer accepted'],
    ['an object as its title', { title: { en: 'Offer' } }, 'By the seller'],
    ['no title', { title: null }, 'By the seller'],
  ])('with %s, as an upstream may send it, is shown all the same (D-145)', async (_, change, text) => {
    await openMessagePage()
    await receive('new_message', { ...offer, ...change })
    expect(findToasts()[0]?.textContent).toContain(text)
    expect(findToasts()[0]?.dataset['toast']).toBe('type' in change ? 'info' : 'success')
  })

  test('of a thread replaces the thread’s toast; closing the toast marks the thread as read (RT-05, RT-12, RT-14)', async () => {
    await openMessagePage()
    await receive('new_message', messageFromJane)
    await receive('new_message', { ...messageFromJane, id: 4, message: '<p>Are you there?</p>' })
    expect(findToasts().map((toast) => toast.textContent)).toEqual([
      expect.stringContaining('Are you there?'),
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Close message: New message from Jane B.' }))
    expect(getCallBodies(GET_THREAD_CALL)).toEqual([{ user_id: 7, thread_id: 12, read_up_to: 4 }])
    expect(getCallBodies(MARK_READ_CALL)).toEqual([])
    expect(findToasts()).toEqual([])
  })

  test('of the thread that the user is reading is marked as read and not shown', async () => {
    navigateTo('/my-account/inbox/12')
    await openMessagePage()
    await receive('new_message', messageFromJane)
    expect(findToasts()).toEqual([])
    expect(getCallBodies(GET_THREAD_CALL)).toEqual([{ user_id: 7, thread_id: 12, read_up_to: 3 }])
    navigateTo('/my-account/inbox/13')
    await receive('new_message', messageFromJane)
    expect(findToasts()).toHaveLength(1)
  })

  test('loses its toast when the user reads the thread in another tab', async () => {
    await openMessagePage()
    await receive('new_message', messageFromJane)
    await receive('thread_read', { thread_id: 12, user_id: 8, message_id: 3 })
    site.unread = [{ id: 12, unread: true }]
    await receive('thread_read', { thread_id: 12, user_id: 7, message_id: 2 })
    expect(findToasts()).toHaveLength(1)
    await receive('thread_read', { thread_id: 12, user_id: 7, message_id: 3 })
    expect(findToasts()).toEqual([])
  })
})

test('typing signals are sent every three seconds at most, and not without a socket', async () => {
  const time = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  signalTyping(12)
  await openMessagePage()
  // The first call above sent nothing. Of these calls, the second comes after 2,999 ms and sends nothing.
  for (const now of [1_000_000, 1_002_999, 1_003_000]) {
    time.mockReturnValue(now)
    signalTyping(12)
  }
  expect(fakeSocket.sent).toEqual([
    ['typing', { thread_id: 12 }],
    ['typing', { thread_id: 12 }],
  ])
})
