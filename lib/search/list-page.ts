import type { Reply } from '../contract/call'
import type { LetCard, SalesCard } from '../contract/listings'
import type { PlaceCandidate, SearchPage } from '../contract/search'
import { listFurtherNames } from './further-filters'
import { moveToUnsupported, type SearchState } from './state'

export type AnyCard = SalesCard | LetCard

export interface ListPage {
  page: number
  cards: AnyCard[]
  total: number
  hasMore: boolean
  /** The message of a refused search (SALES-19). */
  failure: string | null
  /** The place that was searched; null if it is unknown, absent if the upstream does not state it. */
  place?: PlaceCandidate | null
  candidates: PlaceCandidate[]
  /** The further filters that the agency has applied, as `listFurtherNames` names them. */
  applied?: string[]
}

type SearchData = AnyCard[] | SearchPage<AnyCard>

const DEFAULT_FAILURE_MESSAGE = 'Search failed'

/** Converts a search's reply. Without pagination it is complete (D-79). An empty page is always the last (SALES-14). */
export function toListPage(reply: Reply<SearchData>, page: number): ListPage {
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
  const { properties, pagination, place, candidates = [], applied } = data
  return {
    page,
    cards: properties,
    total: pagination.totalItems,
    hasMore: pagination.hasMore && properties.length > 0,
    failure: null,
    place,
    candidates,
    ...(applied ? { applied } : {}),
  }
}

/** Lists the further filters that an upstream has ignored. These are the filters that it does not name as applied. */
const listIgnored = (state: SearchState, { applied = [] }: ListPage): string[] =>
  listFurtherNames(state.kind, state).filter((name) => !applied.includes(name))

/** Returns the search that the agency has answered. The filters that it ignored become unsupported wishes. */
export function toAnsweredSearch(state: SearchState, page: ListPage): SearchState {
  if (page.failure !== null) return state
  const ignored = listIgnored(state, page)
  return ignored.length === 0 ? state : moveToUnsupported(state, ignored)
}

/** Returns the number of homes that a search finds; null if the agency refused it or ignored one of its filters. */
export const countHomes = (state: SearchState, page: ListPage): number | null =>
  page.failure === null && listIgnored(state, page).length === 0 ? page.total : null

/** Removes repeated cards. They occur if a listing is added between two requests and moves others to a later page. */
export function uniqueCards(pages: readonly ListPage[]): { card: AnyCard; page: number }[] {
  const byId = new Map<number, { card: AnyCard; page: number }>()
  for (const { cards, page } of pages) {
    for (const card of cards) if (!byId.has(card.id)) byId.set(card.id, { card, page })
  }
  return [...byId.values()]
}
