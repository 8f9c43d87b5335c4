import type { LatestCard } from '../../contract/listings'
import { failure, success, type Reply } from '../../contract/call'
import type { ListingKind } from '../../domain/listing-kind'
import { rows } from '../pool'
import { cardRows } from './card-rows'
import { latestCardOf } from './cards'

const MOST = 6

/** the newest homes that can still be had, six at most. */
export async function latestListings(kind: ListingKind): Promise<Reply<LatestCard[]>> {
  const newest = await rows<{ listing_id: number }>(
    `SELECT listing_id FROM search_entry WHERE kind = $1 AND status = 'available' AND price_pence IS NOT NULL
      ORDER BY listed_at DESC, listing_id DESC LIMIT ${MOST}`,
    [kind],
  )
  const cards = (await cardRows(newest.map((row) => row.listing_id))).map(latestCardOf)
  return cards.length
    ? success(cards)
    : failure(kind === 'sale' ? 'No properties found' : 'No lettings found')
}
