import { expect, vi } from 'vitest'
import { openMessageSocket } from '../../components/notifications/message-socket'
import { toasts, type Toast } from '../../components/notifications/toast-store'
import { refreshUnreadThreads } from '../../components/notifications/unread-threads'
import { getThread } from '../../lib/agency/conversations/read-thread'
import { getUnreadThreads } from '../../lib/agency/conversations/thread-list'
import { rememberLogin } from '../../lib/browser/session'
import { eventually } from './eventually'
import { post, socketTokenOf, type Conversation } from './message-server'
import { browserSocket } from './quick-sockets'

/** Answers the calls of the site's API that a page with toasts makes. */
function serveApi({ owner }: Conversation): void {
  // Neither call reads the session's id, so any number will do.
  const caller = { user: { id: owner.id, sessionId: 0 } }
  // The input depends on the call. A parameter of type `never` accepts the functions of both calls.
  const calls: Record<string, (input: never) => Promise<unknown>> = {
    '/api/thread/unread_threads': (input) => getUnreadThreads(input, caller),
    '/api/thread/get_thread': (input) => getThread(input, caller),
  }
  // A call that fails, as in an outage of the database, is answered with the status 500.
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    const reply = (await calls[path]?.(JSON.parse(init.body) as never).catch(() => undefined)) as
      { ok: true; data: unknown } | undefined
    return reply
      ? Response.json({ code: 1, message: '', data: reply.data })
      : new Response('', { status: 500 })
  })
}

/** Runs the browser code of a page that the home's owner has open: its messages socket and its toasts. */
export async function openToastBrowser(conversation: Conversation, url: string) {
  const { owner, buyer, threadId } = conversation
  const shownToasts: string[] = []
  const readText = ({ html }: Toast): string => /<p>(.*?)<\/p>/.exec(html ?? '')?.[1] ?? ''
  const recordToasts = () => {
    for (const toast of toasts.get()) {
      const text = readText(toast)
      // A change of the store also reports a toast that is shown already.
      if (shownToasts.at(-1) !== text) shownToasts.push(text)
    }
  }
  serveApi(conversation)
  rememberLogin({
    token: socketTokenOf(owner),
    id: owner.id,
    first_name: 'Ada',
    seller_info_completed: 1,
  })
  toasts.subscribe(recordToasts)
  await refreshUnreadThreads()
  const close = openMessageSocket({
    token: socketTokenOf(owner),
    userId: owner.id,
    url: `${url}/messages`,
    showNotice: () => undefined,
  })
  return {
    close,
    socket: browserSocket.current!,
    /** The texts of the toasts, in the order in which they came. */
    shownToasts,
    /** Sends a message from the buyer and waits for its toast. Every third toast is closed, as an owner would. */
    receive: async (index: number) => {
      const text = `message ${index}`
      await eventually(() => post(threadId, buyer.id, text))
      await eventually(() => expect(shownToasts.at(-1)).toBe(text))
      if (index % 3 === 0) {
        const [toast] = toasts.get()
        // Closes the toast as its button does.
        toasts.set([])
        toast!.onClose!()
      }
    },
  }
}
