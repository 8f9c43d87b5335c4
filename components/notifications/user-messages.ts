import { callApi, NetworkError } from '@/lib/browser/call-api'
import { checkSession } from '@/lib/browser/session'
import type { UserMessage } from '@/lib/contract/account'
import { clearToasts, dismissToast, showToast } from './toast-store'

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

/**
 * Loads a user's messages and shows them as toasts (A-28, RT-13, D-143). A failure removes all toasts;
 * after a 401 the browser checks its session (D-18). Returns a function that removes the messages.
 */
export function showMessages(token: string): () => void {
  const request = new AbortController()
  let shownIds: readonly number[] = []
  const load = async () => {
    try {
      const reply = await callApi('getUserMessages', { token }, { signal: request.signal })
      if (request.signal.aborted) return
      if (!reply.ok) return clearToasts()
      shownIds = reply.data.map(({ id }) => id)
      for (const message of reply.data) showMessage(message, token)
    } catch (error) {
      if (request.signal.aborted) return
      clearToasts()
      if (error instanceof NetworkError && error.status === HTTP_UNAUTHORIZED) await checkSession()
    }
  }
  void load()
  return () => {
    request.abort()
    for (const id of shownIds) dismissToast(toastId(id))
  }
}
