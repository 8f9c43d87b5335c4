import type { ListingKind } from '../domain/listing-kind'
import { applyPhrase, hasText } from '../search/apply-phrase'
import { searchHref } from '../search/codec'
import { parseForm } from '../search/form'
import type { SearchState } from '../search/state'
import { callApi } from './call-api'

/** A search waits no longer than this for the meaning of its text. */
const MAX_WAIT_MS = 2_000

/** Replaces the typed location by what it means (a place, or a whole phrase); the same search where that fails. */
export async function understandSearch(state: SearchState): Promise<SearchState> {
  if (!hasText(state)) return state
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

/** The URL of the search for a text that was typed alone. */
export const findSearchHref = async (kind: ListingKind, location: string): Promise<string> =>
  searchHref(
    await understandSearch(parseForm(kind, (name) => (name === 'location_filter' ? location : null))),
  )
