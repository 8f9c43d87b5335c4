import 'server-only'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
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

/** Returns null if the upstream does not know the optional call. Outages throw. */
const getOptionalIndex = <T>(reply: Reply<T>): T | null =>
  !reply.ok && reply.isUnknown ? null : requireList(reply)

/**
 * The rows of one sitemap file. They are compressed to a sixth, because a million listings fill 200 MB as objects.
 * `lastId` is null for a file without listings.
 */
interface PackedListings {
  lastId: number | null
  rows: Buffer
}
const compress = promisify(gzip)
const decompress = promisify(gunzip)

const loadTotal = (kind: ListingKind): Promise<number | null> =>
  getOrLoad(`sitemap-total:${kind}`, { ttlMs: TEN_MINUTES_MS }, async () => {
    // One listing is enough, because only the total is used.
    return getOptionalIndex(await gateway().listingIndex({ kind, after: 0, limit: 1 }))?.total ?? null
  })

const loadListings = (kind: ListingKind, after: number): Promise<PackedListings> =>
  getOrLoad(`sitemap:${kind}:${after}`, { ttlMs: TEN_MINUTES_MS }, async () => {
    const index = getOptionalIndex(await gateway().listingIndex({ kind, after, limit: LISTINGS_PER_FILE }))
    const listings = index?.listings ?? []
    return { lastId: listings.at(-1)?.id ?? null, rows: await compress(JSON.stringify(listings)) }
  })

/** Lists the areas with homes of a kind; null if the agency does not list them. Outages throw. */
export const getSitemapAreas = (kind: ListingKind): Promise<Areas | null> =>
  getOrLoad(`sitemap-areas:${kind}`, { ttlMs: TEN_MINUTES_MS }, async () => {
    return getOptionalIndex(await gateway().areaIndex({ kind }))
  })

/** Returns the number of sitemap files; 0 if the agency does not list its listings. Outages throw. */
export async function countSitemaps(kind: ListingKind): Promise<number> {
  return Math.ceil(((await loadTotal(kind)) ?? 0) / LISTINGS_PER_FILE)
}

/**
 * Returns the listings of one of the files that `countSitemaps` counts. Each file begins after the last id of the file
 * before. An empty file would tell a crawler that the listings are gone, so it throws an outage.
 * @param number counts from 0
 */
export async function getSitemapListings(kind: ListingKind, number: number): Promise<Index['listings']> {
  let after = 0
  for (let file = 0; ; file += 1) {
    const { lastId, rows } = await loadListings(kind, after)
    if (lastId === null) throw outage('the listing index has fewer listings than it counts')
    if (file === number) return JSON.parse((await decompress(rows)).toString()) as Index['listings']
    after = lastId
  }
}
