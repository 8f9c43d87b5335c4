import { randomUUID } from 'node:crypto'
import { publishEvent } from '../publish-event'

/** Publishes lines of the live log (RT-03) to every process, because any of them may have the visitor's socket. */
export const publishLog = (conversation: string | undefined, lines: string[]): Promise<void> =>
  publishEvent({ type: 'chat-logged', id: randomUUID(), conversation: conversation ?? null, lines })
