// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadUserMessages } from '@/components/notifications/load-user-messages'
import { clearToasts, showToast } from '@/components/notifications/toast-store'
import { Toasts } from '@/components/notifications/toasts'
import { forgetLogin, rememberLogin } from '@/lib/browser/session'
import { navigateTo } from '../shell/support'
import { show, withSettings } from '../support/public-settings'

vi.mock('next/navigation', async () => (await import('../shell/support')).navigation)
// These pages never come to rest, so that no socket is opened.
vi.mock('@/lib/browser/when-idle', () => ({ whenPageIdle: () => () => undefined }))
vi.mock('@/components/notifications/unread-threads', () => ({ refreshUnreadThreads: async () => undefined }))

const ann = { id: 7, token: 'socket-token', first_name: 'Ann', seller_info_completed: 1 as const }
const messages = [
  {
    id: 1,
    type: 'success',
    title: 'Offer accepted',
    message: '<p>The seller of <b>12 High Street</b> accepts.</p>',
  },
  { id: 2, type: 'warning', title: 'Certificate due', message: '<p>The gas certificate ends on Friday.</p>' },
]

interface Asked {
  path: string
  body: unknown
}
function site(answers: Record<string, () => Response | Promise<Response>>): Asked[] {
  const requests: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    requests.push({ path, body: init?.body ? JSON.parse(init.body) : undefined })
    return answers[path]!()
  })
  return requests
}
const READ = '/api/user/get_user_messages'
const MARK = '/api/user/set_user_message_read'
const SESSION = '/api/user/session'
const yes = (data: unknown) => () => Response.json({ code: 1, message: '', data })
const findMessages = () => within(screen.getByRole('region', { name: 'Messages' })).queryAllByRole('listitem')
const start = () =>
  show(
    <>
      <LoadUserMessages />
      <Toasts />
    </>,
  )

beforeEach(() => {
  window.localStorage.clear()
  navigateTo('/')
})
afterEach(() => {
  act(clearToasts)
  vi.unstubAllGlobals()
})

test('a visitor causes no call for messages', async () => {
  const requests = site({})
  start()
  await import('@/components/notifications/user-messages')
  expect(requests).toEqual([])
})

test('each unread message is a toast of its type, with its HTML, that stays until it is closed (RT-10, RT-11, RT-13, D-143, D-144)', async () => {
  rememberLogin(ann)
  const requests = site({ [READ]: yes(messages), [MARK]: yes(null) })
  start()
  await waitFor(() => expect(findMessages()).toHaveLength(2))
  expect(requests).toEqual([{ path: READ, body: { token: 'socket-token' } }])
  expect(findMessages().map((toast) => toast.dataset['toast'])).toEqual(['success', 'warning'])
  expect(findMessages()[0]?.querySelector('b')?.textContent).toBe('12 High Street')
  await userEvent.click(screen.getByText('Offer accepted'))
  expect(findMessages()).toHaveLength(2)
})

test('closing a message marks it as read once, and a failure is ignored (RT-12, RT-14)', async () => {
  rememberLogin(ann)
  const requests = site({ [READ]: yes(messages), [MARK]: () => new Response('', { status: 500 }) })
  start()
  await userEvent.click(await screen.findByRole('button', { name: 'Close message: Offer accepted' }))
  await waitFor(() =>
    expect(requests.filter(({ path }) => path === MARK)).toEqual([
      { path: MARK, body: { message_id: 1, token: 'socket-token' } },
    ]),
  )
  expect(findMessages()).toHaveLength(1)
})

test.each([
  ['there is none', () => Response.json({ code: 0, message: 'No messages', data: null })],
  ['there is no answer', () => Promise.reject(new TypeError('offline'))],
])('what is shown is cleared when %s (RT-13)', async (_how, answer) => {
  rememberLogin(ann)
  showToast({ type: 'info', title: 'Older', text: 'From before', timeOutMs: 0 })
  site({ [READ]: answer })
  start()
  await waitFor(() => expect(findMessages()).toHaveLength(0))
})

test('messages appear with a login and go with a logout', async () => {
  site({ [READ]: yes(messages) })
  start()
  act(() => rememberLogin(ann))
  await waitFor(() => expect(findMessages()).toHaveLength(2))
  act(forgetLogin)
  expect(findMessages()).toHaveLength(0)
})

test('an ended session is cleared from the browser (D-18)', async () => {
  rememberLogin(ann)
  const requests = site({
    [READ]: () => new Response('', { status: 401 }),
    [SESSION]: () => Response.json({ code: 0, message: 'Not logged in', data: null }),
  })
  start()
  await waitFor(() => expect(window.localStorage.getItem('token')).toBeNull())
  expect(requests.map(({ path }) => path)).toEqual([READ, SESSION])
})

test('during logout no messages are read (LOGOUT-02)', async () => {
  const requests = site({ [READ]: yes(messages) })
  navigateTo('/logout')
  rememberLogin(ann)
  const { rerender } = start()
  await act(async () => {
    await import('@/components/notifications/user-messages')
  })
  expect(requests).toEqual([])
  navigateTo('/my-account/welcome')
  rerender(
    withSettings(
      <>
        <LoadUserMessages />
        <Toasts />
      </>,
    ),
  )
  await waitFor(() => expect(findMessages()).toHaveLength(2))
})
