import { LRUCache } from 'lru-cache'
import { toCallInput } from '../../search/codec'
import type { SearchState } from '../../search/state'
import type { Resolution } from '../places/types'
import { toCriteria, type SearchCriteria } from '../search/criteria'
import { resolveLocation } from '../search/search'

const MAX_CACHED_PLACES = 20_000
/** Places are resolved again after this time, because the points of postcodes may be imported anew. */
const PLACE_TTL_MS = 3_600_000

/** Many saved searches name the same place. The cache cannot store null (no place), so each place is in an object. */
const placeCache = new LRUCache<string, { place: Resolution | null }>({
  max: MAX_CACHED_PLACES,
  ttl: PLACE_TTL_MS,
})

async function findPlace(text: string): Promise<Resolution | null> {
  const location = text.trim()
  const cached = placeCache.get(location)
  if (cached) return cached.place
  const place = await resolveLocation(location)
  placeCache.set(location, { place })
  return place
}

export async function toSavedCriteria(state: SearchState): Promise<SearchCriteria> {
  const input = toCallInput(state)
  const location = await findPlace(state.location)
  const nearPlace = input.near === undefined ? null : await findPlace(input.near)
  // A place without a position does not filter, as on the results page.
  const near = nearPlace?.point ? nearPlace : null
  return toCriteria(state.kind, location, input, near)
}
