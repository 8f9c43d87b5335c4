import 'server-only'
import type { CallOutput } from '../contract'
import type { Reply } from '../contract/call'
import { MAX_INDEXED_LISTINGS } from '../contract/listings'
import type { ListingKind } from '../domain/listing-kind'
import { outage } from '../errors'
import { gateway } from '../gateway'
import { getOrLoad } from '../cache/tagged-cache'
import { requireList } from './require-list'

/** The protocol allows 50,000 URLs, but a call for fewer listings ends well before its timeout. */
const LISTINGS_PER_FILE = MAX_INDEXED_LISTINGS
const TEN_MINUTES_MS = 600_000

type Index = CallOutput<'listingIndex'>
type Areas = CallOutput<'areaIndex'>

const requireIndex = <T>(reply: Reply<T>): T | null =>
  !reply.ok && reply.isUnknown ? null : requireList(reply)

/** Returns null from an upstream agency that does not have this optional call. Outages throw. */
const loadIndex = (kind: ListingKind, after: number, limit: number): Promise<Index | null> =>
  getOrLoad(`sitemap:${kind}:${after}:${limit}`, { ttlMs: TEN_MINUTES_MS }, async () => {
    return requireIndex(await gateway().listingIndex({ kind, after, limit }))
  })

/** Lists the areas with homes of a kind; null if the agency does not list them. Outages throw. */
export const getSitemapAreas = (kind: ListingKind): Promise<Areas | null> =>
  getOrLoad(`sitemap-areas:${kind}`, { ttlMs: TEN_MINUTES_MS }, async () => {
    return requireIndex(await gateway().areaIndex({ kind }))
  })

/** Returns the number of sitemap files; 0 if the agency does not list its listings. Outages throw. */
export async function countSitemaps(kind: ListingKind): Promise<number> {
  // One listing is enough, because only the total is used.
  const index = await loadIndex(kind, 0, 1)
  return index ? Math.ceil(index.total / LISTINGS_PER_FILE) : 0
}

/**
 * Returns the listings of one of the files that `countSitemaps` counts. Each file begins after the last id of the file
 * before. An empty file would tell a crawler that the listings are gone, so it throws an outage.
 * @param number counts from 0
 */
export async function getSitemapListings(kind: ListingKind, number: number): Promise<Index['listings']> {
  let after = 0
  for (let file = 0; ; file += 1) {
    const { listings } = (await loadIndex(kind, after, LISTINGS_PER_FILE)) ?? { listings: [] }
    const lastListing = listings.at(-1)
    if (!lastListing) throw outage('the listing index has fewer listings than it counts')
    if (file === number) return listings
    after = lastListing.id
  }
}
