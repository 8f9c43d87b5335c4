import 'server-only'
import { failure, success, type Reply } from '../contract/call'
import type { LetCard, SalesCard } from '../contract/listings'
import type { SearchInput, SearchPage } from '../contract/search'
import type { ListingKind } from '../domain/listing-kind'
import { gateway } from '../gateway'

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
