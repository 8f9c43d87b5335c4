import { sql } from 'kysely'
import type { DomainEvent } from '../events/domain-events'
import { db } from './database'

/** Sends an event to every process, for events that no table trigger sends. The event is not stored. */
export async function publishEvent(event: DomainEvent): Promise<void> {
  await sql`select publish_event(${JSON.stringify(event)}::jsonb)`.execute(db())
}
