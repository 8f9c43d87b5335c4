import 'server-only'
import { cache } from 'react'
import type { LatestCard, LetDetail, SalesDetail } from '../contract/listings'
import type { ListingKind } from '../domain/listing-kind'
import { gateway } from '../gateway'
import { sanitiseDescription, type SafeHtml } from '../html/sanitise'
import { getOrLoad } from '../cache/tagged-cache'
import { listOf } from './list-of'

const ONE_MINUTE_MS = 60_000

/** At most six newest homes of a kind; none when the call fails (API-39). */
export async function getLatest(kind: ListingKind): Promise<LatestCard[]> {
  const load = async () =>
    listOf(await (kind === 'sale' ? gateway().latestProperty : gateway().latestLetting)({ post_data: 1 }))
  return getOrLoad(`latest:${kind}`, { ttlMs: ONE_MINUTE_MS }, load).catch(() => [])
}

type Safe<T> = Omit<T, 'description'> & { description: SafeHtml }
const safe = <T extends { description: string }>(detail: T): Safe<T> => ({
  ...detail,
  description: sanitiseDescription(detail.description),
})

/** A home for sale, or null when there is none of that id. Outages throw. */
export const getSalesDetail = cache(async (id: number): Promise<Safe<SalesDetail> | null> => {
  const reply = await gateway().propertyDetail({ id })
  return reply.ok ? safe(reply.data) : null
})

/** A home to let, or null when there is none of that id. Outages throw. */
export const getLetDetail = cache(async (id: number): Promise<Safe<LetDetail> | null> => {
  const reply = await gateway().lettingDetail({ id })
  return reply.ok ? safe(reply.data) : null
})

/** The id of a path segment, or null when it is not one: such a page does not exist. */
export const listingId = (segment: string): number | null =>
  /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : null
