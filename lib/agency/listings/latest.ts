import { NO_LATEST_LISTINGS, type LatestCard } from '../../contract/listings'
import { failure, success, type Reply } from '../../contract/call'
import type { ListingKind } from '../../domain/listing-kind'
import { readPublic } from '../read-replica'
import { isHome } from '../search/condition'
import { findCardRows } from './card-rows'
import { toLatestCard } from './cards'

const MAX_LISTINGS = 6

/** Finds the newest available homes of a kind that have a price, because their cards show it. */
export async function findLatestListings(kind: ListingKind): Promise<Reply<LatestCard[]>> {
  const newestEntries = await readPublic((database) =>
    database
      .selectFrom('searchEntry')
      .select('listingId')
      .where('kind', '=', kind)
      .where('status', '=', 'available')
      .where('pricePence', 'is not', null)
      .where(isHome)
      .orderBy('listedAt', 'desc')
      .orderBy('listingId', 'desc')
      .limit(MAX_LISTINGS)
      .execute(),
  )
  const rows = await findCardRows(newestEntries.map(({ listingId }) => listingId))
  const cards = rows.map(toLatestCard)
  return cards.length ? success(cards) : failure(NO_LATEST_LISTINGS[kind])
}
