import { sql } from 'kysely'
import type { DomainEvent } from '../events/domain-events'
import { db } from './database'

/** Publishes an event that no change of a table causes to every process. It is stored nowhere. */
export async function publishEvent(event: DomainEvent): Promise<void> {
  await sql`select publish_event(${JSON.stringify(event)}::jsonb)`.execute(db())
}
