import * as z from 'zod'
import type { UserMessage } from './account'
import { idSchema } from './call'
import type { ThreadInfo, ThreadMessage } from './threads'

/** A message of a thread has `thread_id`, which an upstream does not send. */
export type NewMessage = UserMessage & { thread_id?: number }

/** What the namespace `/messages` sends (D-147). The specification has the first two; an upstream sends no more. */
export interface MessageEvents {
  new_message: (message: NewMessage) => void
  new_thread_info: (info: { threads: ThreadInfo[] }) => void
  /** The message itself, to both parties. */
  thread_message: (message: ThreadMessage) => void
  /** A party has read a thread up to a message. */
  thread_read: (mark: { thread_id: number; user_id: number; message_id: number }) => void
  /** The other party of the thread is typing. */
  typing: (sign: { thread_id: number }) => void
  /** Events may have been missed, so threads must be read again. */
  resync: () => void
}

/** What a browser sends. */
export interface MessageCommands {
  typing: (sign: { thread_id: number }) => void
}

export const typingSchema = z.object({ thread_id: idSchema })
