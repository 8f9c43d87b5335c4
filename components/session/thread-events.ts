import type { ThreadMessage } from '@/lib/contract/threads'

/** An event of the user's threads that the messages socket reports. */
export type ThreadEvent =
  | { type: 'message'; message: ThreadMessage }
  | { type: 'read'; threadId: number; userId: number; messageId: number }
  /** The other party is typing. */
  | { type: 'typing'; threadId: number }
  /** Events may have been missed, for example before the socket was open, so threads must be loaded again. */
  | { type: 'resync' }

type Listener = (event: ThreadEvent) => void
const listeners = new Set<Listener>()

export const publishThreadEvent = (event: ThreadEvent): void => {
  for (const listener of [...listeners]) listener(event)
}

export function subscribeToThreadEvents(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Typing signals are sent no more often than this. */
const TYPING_INTERVAL_MS = 3_000

let sendTyping: ((threadId: number) => void) | undefined
let lastTypingAt = 0

/** Sets the function that sends typing signals; undefined while there is no socket. */
export const setTypingSender = (send: ((threadId: number) => void) | undefined): void => {
  sendTyping = send
}

/** Tells the other party of a thread that the user is typing. Call it at each change of the text. */
export function signalTyping(threadId: number): void {
  const now = Date.now()
  if (!sendTyping || now - lastTypingAt < TYPING_INTERVAL_MS) return
  lastTypingAt = now
  sendTyping(threadId)
}
