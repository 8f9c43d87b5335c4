import { callApi } from '@/lib/browser/call-api'
import { sanitiseNotice } from '@/lib/browser/sanitise-notice'
import { readTabStorage, writeTabStorage } from '@/lib/browser/storage'
import { routes } from '@/lib/config/routes'
import type { NewMessage } from '@/lib/contract/message-events'
import type { ThreadInfo } from '@/lib/contract/threads'
import { toNotice } from '@/lib/contract/message-notice'
import { dismissToast, showToast, toasts } from './toast-store'

const toastId = (threadId: number) => `thread-${threadId}`

/** The id of the message in each thread's last toast. */
const lastShownIds = new Map<number, number>()

function getVisibleNotices(): [threadId: number, messageId: number][] {
  const visibleToastIds = toasts.get().map(({ id }) => id)
  return [...lastShownIds].filter(([threadId]) => visibleToastIds.includes(toastId(threadId)))
}

const ANNOUNCED_KEY = 'messages_told'

interface AnnouncedMessages {
  userId: number
  /**
   * The ids of messages by thread. These messages and older ones need no toast: their toast was closed, or they were
   * unread before the tab was opened.
   */
  ids: Record<string, number>
}

function readAnnounced(userId: number): AnnouncedMessages | undefined {
  try {
    const announced = JSON.parse(readTabStorage(ANNOUNCED_KEY) ?? 'null') as AnnouncedMessages | null
    return announced?.userId === userId ? announced : undefined
  } catch {
    return undefined
  }
}

function addAnnounced(userId: number, addedIds: Record<string, number>): void {
  const ids = { ...readAnnounced(userId)?.ids, ...addedIds }
  writeTabStorage(ANNOUNCED_KEY, JSON.stringify({ userId, ids } satisfies AnnouncedMessages))
}

/** Whether the page of the thread is visible to the user now. */
export const isReadingThread = (threadId: number): boolean =>
  document.visibilityState === 'visible' && window.location.pathname === routes.accountThread(threadId)

/** Marks a thread as read, but only up to `messageId` (B-14, RT-12). Ignores failures (RT-14). */
const markRead = (userId: number, threadId: number, messageId: number): void => {
  const input = { user_id: userId, thread_id: threadId, read_up_to: messageId }
  callApi('getThread', input).catch(() => undefined)
}

/**
 * Shows a message in the toast of its thread, in place of an older message (RT-05, RT-11). Ignores a message unless it
 * is newer than the message in the toast, and newer than those that need no toast.
 */
export function showThreadNotice(notice: NewMessage, threadId: number, userId: number): void {
  const { id, type, title, message } = notice
  if (isReadingThread(threadId)) return markRead(userId, threadId, id)
  const visibleId = new Map(getVisibleNotices()).get(threadId) ?? 0
  const announcedId = readAnnounced(userId)?.ids[threadId] ?? 0
  if (id <= visibleId || id <= announcedId) return
  lastShownIds.set(threadId, id)
  const onClose = () => {
    addAnnounced(userId, { [threadId]: id })
    markRead(userId, threadId, id)
  }
  showToast({ id: toastId(threadId), type, title, html: message, timeOutMs: 0, onClose })
}

/** Removes the toast of a thread, unless its message is newer than `readUpTo`. */
export function dismissThreadNotice(threadId: number, readUpTo = Infinity): void {
  if ((lastShownIds.get(threadId) ?? 0) <= readUpTo) dismissToast(toastId(threadId))
}

/** Returns the newest message of a thread as a list. The list is empty if the agency sends no id of the message. */
const toNewestMessage = ({ id, last_message_id: messageId, other_party, last_message }: ThreadInfo) =>
  messageId === undefined
    ? []
    : [{ id: messageId, thread_id: id, sender_name: other_party, message: last_message }]

export function dismissThreadNotices(): void {
  for (const [threadId] of getVisibleNotices()) dismissThreadNotice(threadId)
}

/**
 * Remembers which toasts are visible. Call this before the unread threads are loaded, so that a toast that appears
 * meanwhile is not removed.
 * @returns a function that takes the unread threads, shows each message that arrived while there was no socket, and
 *   removes the toasts of threads that were read on another device
 */
export function prepareMissedNotices(userId: number): (unreadThreads: ThreadInfo[]) => void {
  const noticesBefore = getVisibleNotices()
  return (unreadThreads) => {
    for (const [threadId, messageId] of noticesBefore) {
      const isUnread = unreadThreads.some(({ id }) => id === threadId)
      if (!isUnread && lastShownIds.get(threadId) === messageId) dismissThreadNotice(threadId)
    }
    const newestMessages = unreadThreads.flatMap(toNewestMessage)
    const isFirstLoadOfTab = !readAnnounced(userId)
    if (isFirstLoadOfTab) {
      const idsByThread = Object.fromEntries(newestMessages.map(({ id, thread_id }) => [thread_id, id]))
      return addAnnounced(userId, idsByThread)
    }
    for (const message of newestMessages) {
      // The page of the thread loads the messages that it has missed.
      if (isReadingThread(message.thread_id)) continue
      const notice = toNotice(message)
      showThreadNotice({ ...notice, message: sanitiseNotice(notice.message) }, message.thread_id, userId)
    }
  }
}
