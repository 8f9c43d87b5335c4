import 'server-only'
import { failure, success, type Reply } from '../contract/call'
import type { LetCard, SalesCard } from '../contract/listings'
import type { SearchInput, SearchPage, UnderstoodPhrase } from '../contract/search'
import type { ListingKind } from '../domain/listing-kind'
import { gateway } from '../gateway'
import { applyPhrase, hasParsableLocation } from '../search/apply-phrase'
import type { SearchState } from '../search/state'

export type Card<K extends ListingKind> = K extends 'sale' ? SalesCard : LetCard

/** An upstream may answer a plain list, which is complete (D-79). */
const toPage = <T>(data: T[] | SearchPage<T>): SearchPage<T> =>
  Array.isArray(data)
    ? { properties: data, pagination: { currentPage: 1, hasMore: false, totalItems: data.length } }
    : data

export async function searchListings<K extends ListingKind>(
  kind: K,
  input: SearchInput,
): Promise<Reply<SearchPage<Card<K>>>> {
  const reply = kind === 'sale' ? await gateway().propertySearch(input) : await gateway().lettingSearch(input)
  return reply.ok
    ? success(toPage(reply.data as Card<K>[] | SearchPage<Card<K>>), reply.message)
    : failure(reply.message)
}

/** Parses a phrase in the location and returns the search that it means; null if the location is not a phrase. */
export async function findPhraseSearch(state: SearchState): Promise<SearchState | null> {
  const phrase = await loadPhrase(state)
  return phrase?.is_phrase ? applyPhrase(state, phrase) : null
}

/** Applies the filters that a typed location means. Returns the same search if the agency cannot parse the location. */
export async function understandSearch(state: SearchState): Promise<SearchState> {
  const phrase = await loadPhrase(state)
  return phrase ? applyPhrase(state, phrase) : state
}

async function loadPhrase(state: SearchState): Promise<UnderstoodPhrase | null> {
  if (!hasParsableLocation(state)) return null
  const reply = await gateway().searchPhrase({ query: state.location, kind: state.kind })
  return reply.ok ? reply.data : null
}
