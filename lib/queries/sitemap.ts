import 'server-only'
import type { CallOutput } from '../contract'
import type { Reply } from '../contract/call'
import type { ListingKind } from '../domain/listing-kind'
import { outage } from '../errors'
import { gateway } from '../gateway'
import { getOrLoad } from '../cache/tagged-cache'
import { requireList } from './require-list'

/** Fewer than the 50,000 that the protocol allows, so that a file is made within one call's time. */
const LISTINGS_PER_FILE = 10_000
const TEN_MINUTES_MS = 600_000

type Index = CallOutput<'listingIndex'>
type Areas = CallOutput<'areaIndex'>

const requireIndex = <T>(reply: Reply<T>): T | null =>
  !reply.ok && reply.isUnknown ? null : requireList(reply)

/** Null from an upstream agency that does not have this optional call. Outages throw. */
const loadIndex = (kind: ListingKind, after: number, limit: number): Promise<Index | null> =>
  getOrLoad(`sitemap:${kind}:${after}:${limit}`, { ttlMs: TEN_MINUTES_MS }, async () => {
    return requireIndex(await gateway().listingIndex({ kind, after, limit }))
  })

/** Areas with homes of a kind; null where the agency does not tell them. Outages throw. */
export const getSitemapAreas = (kind: ListingKind): Promise<Areas | null> =>
  getOrLoad(`sitemap-areas:${kind}`, { ttlMs: TEN_MINUTES_MS }, async () => {
    return requireIndex(await gateway().areaIndex({ kind }))
  })

/** None where the agency does not tell its listings. Outages throw. */
export const countSitemaps = async (kind: ListingKind): Promise<number> =>
  Math.ceil(((await loadIndex(kind, 0, 1))?.total ?? 0) / LISTINGS_PER_FILE)

/**
 * The listings of one of the files that `countSitemaps` counts, from 0. Each file begins after the last id of the file
 * before. An empty file would tell a crawler that the listings are gone, so it is an outage.
 */
export async function getSitemapListings(kind: ListingKind, number: number): Promise<Index['listings']> {
  let after = 0
  for (let file = 0; ; file += 1) {
    const { listings } = (await loadIndex(kind, after, LISTINGS_PER_FILE)) ?? { listings: [] }
    const last = listings.at(-1)
    if (!last) throw outage('the listing index has fewer listings than it counts')
    if (file === number) return listings
    after = last.id
  }
}
