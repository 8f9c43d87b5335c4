import { CompiledQuery } from 'kysely'
import type { ClientBase } from 'pg'
import type { ListingKind } from '../../domain/listing-kind'
import type { ListingEventType, ListingStatus } from '../../domain/listing-status'
import { transition } from '../../domain/listing-transition'
import type { Tx } from '../database'

/** Runs a statement in the caller's transaction and returns its rows. */
export type RunStatement = <Row>(sql: string, values: unknown[]) => Promise<Row[]>

/** For a transaction of the typed handle. */
export const statementsIn =
  (tx: Tx): RunStatement =>
  async <Row>(sql: string, values: unknown[]) =>
    (await tx.executeQuery<Row>(CompiledQuery.raw(sql, values))).rows

/** For a transaction on a client of pg. */
export const statementsOf =
  (client: ClientBase): RunStatement =>
  async (sql, values) =>
    (await client.query(sql, values)).rows

export interface StatusChange {
  listingId: number
  to: ListingStatus
  /** When the listing changed; its events are never before those that it has. */
  at: Date
}

interface Event {
  position: number
  id: number
  type: ListingEventType
  at: Date
}

/**
 * Changes the status of listings and writes the events that say so, for the price that each listing has now. This
 * is the one place that updates `listing.status`. It locks the listings until the caller's transaction ends.
 * @throws Error for a listing that is unknown or may not change so: ask `transition` first where a person decides
 */
export async function changeStatuses(run: RunStatement, changes: readonly StatusChange[]): Promise<void> {
  if (!changes.length) return
  const locked = await run<{ id: number; kind: ListingKind; status: ListingStatus }>(
    'SELECT id, kind, status FROM listing WHERE id = ANY ($1::int[]) ORDER BY id FOR UPDATE',
    [changes.map(({ listingId }) => listingId)],
  )
  const listings = new Map(locked.map((listing) => [listing.id, listing]))
  const changed: { id: number; status: ListingStatus }[] = []
  const events: Event[] = []
  for (const { listingId: id, to, at } of changes) {
    const listing = listings.get(id)
    if (!listing) throw new Error(`there is no listing ${id}`)
    const result = transition(listing.status, to, listing.kind)
    if (!result.allowed) throw new Error(`listing ${id} cannot change its status: ${result.reason}`)
    if (listing.status === to) continue
    changed.push({ id, status: to })
    for (const type of result.events) events.push({ position: events.length, id, type, at })
  }
  if (!changed.length) return
  await run(
    `UPDATE listing l SET status = c.status::listing_status, updated_at = now()
       FROM json_to_recordset($1::json) AS c(id int, status text) WHERE l.id = c.id`,
    [JSON.stringify(changed)],
  )
  await run(
    `INSERT INTO listing_event (listing_id, type, at, price_pence)
     SELECT l.id, e.type::listing_event_type,
            greatest(e.at, (SELECT max(at) FROM listing_event WHERE listing_id = l.id)), l.price_pence
       FROM json_to_recordset($1::json) AS e(position int, id int, type text, at timestamptz)
       JOIN listing l ON l.id = e.id ORDER BY e.position`,
    [JSON.stringify(events)],
  )
}

/** The same for one listing. */
export const changeStatus = (run: RunStatement, listingId: number, to: ListingStatus, at: Date) =>
  changeStatuses(run, [{ listingId, to, at }])
