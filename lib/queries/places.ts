import 'server-only'
import { getOrLoad } from '../cache/tagged-cache'
import type { AreaFigures } from '../contract/search'
import { gateway } from '../gateway'

const TEN_MINUTES_MS = 600_000

/** What our own listings say of a place, or null when it is not a place or the call fails: a page can do without. */
export const getAreaFigures = (location: string): Promise<AreaFigures | null> =>
  getOrLoad(`area:${location}`, { ttlMs: TEN_MINUTES_MS }, async () => {
    const reply = await gateway().areaFigures({ location })
    return reply.ok ? reply.data : null
  }).catch(() => null)
