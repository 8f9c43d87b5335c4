import 'server-only'
import { cache } from 'react'
import { MAX_LINK_KEY_CHARACTERS } from '../contract/link-key'
import { NO_LATEST_LISTINGS, type LatestCard, type LetDetail, type SalesDetail } from '../contract/listings'
import type { ListingKind } from '../domain/listing-kind'
import { gateway } from '../gateway'
import { ROW_ID } from '../format/row-id'
import { sanitiseDescription, type SafeHtml } from '../html/sanitise'
import { getOrLoad } from '../cache/tagged-cache'
import { requireListOrEmpty } from './require-list'

const ONE_MINUTE_MS = 60_000

/** Returns at most the six newest listings; none when the call fails (API-39). */
export async function getLatestListings(kind: ListingKind): Promise<LatestCard[]> {
  const load = async () => {
    const findLatest = kind === 'sale' ? gateway().latestProperty : gateway().latestLetting
    return requireListOrEmpty(await findLatest({ post_data: 1 }), NO_LATEST_LISTINGS[kind])
  }
  return getOrLoad(`latest:${kind}`, { ttlMs: ONE_MINUTE_MS }, load).catch(() => [])
}

type WithSafeDescription<T> = Omit<T, 'description'> & { description: SafeHtml }
export const sanitiseDetail = <T extends { description: string }>(detail: T): WithSafeDescription<T> => ({
  ...detail,
  description: sanitiseDescription(detail.description),
})

/** Returns null for a listing that is unknown or not advertised. Outages throw. */
export const getSalesDetail = cache(async (id: number): Promise<WithSafeDescription<SalesDetail> | null> => {
  const reply = await gateway().propertyDetail({ id })
  return reply.ok ? sanitiseDetail(reply.data) : null
})

export const getLetDetail = cache(async (id: number): Promise<WithSafeDescription<LetDetail> | null> => {
  const reply = await gateway().lettingDetail({ id })
  return reply.ok ? sanitiseDetail(reply.data) : null
})

/** Returns the facts about a listing off the market that may still be published; null for an unknown listing. */
export const getFormerListing = cache(async (kind: ListingKind, id: number) => {
  const reply = await gateway().formerListing({ kind, id })
  return reply.ok ? reply.data : null
})

export const parseId = (segment: string): number | null => (ROW_ID.test(segment) ? Number(segment) : null)

/** Returns the listing that a mailed link asks its owner to confirm; null for an expired or unknown link. */
export async function getConfirmationRequest(key: string) {
  if (!key || key.length > MAX_LINK_KEY_CHARACTERS) return null
  const reply = await gateway().confirmationRequest({ key })
  return reply.ok ? reply.data : null
}
