import * as z from 'zod'
import type { UserMessage } from './account'
import { idSchema } from './call'
import type { ThreadInfo, ThreadMessage } from './threads'

/** A notice for the user. `thread_id` is set for a message in a thread; an upstream does not send it. */
export type NewMessage = UserMessage & { thread_id?: number }

/** The events of the socket namespace `/messages` (D-147). An upstream sends only the first two, the specified ones. */
export interface MessageEvents {
  new_message: (message: NewMessage) => void
  new_thread_info: (info: { threads: ThreadInfo[] }) => void
  /** A new message of a thread, sent to both parties. */
  thread_message: (message: ThreadMessage) => void
  /** A party has read a thread up to a message. */
  thread_read: (receipt: { thread_id: number; user_id: number; message_id: number }) => void
  typing: (thread: { thread_id: number }) => void
  /** Tells the browser that it may have missed events and should read the threads again. */
  resync: () => void
}

/** The events that a browser sends. */
export interface MessageCommands {
  typing: (thread: { thread_id: number }) => void
}

export const typingSchema = z.object({ thread_id: idSchema })
