import { callApi } from '@/lib/browser/call-api'
import { sanitiseNotice } from '@/lib/browser/sanitise-notice'
import { readTabStorage, writeTabStorage } from '@/lib/browser/storage'
import { routes } from '@/lib/config/routes'
import type { NewMessage } from '@/lib/contract/message-events'
import type { ThreadInfo } from '@/lib/contract/threads'
import { toNotice } from '@/lib/contract/message-notice'
import { dismissToast, showToast, toasts } from './toast-store'

const toastId = (threadId: number) => `thread-${threadId}`

/** The message of each thread's last toast. */
const lastShownIds = new Map<number, number>()

/** Returns the threads that have a toast now, each with its message. */
const getShown = (): [threadId: number, messageId: number][] =>
  [...lastShownIds].filter(([threadId]) => toasts.get().some(({ id }) => id === toastId(threadId)))

const DONE_KEY = 'messages_told'

/**
 * The newest message of each thread that gets no toast: a message that was unread before the tab was opened, which the
 * indicator announces, or one whose toast the user has closed.
 */
interface Done {
  userId: number
  ids: Record<string, number>
}

function readDone(userId: number): Done | undefined {
  try {
    const done = JSON.parse(readTabStorage(DONE_KEY) ?? 'null') as Done | null
    return done?.userId === userId ? done : undefined
  } catch {
    return undefined
  }
}

function addDone(userId: number, added: Record<string, number>): void {
  const ids = { ...readDone(userId)?.ids, ...added }
  writeTabStorage(DONE_KEY, JSON.stringify({ userId, ids } satisfies Done))
}

/** Whether the user sees the thread now. */
export const isReadingThread = (threadId: number): boolean =>
  document.visibilityState === 'visible' && window.location.pathname === routes.accountThread(threadId)

/**
 * Marks a message and those before it as read on the server (B-14, RT-12), and none that arrives meanwhile. A failure
 * is ignored (RT-14).
 */
const markRead = (userId: number, threadId: number, messageId: number): void => {
  const input = { user_id: userId, thread_id: threadId, read_up_to: messageId }
  callApi('getThread', input).catch(() => undefined)
}

/**
 * Shows the newest message of a thread in place of the thread's earlier toast, until the user closes it or reads the
 * thread (RT-05, RT-11). Ignores a message whose toast was closed, or that is older than the visible one. @param notice
 * has sanitised HTML
 */
export function showThreadNotice(notice: NewMessage, threadId: number, userId: number): void {
  const { id, type, title, message } = notice
  if (isReadingThread(threadId)) return markRead(userId, threadId, id)
  const shownId = new Map(getShown()).get(threadId) ?? 0
  const doneId = readDone(userId)?.ids[threadId] ?? 0
  if (id <= shownId || id <= doneId) return
  lastShownIds.set(threadId, id)
  const onClose = () => {
    addDone(userId, { [threadId]: id })
    markRead(userId, threadId, id)
  }
  showToast({ id: toastId(threadId), type, title, html: message, timeOutMs: 0, onClose })
}

/** Removes the toast of a thread that was read up to a message. */
export function dismissThreadNotice(threadId: number, readUpTo = Infinity): void {
  if ((lastShownIds.get(threadId) ?? 0) <= readUpTo) dismissToast(toastId(threadId))
}

export function dismissThreadNotices(): void {
  for (const [threadId] of getShown()) dismissThreadNotice(threadId)
}

/**
 * Call before unread threads are read. @returns a function that takes the unread threads, shows each message that
 * arrived while there was no socket, and removes the toasts of threads that were read elsewhere
 */
export function prepareMissedNotices(userId: number): (unread: ThreadInfo[]) => void {
  const shownBefore = getShown()
  return (unread) => {
    for (const [threadId, messageId] of shownBefore) {
      const isUnread = unread.some(({ id }) => id === threadId)
      if (!isUnread && lastShownIds.get(threadId) === messageId) dismissThreadNotice(threadId)
    }
    const newest = unread.flatMap(({ id, last_message_id: messageId, other_party, last_message }) =>
      messageId === undefined
        ? []
        : [{ id: messageId, thread_id: id, sender_name: other_party, message: last_message }],
    )
    if (!readDone(userId))
      return addDone(userId, Object.fromEntries(newest.map(({ id, thread_id }) => [thread_id, id])))
    for (const message of newest) {
      if (isReadingThread(message.thread_id)) continue // the page itself reads what it has missed
      const notice = toNotice(message)
      showThreadNotice({ ...notice, message: sanitiseNotice(notice.message) }, message.thread_id, userId)
    }
  }
}
