import 'server-only'
import { cache } from 'react'
import type { LetDetail, SalesDetail } from '../contract/listings'
import type { DayCount, MarketFigures, OwnHome } from '../contract/selling'
import type { Reply } from '../contract/call'
import type { ListingKind } from '../domain/listing-kind'
import { getOrLoad } from '../cache/tagged-cache'
import { gateway } from '../gateway'
import { readAsUser } from './account'
import { sanitiseDetail } from './listings'

const FIVE_MINUTES_MS = 300_000

const getData = <T>(reply: Reply<T>): T | null => (reply.ok ? reply.data : null)

/** Returns a home of the user; null for another user's home, and if the upstream has no such call. */
export const getOwnHome = cache(
  async (userId: number, kind: ListingKind, id: number): Promise<OwnHome | null> =>
    getData(await readAsUser((caller) => gateway().getOwnHome({ user_id: userId, kind, id }, caller))),
)

/** Returns the page of a home for sale that is not published, for its owner alone. */
export async function getPropertyPreview(userId: number, id: number) {
  const detail = getData<SalesDetail>(
    await readAsUser((caller) => gateway().previewProperty({ user_id: userId, id }, caller)),
  )
  return detail ? sanitiseDetail(detail) : null
}

export async function getLettingPreview(userId: number, id: number) {
  const detail = getData<LetDetail>(
    await readAsUser((caller) => gateway().previewLetting({ user_id: userId, id }, caller)),
  )
  return detail ? sanitiseDetail(detail) : null
}

/** Returns the counts of the last 28 days; null if the upstream does not count. */
export const getHomeStatistics = async (
  userId: number,
  kind: ListingKind,
  id: number,
): Promise<DayCount[] | null> =>
  getData(await readAsUser((caller) => gateway().getHomeStatistics({ user_id: userId, kind, id }, caller)))

/** Returns figures of the agency's own sales in the last year; null if these are too few, or the call fails. */
export const getMarketFigures = (kind: ListingKind): Promise<MarketFigures | null> =>
  getOrLoad(`market-figures:${kind}`, { ttlMs: FIVE_MINUTES_MS }, async () =>
    getData(await gateway().marketFigures({ kind })),
  ).catch(() => null)
