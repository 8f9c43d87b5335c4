import type { ClientBase } from 'pg'
import { isLive, liveStatuses, type ListingStatus } from '../../domain/listing-status'
import { transition } from '../../domain/listing-transition'
import { changeStatus, statementsOf } from './change-status'
import { publishFaults, type PublishSubject } from './publish-checks'

/** Either done, or every reason why not. */
export type Outcome = { ok: true } | { ok: false; reasons: string[] }

const refused = (...reasons: string[]): Outcome => ({ ok: false, reasons })

interface StoredListing extends Omit<PublishSubject, 'pricePence' | 'depositPence'> {
  status: ListingStatus
  pricePence: string | null
  depositPence: number | null
  liveSibling: number | null
}

async function inTransaction(client: ClientBase, work: () => Promise<Outcome>): Promise<Outcome> {
  await client.query('BEGIN')
  try {
    const outcome = await work()
    await client.query(outcome.ok ? 'COMMIT' : 'ROLLBACK')
    return outcome
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** The listing, locked until the transaction ends. */
async function lockListing(client: ClientBase, id: number): Promise<StoredListing | undefined> {
  const { rows } = await client.query<StoredListing>(
    `SELECT l.status, l.kind, p.nation, p.type, p.bedrooms, l.price_pence AS "pricePence", l.price_qualifier AS "priceQualifier",
            l.deposit_pence AS "depositPence", l.summary, l.description, l.features,
            coalesce((SELECT json_object_agg(f.key, f.value) FROM (SELECT DISTINCT ON (key) key, value FROM material_fact
                       WHERE property_id = l.property_id ORDER BY key, supplied_at DESC, id DESC) f), '{}') AS facts,
            (SELECT s.id FROM listing s WHERE s.property_id = l.property_id AND s.kind = l.kind AND s.id <> l.id AND s.status = ANY ($2::listing_status[])) AS "liveSibling"
       FROM listing l JOIN property p ON p.id = l.property_id WHERE l.id = $1 FOR UPDATE OF l, p`,
    [id, liveStatuses],
  )
  return rows[0]
}

/**
 * Makes a draft or withdrawn listing public, unless `publishFaults` finds a reason against that.
 * @param client a connection that nobody else uses meanwhile
 */
export function publishListing(client: ClientBase, id: number, at = new Date()): Promise<Outcome> {
  return inTransaction(client, async () => {
    const listing = await lockListing(client, id)
    if (!listing) return refused(`there is no listing ${id}`)
    if (isLive(listing.status)) return refused('it is public already')
    const change = transition(listing.status, 'available', listing.kind)
    if (!change.allowed) return refused(change.reason)
    const faults = publishFaults({
      ...listing,
      pricePence: listing.pricePence === null ? null : Number(listing.pricePence),
    })
    if (listing.liveSibling !== null) faults.push(`the same home is public as listing ${listing.liveSibling}`)
    if (faults.length) return refused(...faults)
    await changeStatus(statementsOf(client), id, 'available', at)
    return { ok: true }
  })
}

/** Takes a public listing off the market; its history stays. @param client as for `publishListing` */
export function withdrawListing(client: ClientBase, id: number, at = new Date()): Promise<Outcome> {
  return inTransaction(client, async () => {
    const listing = await lockListing(client, id)
    if (!listing) return refused(`there is no listing ${id}`)
    if (!isLive(listing.status)) return refused(`it is not public (${listing.status})`)
    await changeStatus(statementsOf(client), id, 'withdrawn', at)
    return { ok: true }
  })
}
