import { io } from 'socket.io-client'
import { sanitiseNotice } from '@/lib/browser/sanitise-notice'
import { checkSession } from '@/lib/browser/session'
import { MESSAGES_NAMESPACE, SOCKET_PATH } from '@/lib/config/socket-path'
import type { MessageEvents, NewMessage } from '@/lib/contract/message-events'
import { setHasUnreadThreads } from '@/components/session/account-menu-state'
import { publishThreadEvent, setTypingSender } from '@/components/session/thread-events'
import { dismissThreadNotice, isReadingThread, showThreadNotice } from './thread-notices'
import { toastTypes } from './toast-store'
import { refreshUnreadThreads } from './unread-threads'

/** Name of the event that is dispatched on `window` with the error message as `detail` (RT-07, D-146). */
export const REALTIME_ERROR = 'realtime-error'

/* The specification states these durations (RT-09). */
const RECONNECTION_DELAY_MS = 1_000
const MAX_RECONNECTION_DELAY_MS = 5_000
const CONNECT_TIMEOUT_MS = 20_000

/** A new password or a login in another tab ends the session a moment before the browser has the next cookie. */
const SESSION_CHECK_DELAY_MS = 2_000

/** After `resync` each browser waits for a random part of this time, so that not all browsers load at once. */
const RESYNC_SPREAD_MS = 1_000

interface MessageSocketOptions {
  token: string
  userId: number
  /** The URL of another server's messages socket; undefined for this site's own. */
  url?: string | undefined
  /** Shows a notice that belongs to no thread. */
  showNotice: (message: NewMessage) => void
}

/** Nothing checks what an upstream sends, and a toast that React cannot render would replace the page by an error. */
const toSafeNotice = ({ type, title, message, ...rest }: NewMessage): NewMessage => ({
  ...rest,
  type: toastTypes.includes(type) ? type : 'info',
  title: String(title ?? ''),
  message: sanitiseNotice(String(message)),
})

/** Opens the user's messages socket (RT-04 … RT-09). @returns a function that closes it */
export function openMessageSocket({ token, userId, url, showNotice }: MessageSocketOptions): () => void {
  const socket = io(url ?? window.location.origin + MESSAGES_NAMESPACE, {
    path: SOCKET_PATH,
    auth: { token },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: RECONNECTION_DELAY_MS,
    reconnectionDelayMax: MAX_RECONNECTION_DELAY_MS,
    timeout: CONNECT_TIMEOUT_MS,
    // The chatbot's socket to the same server has other options.
    forceNew: true,
  })
  let hasConnected = false
  let resyncTimer: ReturnType<typeof setTimeout> | undefined
  let sessionCheckTimer: ReturnType<typeof setTimeout> | undefined
  const resync = () => {
    void refreshUnreadThreads()
    publishThreadEvent({ type: 'resync' })
  }
  socket.on('connect', () => {
    hasConnected = true
    resync()
  })
  socket.on('connect_error', (error: Error) => {
    window.dispatchEvent(new CustomEvent(REALTIME_ERROR, { detail: `Connection error: ${error.message}` }))
    // After the loss of a connection `active` is true, and Socket.IO connects again (RT-09). If the first connection
    // fails, there are no further attempts (RT-07).
    if (!hasConnected || !socket.active) socket.close()
  })
  socket.on('disconnect', (reason) => {
    // The server closes the sockets of a session that has ended.
    if (reason !== 'io server disconnect') return
    clearTimeout(sessionCheckTimer)
    sessionCheckTimer = setTimeout(() => void checkSession(), SESSION_CHECK_DELAY_MS)
  })
  const events: MessageEvents = {
    new_message: (message) => {
      const notice = toSafeNotice(message)
      if (notice.thread_id) showThreadNotice(notice, notice.thread_id, userId)
      else showNotice(notice)
    },
    new_thread_info: ({ threads }) => {
      if (threads.some(({ id, unread }) => unread && !isReadingThread(id))) setHasUnreadThreads(true)
      void refreshUnreadThreads()
    },
    thread_message: (message) => publishThreadEvent({ type: 'message', message }),
    thread_read: ({ thread_id: threadId, user_id: readerId, message_id: messageId }) => {
      publishThreadEvent({ type: 'read', threadId, userId: readerId, messageId })
      if (readerId !== userId) return
      dismissThreadNotice(threadId, messageId)
      void refreshUnreadThreads()
    },
    typing: ({ thread_id: threadId }) => publishThreadEvent({ type: 'typing', threadId }),
    resync: () => {
      clearTimeout(resyncTimer)
      resyncTimer = setTimeout(resync, Math.random() * RESYNC_SPREAD_MS)
    },
  }
  for (const [event, listener] of Object.entries(events)) socket.on(event, listener)
  // A volatile event is dropped while there is no connection.
  setTypingSender((threadId) => void socket.volatile.emit('typing', { thread_id: threadId }))
  return () => {
    clearTimeout(resyncTimer)
    clearTimeout(sessionCheckTimer)
    setTypingSender(undefined)
    socket.close()
  }
}
