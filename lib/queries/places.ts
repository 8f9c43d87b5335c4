import 'server-only'
import { getOrLoad as cached } from '../cache/tagged-cache'
import type { AreaFigures } from '../contract/search'
import { gateway } from '../gateway'

const TEN_MINUTES = 600_000

/** What our own listings say of a place, or null when it is not a place or the call fails: a page can do without. */
export const getAreaFigures = (location: string): Promise<AreaFigures | null> =>
  cached(`area:${location}`, { ttl: TEN_MINUTES, tags: ['listings'] }, async () => {
    const reply = await gateway().areaFigures({ location })
    return reply.ok ? reply.data : null
  }).catch(() => null)
