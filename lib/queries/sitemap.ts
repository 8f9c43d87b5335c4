import 'server-only'
import type { CallOutput } from '../contract'
import type { ListingKind } from '../domain/listing-kind'
import { gateway } from '../gateway'
import { getOrLoad } from '../cache/tagged-cache'

/** The sitemap protocol allows 50,000 URLs in a file. */
const LISTINGS_PER_FILE = 10_000
const TEN_MINUTES_MS = 600_000

type Index = CallOutput<'listingIndex'>

const loadIndex = (kind: ListingKind, after: number, limit: number): Promise<Index> =>
  getOrLoad(`sitemap:${kind}:${after}:${limit}`, { ttlMs: TEN_MINUTES_MS }, async () => {
    const reply = await gateway().listingIndex({ kind, after, limit })
    return reply.ok ? reply.data : { total: 0, listings: [] }
  })

export const countSitemaps = async (kind: ListingKind): Promise<number> =>
  Math.ceil((await loadIndex(kind, 0, 1)).total / LISTINGS_PER_FILE)

/** File numbers start from 0. Each file begins after the last id of the file before. */
export async function getSitemapListings(kind: ListingKind, number: number): Promise<Index['listings']> {
  let after = 0
  for (let file = 0; ; file += 1) {
    const { listings } = await loadIndex(kind, after, LISTINGS_PER_FILE)
    if (file === number || listings.length === 0) return listings
    after = listings.at(-1)?.id ?? after
  }
}
