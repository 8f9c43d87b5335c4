import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { LoadUserMessages } from '@/components/notifications/load-user-messages'
import { clearToasts } from '@/components/notifications/toast-store'
import { Toasts } from '@/components/notifications/toasts'
import { setHasUnreadThreads, useHasUnreadThreads } from '@/components/session/account-menu-state'
import { rememberLogin } from '@/lib/browser/session'
import { navigateTo } from '../shell/support'
import { renderWithSettings } from '../support/public-settings'
import { fakeSocket } from './fake-socket'

export const ann = { id: 7, token: 'socket-token', first_name: 'Ann', seller_info_completed: 1 as const }
const GET_MESSAGES_CALL = '/api/user/get_user_messages'
export const MARK_READ_CALL = '/api/user/set_user_message_read'
export const UNREAD_THREADS_CALL = '/api/thread/unread_threads'
export const GET_THREAD_CALL = '/api/thread/get_thread'
export const SESSION_CALL = '/api/user/session'

/**
 * The calls that the browser has made, the errors that it has reported, and the unread threads that the server returns.
 */
export const site = {
  calls: [] as { path: string; body: unknown }[],
  errors: [] as string[],
  unread: [] as { id: number; unread: boolean; [field: string]: unknown }[],
}
const recordError = (event: Event) => void site.errors.push(String((event as CustomEvent).detail))

/** Registers the hooks of a test file that renders a page with a mocked server and a fake socket. */
export function setUpMessagePage(): void {
  beforeEach(() => {
    Object.assign(site, { calls: [], errors: [], unread: [] })
    fakeSocket.reset()
    window.localStorage.clear()
    window.sessionStorage.clear()
    const answers: Record<string, () => Response> = {
      [GET_MESSAGES_CALL]: () => Response.json({ code: 0, message: 'No messages', data: null }),
      [UNREAD_THREADS_CALL]: () => Response.json({ code: 1, message: '', data: site.unread }),
      [SESSION_CALL]: () => Response.json({ code: 0, message: 'Not logged in', data: null }),
    }
    vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
      site.calls.push({ path, body: init?.body ? JSON.parse(init.body) : undefined })
      return answers[path]?.() ?? new Response('', { status: 500 })
    })
    window.addEventListener('realtime-error', recordError)
    navigateTo('/')
  })
  afterEach(() => {
    window.removeEventListener('realtime-error', recordError)
    act(() => {
      clearToasts()
      setHasUnreadThreads(false)
    })
    vi.unstubAllGlobals()
  })
}

function Indicator() {
  return useHasUnreadThreads() ? <p>Unread</p> : null
}
export const renderMessagePage = (settings = {}) =>
  renderWithSettings(
    <>
      <LoadUserMessages />
      <Toasts />
      <Indicator />
    </>,
    settings,
  )
/** Renders the page of a user, and waits for the socket. */
export async function openMessagePage(settings = {}) {
  rememberLogin(ann)
  const page = renderMessagePage(settings)
  await waitFor(() => expect(fakeSocket.opened).toHaveLength(1))
  await waitFor(() => expect(site.calls.map(({ path }) => path)).toContain(UNREAD_THREADS_CALL))
  return page
}
export const findToasts = () =>
  within(screen.getByRole('region', { name: 'Messages' })).queryAllByRole('listitem')
export const receive = (event: string, data?: unknown) => act(async () => fakeSocket.receive(event, data))
export const getCallBodies = (path: string) =>
  site.calls.filter((call) => call.path === path).map(({ body }) => body)
export const messageFromJane = {
  id: 3,
  thread_id: 12,
  type: 'info',
  title: 'New message from Jane B.',
  message: '<p>Hello</p><p><a href="/my-account/inbox/12">Open the conversation</a></p>',
}
