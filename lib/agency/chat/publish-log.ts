import { sql } from 'kysely'
import type { DomainEvent } from '../../events/domain-events'
import { db } from '../database'

/**
 * Publishes lines of the live log (RT-03) to every process, because any of them may have the visitor's socket.
 * @param conversation the conversation whose page shows the lines; undefined for a caller that names none
 */
export async function publishLog(conversation: string | undefined, lines: string[]): Promise<void> {
  const event: DomainEvent = { type: 'chat-logged', conversation: conversation ?? null, lines }
  await sql`select publish_event(${JSON.stringify(event)}::jsonb)`.execute(db())
}
