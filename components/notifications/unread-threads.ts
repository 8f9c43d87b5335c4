import { callApi } from '@/lib/browser/call-api'
import { coalesce } from '@/lib/browser/coalesce'
import { readStoredUser } from '@/lib/browser/session'
import { setHasUnreadThreads } from '@/components/session/account-menu-state'
import { prepareMissedNotices } from './thread-notices'

/**
 * Loads the unread threads, sets the dot in the header and shows the messages that were missed (A-47, D-139,
 * HEADER-03). Ignores failures, because an upstream may lack this optional call.
 */
export const refreshUnreadThreads = coalesce(async () => {
  const userId = readStoredUser().id
  // Before the call, so that a toast that appears during the call is kept.
  const showMissedNotices = prepareMissedNotices(userId)
  const reply = await callApi('unreadThreads', { user_id: userId }).catch(() => undefined)
  // The user may have logged out meanwhile.
  if (!reply?.ok || readStoredUser().id !== userId) return
  const unread = reply.data.filter((thread) => thread.unread)
  setHasUnreadThreads(unread.length > 0)
  showMissedNotices(unread)
})
