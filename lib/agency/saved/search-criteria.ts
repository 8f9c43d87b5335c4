import { LRUCache } from 'lru-cache'
import { toCallInput } from '../../search/codec'
import type { SearchState } from '../../search/state'
import type { Resolution } from '../places/types'
import { toCriteria, type SearchCriteria } from '../search/criteria'
import { resolveLocation } from '../search/search'

const MAX_PLACES = 20_000
/** Postcodes are in the database, and may be imported anew. */
const PLACE_TTL_MS = 3_600_000

/** The places of saved searches, most of which name the same ones. */
const places = new LRUCache<string, { place: Resolution | null }>({ max: MAX_PLACES, ttl: PLACE_TTL_MS })

async function findPlace(text: string): Promise<Resolution | null> {
  const location = text.trim()
  let known = places.get(location)
  if (!known) places.set(location, (known = { place: await resolveLocation(location) }))
  return known.place
}

/** What a saved search asks for, as the results page of its address does. */
export async function criteriaOf(state: SearchState): Promise<SearchCriteria> {
  const input = toCallInput(state)
  const near = input.near === undefined ? null : await findPlace(input.near)
  return toCriteria(state.kind, await findPlace(state.location), input, near?.point ? near : null)
}
