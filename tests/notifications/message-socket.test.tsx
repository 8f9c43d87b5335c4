// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { signalTyping } from '@/components/session/thread-events'
import { forgetLogin, rememberLogin } from '@/lib/browser/session'
import { navigateTo } from '../shell/support'
import { fakeSocket } from './fake-socket'
import {
  ann,
  callsOf,
  fromJane,
  MARK,
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
vi.mock('@/lib/browser/when-idle', () => ({
  whenPageIdle: (work: () => void) => {
    work()
    return () => undefined
  },
}))
vi.mock('socket.io-client', async () => (await import('./fake-socket')).socketModule)

setUpMessagePage()

const offer = { id: 3, type: 'success', title: 'Offer accepted', message: '<p>By <b>the seller</b>.</p>' }

describe('the connection', () => {
  test('is this site’s, with the user’s token and the stated times (RT-04, RT-09, D-145)', async () => {
    await open()
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

  test('is the configured one with an upstream, and none where there is none (RT-04, D-145)', async () => {
    const { unmount } = await open({ messagesSocketUrl: 'https://sockets.example/messages' })
    expect(fakeSocket.opened[0]?.url).toBe('https://sockets.example/messages')
    unmount()
    fakeSocket.reset()
    site.calls = []
    start({ messagesSocketUrl: null })
    await waitFor(() => expect(callsOf(UNREAD)).toHaveLength(1))
    await import('@/components/notifications/message-socket')
    expect(fakeSocket.opened).toEqual([])
  })

  test('is not opened for a visitor, and is closed by a logout', async () => {
    start()
    expect(fakeSocket.opened).toEqual([])
    act(() => rememberLogin(ann))
    await waitFor(() => expect(fakeSocket.isOpen).toBe(true))
    act(forgetLogin)
    expect(fakeSocket.isOpen).toBe(false)
  })

  test('that is refused says why in an event, and is closed without another try (RT-07, D-146)', async () => {
    await open()
    fakeSocket.active = true
    await receive('connect_error', new Error('Invalid token'))
    expect(site.errors).toEqual(['Connection error: Invalid token'])
    expect(fakeSocket.isOpen).toBe(false)
    expect(toasts()).toEqual([])
  })

  test('that breaks is opened again with growing waits, unless the server then refuses it (RT-07, RT-09)', async () => {
    await open()
    await receive('connect')
    fakeSocket.active = true
    await receive('connect_error', new Error('websocket error'))
    expect([site.errors, fakeSocket.isOpen]).toEqual([['Connection error: websocket error'], true])
    fakeSocket.active = false
    await receive('connect_error', new Error('Invalid token'))
    expect(fakeSocket.isOpen).toBe(false)
  })

  test('has other errors ignored (RT-08)', async () => {
    await open()
    for (const event of ['error', 'reconnect_error', 'unknown_event']) await receive(event, new Error('odd'))
    expect([site.errors, toasts(), fakeSocket.isOpen]).toEqual([[], [], true])
  })

  test('that the server ends makes the browser ask for its session (D-18)', async () => {
    await open()
    await receive('disconnect', 'io server disconnect')
    await waitFor(() => expect(window.localStorage.getItem('token')).toBeNull())
  })
})

describe('unread threads (HEADER-03, RT-06, D-139)', () => {
  test('are read after the login and after each connect (RT-08)', async () => {
    await open()
    await waitFor(() => expect(callsOf(UNREAD)).toEqual([{ user_id: 7 }]))
    site.unread = [{ id: 12, unread: true }]
    await receive('connect')
    expect(await screen.findByText('Unread')).toBeTruthy()
    expect(callsOf(UNREAD)).toHaveLength(2)
  })

  test('show the indicator at new_thread_info, until the server knows none', async () => {
    await open()
    site.unread = [{ id: 12, unread: true }]
    await receive('new_thread_info', { threads: [{ id: 12, unread: true }] })
    expect(screen.getByText('Unread')).toBeTruthy()
    site.unread = []
    await receive('thread_read', { thread_id: 12, user_id: 7, message_id: 3 })
    await waitFor(() => expect(screen.queryByText('Unread')).toBeNull())
  })

  test('are gone with a logout', async () => {
    site.unread = [{ id: 12, unread: true }]
    await open()
    await screen.findByText('Unread')
    act(forgetLogin)
    expect(screen.queryByText('Unread')).toBeNull()
  })
})

describe('a new message', () => {
  test('is a toast of its type with its HTML, which closing marks as read (RT-05, RT-10 to RT-12)', async () => {
    await open()
    await receive('new_message', offer)
    expect(toasts()[0]?.dataset['toast']).toBe('success')
    expect(toasts()[0]?.querySelector('b')?.textContent).toBe('the seller')
    await userEvent.click(screen.getByText('Offer accepted'))
    await userEvent.click(screen.getByRole('button', { name: 'Close message: Offer accepted' }))
    expect(toasts()).toEqual([])
    expect(callsOf(MARK)).toEqual([{ message_id: 3, token: 'socket-token' }])
  })

  test('brings no script, and no link but a safe one (D-55)', async () => {
    await open()
    const message =
      '<p onclick="x()">Hi <script>x()</script><img src=x onerror=x()><a href="javascript:x()">a</a>' +
      '<a href="//evil.example">b</a><form action="/logout"><b>c</b></form><svg><a href="javascript:x()">d</a></svg></p>'
    await receive('new_message', { ...offer, message })
    const html = toasts()[0]?.innerHTML ?? ''
    expect(html).toContain('<a>a</a><a>b</a>')
    expect(html).not.toMatch(/onclick|onerror|script|evil|<form|logout/)
  })

  test('of a thread is one toast, which closing marks the thread as read (RT-05, RT-12, RT-14)', async () => {
    await open()
    await receive('new_message', fromJane)
    await receive('new_message', { ...fromJane, id: 4, message: '<p>Are you there?</p>' })
    expect(toasts().map((toast) => toast.textContent)).toEqual([expect.stringContaining('Are you there?')])
    await userEvent.click(screen.getByRole('button', { name: 'Close message: New message from Jane B.' }))
    expect(callsOf(THREAD)).toEqual([{ user_id: 7, thread_id: 12, read_up_to: 4 }])
    expect(callsOf(MARK)).toEqual([])
    expect(toasts()).toEqual([])
  })

  test('of the thread that the user is reading is marked as read and not shown', async () => {
    navigateTo('/my-account/inbox/12')
    await open()
    await receive('new_message', fromJane)
    expect([toasts(), callsOf(THREAD)]).toEqual([[], [{ user_id: 7, thread_id: 12, read_up_to: 3 }]])
    navigateTo('/my-account/inbox/13')
    await receive('new_message', fromJane)
    expect(toasts()).toHaveLength(1)
  })

  test('loses its toast when the user reads the thread in another tab', async () => {
    await open()
    await receive('new_message', fromJane)
    await receive('thread_read', { thread_id: 12, user_id: 8, message_id: 3 })
    site.unread = [{ id: 12, unread: true }]
    await receive('thread_read', { thread_id: 12, user_id: 7, message_id: 2 })
    expect(toasts()).toHaveLength(1)
    await receive('thread_read', { thread_id: 12, user_id: 7, message_id: 3 })
    expect(toasts()).toEqual([])
  })
})

test('signs of typing are sent every three seconds at most, and not without a socket', async () => {
  const time = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  signalTyping(12)
  await open()
  for (const now of [1_000_000, 1_002_999, 1_003_000]) {
    time.mockReturnValue(now)
    signalTyping(12)
  }
  expect(fakeSocket.sent).toEqual([
    ['typing', { thread_id: 12 }],
    ['typing', { thread_id: 12 }],
  ])
})
