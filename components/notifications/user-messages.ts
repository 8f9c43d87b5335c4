import { callApi, NetworkError } from '@/lib/browser/call-api'
import { checkSession } from '@/lib/browser/session'
import type { UserMessage } from '@/lib/contract/account'
import { clearToasts, dismissToast, showToast } from './toast-store'

const INVALID_TOKEN = 401
const toastOf = (id: number) => `user-message-${id}`

/** Said on the server once somebody has closed it; that this fails is no news to them (RT-12, RT-14). */
const markRead = (message_id: number, token: string): void =>
  void callApi('setUserMessageRead', { message_id, token }).catch(() => undefined)

/** Shows a message of the agency until it is closed (RT-10, RT-11, D-144). */
function show({ id, type, title, message }: UserMessage, token: string): void {
  showToast({ id: toastOf(id), type, title, html: message, timeOut: 0, onClose: () => markRead(id, token) })
}

/**
 * Reads a user's messages and shows them (A-28, RT-13, D-143); a read that fails clears what is
 * shown. A session that turns out to be over is cleared from the browser (D-18).
 * @returns takes the messages away again, when the user leaves
 */
export function showMessages(token: string): () => void {
  const reading = new AbortController()
  let shown: readonly number[] = []
  const read = async () => {
    try {
      const reply = await callApi('getUserMessages', { token }, reading.signal)
      if (reading.signal.aborted) return
      if (!reply.ok) return clearToasts()
      shown = reply.data.map(({ id }) => id)
      for (const message of reply.data) show(message, token)
    } catch (error) {
      if (reading.signal.aborted) return
      clearToasts()
      if (error instanceof NetworkError && error.status === INVALID_TOKEN) await checkSession()
    }
  }
  void read()
  return () => {
    reading.abort()
    for (const id of shown) dismissToast(toastOf(id))
  }
}
