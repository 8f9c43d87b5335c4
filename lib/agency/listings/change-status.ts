import type { Insertable } from 'kysely'
import type { ListingEvent } from '../../../prisma/generated/tables'
import type { ListingStatus } from '../../domain/listing-status'
import { checkTransition } from '../../domain/listing-transition'
import { insertRows } from '../bulk'
import type { Tx } from '../database'
import { isOneOf, now } from '../sql-expressions'

export interface StatusChange {
  listingId: number
  to: ListingStatus
  /** The time of the new events, unless the last event is later: then they get its time, so that the order holds. */
  at: Date
}

/** No other function updates `listing.status`. @throws Error for a change that `checkTransition` forbids */
export async function changeStatuses(tx: Tx, changes: readonly StatusChange[]): Promise<void> {
  if (!changes.length) return
  const listings = await lockListings(
    tx,
    changes.map(({ listingId }) => listingId),
  )
  const idsByStatus = new Map<ListingStatus, number[]>()
  const events: Insertable<ListingEvent>[] = []
  for (const { listingId, to, at } of changes) {
    const listing = listings.get(listingId)
    if (!listing) throw new Error(`there is no listing ${listingId}`)
    const result = checkTransition(listing.status, to, listing.kind)
    if (!result.allowed) throw new Error(`listing ${listingId} cannot change its status: ${result.reason}`)
    if (listing.status === to) continue
    idsByStatus.set(to, [...(idsByStatus.get(to) ?? []), listingId])
    const { lastEvent, pricePence } = listing
    const eventAt = lastEvent && lastEvent.at > at ? lastEvent.at : at
    for (const type of result.events) {
      events.push({ listingId, type, at: eventAt, pricePence, previousPence: null })
      if (type === 'live_again' && lastEvent && lastEvent.pricePence !== pricePence)
        events.push({
          listingId,
          // Without this event, the price of a withdrawn home would change unseen, and an earlier reduction would stay shown.
          type: 'price_changed',
          at: eventAt,
          pricePence,
          previousPence: lastEvent.pricePence,
        })
    }
  }
  for (const [status, ids] of idsByStatus)
    await tx
      .updateTable('listing')
      .set({ status, updatedAt: now })
      .where(({ ref }) => isOneOf(ref('id'), ids))
      .execute()
  await insertRows(tx, 'listingEvent', events)
}

/** Locks listings until the transaction ends. @returns a map by id, with each listing's last event */
async function lockListings(tx: Tx, ids: readonly number[]) {
  const listings = await tx
    .selectFrom('listing')
    .select(['id', 'kind', 'status', 'pricePence'])
    .where(({ ref }) => isOneOf(ref('id'), ids))
    .orderBy('id')
    .forUpdate()
    .execute()
  const lastEvents = await tx
    .selectFrom('listingEvent')
    .distinctOn('listingId')
    .select(['listingId', 'at', 'pricePence'])
    .where(({ ref }) => isOneOf(ref('listingId'), ids))
    .orderBy('listingId')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const lastEventById = new Map(lastEvents.map((event) => [event.listingId, event]))
  return new Map(
    listings.map((listing) => [listing.id, { ...listing, lastEvent: lastEventById.get(listing.id) }]),
  )
}

export const changeStatus = (tx: Tx, listingId: number, to: ListingStatus, at: Date): Promise<void> =>
  changeStatuses(tx, [{ listingId, to, at }])
