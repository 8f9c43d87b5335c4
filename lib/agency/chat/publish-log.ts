import { sql } from 'kysely'
import type { DomainEvent } from '../../events/domain-events'
import { db } from '../database'

/**
 * Publishes lines of the live log (RT-03) to every process, since the visitor's socket may be in any.
 * @param conversation whose page shows them; undefined for a caller that names none
 */
export async function publishLog(conversation: string | undefined, lines: string[]): Promise<void> {
  const event: DomainEvent = { type: 'chat-logged', conversation: conversation ?? null, lines }
  await sql`select publish_event(${JSON.stringify(event)}::jsonb)`.execute(db())
}
