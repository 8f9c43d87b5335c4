import type { ListingKind } from '../domain/listing-kind'
import { applyPhrase, hasParsableLocation } from '../search/apply-phrase'
import { searchHref } from '../search/codec'
import { parseForm } from '../search/form'
import type { SearchState } from '../search/state'
import { callApi } from './call-api'

/** The longest time that a search waits for the agency to parse its text. */
const MAX_WAIT_MS = 2_000

/** Applies the filters of a text such as '3 bed house in Leeds'; returns the same search on failure. */
export async function understandSearch(state: SearchState): Promise<SearchState> {
  if (!hasParsableLocation(state)) return state
  try {
    const reply = await callApi(
      'searchPhrase',
      { query: state.location, kind: state.kind },
      { signal: AbortSignal.timeout(MAX_WAIT_MS) },
    )
    return reply.ok ? applyPhrase(state, reply.data) : state
  } catch {
    return state
  }
}

/** Returns the URL of the search for a typed text without any other filter. */
export async function findSearchHref(kind: ListingKind, location: string): Promise<string> {
  const state = parseForm(kind, (field) => (field === 'location_filter' ? location : null))
  return searchHref(await understandSearch(state))
}
