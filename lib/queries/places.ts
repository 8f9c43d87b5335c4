import 'server-only'
import { getOrLoad } from '../cache/tagged-cache'
import type { AreaFigures } from '../contract/search'
import { gateway } from '../gateway'

const TEN_MINUTES_MS = 600_000

/** Returns null for an unknown place, or when the call fails. */
export const getAreaFigures = (location: string): Promise<AreaFigures | null> =>
  getOrLoad(`area:${location}`, { ttlMs: TEN_MINUTES_MS }, async () => {
    const reply = await gateway().areaFigures({ location })
    return reply.ok ? reply.data : null
  }).catch(() => null)
