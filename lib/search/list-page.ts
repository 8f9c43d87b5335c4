import type { Reply } from '../contract/call'
import type { LetCard, SalesCard } from '../contract/listings'
import type { PlaceCandidate, SearchPage } from '../contract/search'

type AnyCard = SalesCard | LetCard

/** One page of a list of results, as the view keeps it; the same from the server and from a call. */
export interface ListPage {
  page: number
  cards: AnyCard[]
  total: number
  hasMore: boolean
  /** The agency's own words when it refused, else null (SALES-19). */
  failure: string | null
  /** What the location was taken for: null when for nothing, absent when the upstream does not say. */
  place?: PlaceCandidate | null
  /** What else it may mean. */
  candidates: PlaceCandidate[]
}

type Data = AnyCard[] | SearchPage<AnyCard>

/** What a refusal without words is told as. */
const UNSAID = 'Search failed'

/**
 * A reply as a page of the list. Data may be a plain list (D-79): then it is all there is. An empty
 * page is the last one, whatever the reply says (SALES-14).
 */
export function listPage(reply: Reply<Data>, page: number): ListPage {
  if (!reply.ok)
    return { page, cards: [], total: 0, hasMore: false, failure: reply.message || UNSAID, candidates: [] }
  const { data } = reply
  if (Array.isArray(data))
    return { page, cards: data, total: data.length, hasMore: false, failure: null, candidates: [] }
  const { properties, pagination, place, candidates = [] } = data
  return {
    page,
    cards: properties,
    total: pagination.totalItems,
    hasMore: pagination.hasMore && properties.length > 0,
    failure: null,
    place,
    candidates,
  }
}

/** The cards of several pages, each home once: a page may repeat one when a newer home moved the rest down. */
export function cardsOf(pages: readonly ListPage[]): { card: AnyCard; page: number }[] {
  const seen = new Set<number>()
  return pages.flatMap(({ cards, page }) =>
    cards.flatMap((card) => (seen.has(card.id) ? [] : [seen.add(card.id) && { card, page }])),
  )
}
