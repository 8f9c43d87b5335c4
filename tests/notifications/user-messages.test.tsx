// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadUserMessages } from '@/components/notifications/load-user-messages'
import { clearToasts, showToast } from '@/components/notifications/toast-store'
import { Toasts } from '@/components/notifications/toasts'
import { forgetLogin, rememberLogin } from '@/lib/browser/session'
import { navigateTo } from '../shell/support'
import { renderWithSettings, withSettings } from '../support/public-settings'

vi.mock('next/navigation', async () => (await import('../shell/support')).navigation)
// The page never becomes idle, so that no socket is opened.
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

interface SentRequest {
  path: string
  body: unknown
}
/** Mocks the API by the paths of its calls. @returns the requests in their order */
function mockSite(answers: Record<string, () => Response | Promise<Response>>): SentRequest[] {
  const requests: SentRequest[] = []
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    requests.push({ path, body: init?.body ? JSON.parse(init.body) : undefined })
    return answers[path]!()
  })
  return requests
}
const GET_MESSAGES_CALL = '/api/user/get_user_messages'
const MARK_READ_CALL = '/api/user/set_user_message_read'
const SESSION_CALL = '/api/user/session'
const replyWith = (data: unknown) => () => Response.json({ code: 1, message: '', data })
const findToasts = () => within(screen.getByRole('region', { name: 'Messages' })).queryAllByRole('listitem')
const renderPage = () =>
  renderWithSettings(
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
  const requests = mockSite({})
  renderPage()
  // Waits for the lazy chunk, because a wrong call would come only after it is loaded.
  await import('@/components/notifications/user-messages')
  expect(requests).toEqual([])
})

test('each unread message is shown in a toast of its type, with its HTML, until the toast is closed (RT-10, RT-11, RT-13, D-143, D-144)', async () => {
  rememberLogin(ann)
  const requests = mockSite({ [GET_MESSAGES_CALL]: replyWith(messages), [MARK_READ_CALL]: replyWith(null) })
  renderPage()
  await waitFor(() => expect(findToasts()).toHaveLength(2))
  expect(requests).toEqual([{ path: GET_MESSAGES_CALL, body: { token: 'socket-token' } }])
  expect(findToasts().map((toast) => toast.dataset['toast'])).toEqual(['success', 'warning'])
  expect(findToasts()[0]?.querySelector('b')?.textContent).toBe('12 High Street')
  // A click beside the close button closes nothing.
  await userEvent.click(screen.getByText('Offer accepted'))
  expect(findToasts()).toHaveLength(2)
})

test('closing a message marks it as read once, and a failure is ignored (RT-12, RT-14)', async () => {
  rememberLogin(ann)
  const requests = mockSite({
    [GET_MESSAGES_CALL]: replyWith(messages),
    [MARK_READ_CALL]: () => new Response('', { status: 500 }),
  })
  renderPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Close message: Offer accepted' }))
  await waitFor(() =>
    expect(requests.filter(({ path }) => path === MARK_READ_CALL)).toEqual([
      { path: MARK_READ_CALL, body: { message_id: 1, token: 'socket-token' } },
    ]),
  )
  expect(findToasts()).toHaveLength(1)
})

test.each([
  ['there is no message', () => Response.json({ code: 0, message: 'No messages', data: null })],
  ['no reply arrives', () => Promise.reject(new TypeError('offline'))],
])('visible toasts are removed when %s (RT-13)', async (_case, answer) => {
  rememberLogin(ann)
  showToast({ type: 'info', title: 'Older', text: 'From before', timeOutMs: 0 })
  mockSite({ [GET_MESSAGES_CALL]: answer })
  renderPage()
  await waitFor(() => expect(findToasts()).toHaveLength(0))
})

test.each([
  ['there are none', () => Response.json({ code: 0, message: 'No messages', data: null })],
  ['the call fails', () => new Response('', { status: 500 })],
])('a toast that appears while the messages load is kept when %s', async (_case, answer) => {
  rememberLogin(ann)
  let sendAnswer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    sendAnswer = resolve
  })
  const requests = mockSite({ [GET_MESSAGES_CALL]: () => answered.then(answer) })
  showToast({ type: 'info', text: 'From before', timeOutMs: 0 })
  renderPage()
  await waitFor(() => expect(requests).toHaveLength(1))
  act(() => void showToast({ type: 'success', text: 'Saved.', timeOutMs: 0 }))
  sendAnswer()
  await waitFor(() => expect(screen.queryByText('From before')).toBeNull())
  expect(screen.getByText('Saved.')).toBeTruthy()
})

test('messages appear at a login and disappear at a logout', async () => {
  mockSite({ [GET_MESSAGES_CALL]: replyWith(messages) })
  renderPage()
  act(() => rememberLogin(ann))
  await waitFor(() => expect(findToasts()).toHaveLength(2))
  act(forgetLogin)
  expect(findToasts()).toHaveLength(0)
})

test('an ended session is cleared from the browser (D-18)', async () => {
  rememberLogin(ann)
  const requests = mockSite({
    [GET_MESSAGES_CALL]: () => new Response('', { status: 401 }),
    [SESSION_CALL]: () => Response.json({ code: 0, message: 'Not logged in', data: null }),
  })
  renderPage()
  await waitFor(() => expect(window.localStorage.getItem('token')).toBeNull())
  expect(requests.map(({ path }) => path)).toEqual([GET_MESSAGES_CALL, SESSION_CALL])
})

test('on the logout page no messages are requested (LOGOUT-02)', async () => {
  const requests = mockSite({ [GET_MESSAGES_CALL]: replyWith(messages) })
  navigateTo('/logout')
  rememberLogin(ann)
  const { rerender } = renderPage()
  await act(async () => {
    // Waits for the lazy chunk, as above.
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
  await waitFor(() => expect(findToasts()).toHaveLength(2))
})
