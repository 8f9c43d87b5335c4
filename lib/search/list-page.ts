import type { Reply } from '../contract/call'
import type { LetCard, SalesCard } from '../contract/listings'
import type { PlaceCandidate, SearchPage } from '../contract/search'

type AnyCard = SalesCard | LetCard

/** A page of results for a view, from the server's render or from a call of the browser. */
export interface ListPage {
  page: number
  cards: AnyCard[]
  total: number
  hasMore: boolean
  /** The agency's message when it refused the search, else null (SALES-19). */
  failure: string | null
  /** The place that the location resolved to: null for none, absent where the upstream does not tell. */
  place?: PlaceCandidate | null
  /** Other places that the location may mean. */
  candidates: PlaceCandidate[]
}

type Data = AnyCard[] | SearchPage<AnyCard>

/** Shown for a refusal without a message. */
const DEFAULT_FAILURE_MESSAGE = 'Search failed'

/**
 * Converts a reply to a page of results. Data may be a plain list, which is then complete (D-79). An empty page is
 * the last one, whatever its pagination says (SALES-14).
 */
export function toListPage(reply: Reply<Data>, page: number): ListPage {
  if (!reply.ok)
    return {
      page,
      cards: [],
      total: 0,
      hasMore: false,
      failure: reply.message || DEFAULT_FAILURE_MESSAGE,
      candidates: [],
    }
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

/** The cards of several pages without repetition: a new home moves the others to later pages. */
export function uniqueCards(pages: readonly ListPage[]): { card: AnyCard; page: number }[] {
  const seen = new Set<number>()
  return pages.flatMap(({ cards, page }) =>
    cards.flatMap((card) => (seen.has(card.id) ? [] : [seen.add(card.id) && { card, page }])),
  )
}
