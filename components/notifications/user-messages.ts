import { callApi, NetworkError } from '@/lib/browser/call-api'
import { whenPageIdle } from '@/lib/browser/when-idle'
import { checkSession, readStoredUser } from '@/lib/browser/session'
import type { UserMessage } from '@/lib/contract/account'
import { routes } from '@/lib/config/routes'
import { setHasUnreadThreads } from '@/components/session/account-menu-state'
import { dismissThreadNotices } from './thread-notices'
import { clearToasts, dismissToast, showToast, toasts } from './toast-store'
import { refreshUnreadThreads } from './unread-threads'

const HTTP_UNAUTHORIZED = 401
const toastId = (id: number) => `user-message-${id}`

/** Marks a message as read on the server; a failure is ignored (RT-12, RT-14). */
const markRead = (message_id: number, token: string): void => {
  callApi('setUserMessageRead', { message_id, token }).catch(() => undefined)
}

function showMessage({ id, type, title, message }: UserMessage, token: string): void {
  const onClose = () => markRead(id, token)
  showToast({ id: toastId(id), type, title, html: message, timeOutMs: 0, onClose })
}

interface MessageOptions {
  token: string
  /** The messages socket: undefined for this site's own, null for none (D-145). */
  socketUrl?: string | null | undefined
}

/**
 * Loads a user's messages and shows them as toasts (A-28, RT-13, D-143), and opens the messages socket once the page is
 * idle. A failure to load removes the older toasts; after a 401 the browser checks its session (D-18).
 * @returns a function that removes the messages and closes the socket
 */
export function showMessages({ token, socketUrl }: MessageOptions): () => void {
  const request = new AbortController()
  const shownIds: number[] = []
  const show = (message: UserMessage) => {
    shownIds.push(message.id)
    showMessage(message, token)
  }
  const load = async () => {
    // A toast that appears during the call, such as 'Saved.', is kept.
    const toastsBefore = toasts.get()
    try {
      const reply = await callApi('getUserMessages', { token }, { signal: request.signal })
      if (request.signal.aborted) return
      if (!reply.ok) return clearToasts(toastsBefore)
      reply.data.forEach(show)
    } catch (error) {
      if (request.signal.aborted) return
      clearToasts(toastsBefore)
      if (error instanceof NetworkError && error.status === HTTP_UNAUTHORIZED) await checkSession()
    }
  }
  // Threads are loaded after the messages, because a failed load of messages removes the toasts that are visible.
  void load().finally(refreshUnreadThreads)
  const closeSocket = openSocketWhenIdle({ token, socketUrl, showNotice: show })
  return () => {
    request.abort()
    closeSocket()
    setHasUnreadThreads(false)
    dismissThreadNotices()
    for (const id of shownIds) dismissToast(toastId(id))
  }
}

/** Whether the user is in the inbox. There the socket opens at once, because the user expects new messages. */
const isInInbox = () => window.location.pathname.startsWith(routes.accountInbox)

function openSocketWhenIdle({
  token,
  socketUrl,
  showNotice,
}: MessageOptions & { showNotice: (message: UserMessage) => void }): () => void {
  if (socketUrl === null) return () => {}
  let isClosed = false
  let close = () => {}
  const open = () => {
    import('./message-socket').then(
      ({ openMessageSocket }) => {
        if (!isClosed)
          close = openMessageSocket({ token, userId: readStoredUser().id, url: socketUrl, showNotice })
      },
      // Without the script there is no socket, but everything else works (D-145).
      () => {},
    )
  }
  const cancel = whenPageIdle(open, isInInbox() ? { pauseMs: 0 } : {})
  return () => {
    isClosed = true
    cancel()
    close()
  }
}
