import { callApi } from '@/lib/browser/call-api'
import { coalesce } from '@/lib/browser/coalesce'
import { readStoredUser } from '@/lib/browser/session'
import { setHasUnreadThreads } from '@/components/session/account-menu-state'

/**
 * Reads whether the user has unread threads (A-47, D-139, HEADER-03). A failure leaves the indicator as it is, also
 * that of an upstream without conversations.
 */
export const refreshUnreadThreads = coalesce(async () => {
  const userId = readStoredUser().id
  const reply = await callApi('unreadThreads', { user_id: userId }).catch(() => undefined)
  // The user may have logged out meanwhile.
  if (reply?.ok && readStoredUser().id === userId)
    setHasUnreadThreads(reply.data.some(({ unread }) => unread))
})
