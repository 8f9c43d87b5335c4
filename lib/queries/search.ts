import 'server-only'
import { failure, success, type Reply } from '../contract/call'
import type { LetCard, SalesCard } from '../contract/listings'
import type { SearchInput, SearchPage } from '../contract/search'
import type { ListingKind } from '../domain/listing-kind'
import { gateway } from '../gateway'

export type Card<K extends ListingKind> = K extends 'sale' ? SalesCard : LetCard

/** A list without pages, as a page: all of it, and nothing more to come (D-79). */
const asPage = <T>(data: T[] | SearchPage<T>): SearchPage<T> =>
  Array.isArray(data)
    ? { properties: data, pagination: { currentPage: 1, hasMore: false, totalItems: data.length } }
    : data

/** One page of a search. A refusal is a reply with the agency's words; outages throw. */
export async function searchListings<K extends ListingKind>(
  kind: K,
  input: SearchInput,
): Promise<Reply<SearchPage<Card<K>>>> {
  const reply = kind === 'sale' ? await gateway().propertySearch(input) : await gateway().lettingSearch(input)
  return reply.ok
    ? success(asPage(reply.data as Card<K>[] | SearchPage<Card<K>>), reply.message)
    : failure(reply.message)
}
