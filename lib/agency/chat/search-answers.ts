import { listingHref } from '../../config/routes'
import { contract } from '../../contract'
import type { ChatLink } from '../../contract/chat'
import type { LetCard, SalesCard } from '../../contract/listings'
import { isShareOfHome } from '../../domain/price-qualifier'
import { describeShare } from '../../domain/share-of-home'
import type { ListingKind } from '../../domain/listing-kind'
import { formatInteger } from '../../format/number'
import { formatRentPerMonth, formatPounds } from '../../format/money'
import { applyPhrase, MAX_PHRASE_CHARACTERS } from '../../search/apply-phrase'
import { searchHref, toCallInput } from '../../search/codec'
import { describeUnsupportedWish, isUnsupportedWish } from '../../search/phrase/unsupported-wish-labels'
import { ANY_LOCATION, defaultState, type SearchState } from '../../search/state'
import { createChips } from '../../search/summary'
import { understandPhrase } from '../search/phrase'
import { searchLettings, searchSales } from '../search/search'
import { understandText } from '../search/understand'

/** The answer links to this many homes, besides the search itself. */
const MAX_LINKED_HOMES = 3
/** The kind of homes to search when a message does not state one. */
const ASSUMED_KIND: ListingKind = 'sale'

/** Words that refer to the current property. A message with such a word is no search: "Is it near Leeds?". */
export const CURRENT_PROPERTY_WORDS = /\b(it|its|this|that|there|here)\b/i

interface SearchAnswerOptions {
  /** True when the conversation is about a listing; a message then is a search only if it names a place. */
  hasListing: boolean
  log: (line: string) => void
}

/**
 * Parses a message that describes homes; undefined for any other. Any words could be a place, so the message
 * must name a known place, or name none in a conversation that is not about a listing.
 */
async function parseSearch(message: string, { hasListing }: Pick<SearchAnswerOptions, 'hasListing'>) {
  if (message.length > MAX_PHRASE_CHARACTERS || (hasListing && CURRENT_PROPERTY_WORDS.test(message)))
    return undefined
  const { place, hasFilters } = understandText(message, ASSUMED_KIND)
  const isPlaceKnown = place !== null && place.kind !== 'nothing'
  const isAnywhere = place === null && !hasListing
  if (!hasFilters || !(isPlaceKnown || isAnywhere)) return undefined
  const phrase = await understandPhrase({ query: message, kind: ASSUMED_KIND })
  return applyPhrase(defaultState(phrase.kind ?? ASSUMED_KIND), phrase)
}

function describeSale({ new_price: price, price_options: qualifier, share }: SalesCard): string {
  if (qualifier === 'poa' || price <= 0) return 'price on application'
  return isShareOfHome(qualifier)
    ? `${formatPounds(price)} ${describeShare(price, share)}`
    : formatPounds(price)
}

async function findFirstHomes(state: SearchState): Promise<{ total: number; links: ChatLink[] }> {
  const input = contract.propertySearch.input.parse({ ...toCallInput(state), limit: MAX_LINKED_HOMES })
  const toLink = (card: SalesCard | LetCard, price: string): ChatLink => ({
    label: `${card.portal_address}, ${price}`,
    path: listingHref(state.kind, card.id, card.property_url),
  })
  if (state.kind === 'sale') {
    const reply = await searchSales(input)
    if (!reply.ok || Array.isArray(reply.data)) return { total: 0, links: [] }
    const { properties, pagination } = reply.data
    return { total: pagination.totalItems, links: properties.map((card) => toLink(card, describeSale(card))) }
  }
  const reply = await searchLettings(input)
  if (!reply.ok || Array.isArray(reply.data)) return { total: 0, links: [] }
  const { properties, pagination } = reply.data
  return {
    total: pagination.totalItems,
    links: properties.map((card) => toLink(card, formatRentPerMonth(card.new_price_pcm))),
  }
}

function describeSearch(state: SearchState): string {
  const chips = createChips(state).map(({ text }) => text)
  const place = state.location === ANY_LOCATION ? 'anywhere' : state.location
  return [state.kind === 'sale' ? 'for sale' : 'to rent', place, ...chips].join(' · ')
}

/** Answers "3 bed near Leeds under 350k" with a count and links; undefined for a message that describes no homes. */
export async function answerFromSearch(message: string, { hasListing, log }: SearchAnswerOptions) {
  const state = await parseSearch(message, { hasListing })
  if (!state) return undefined
  const { total, links } = await findFirstHomes(state)
  log(`Searched: ${total} found`)
  const unsupportedWishes = (state.unsupported ?? '')
    .split(',')
    .filter(isUnsupportedWish)
    .map(describeUnsupportedWish)
  const limitation =
    unsupportedWishes.length > 0 ? ` I cannot search by ${unsupportedWishes.join(' or ')} yet.` : ''
  const homeCount = total === 1 ? '1 home' : `${formatInteger(total)} homes`
  return {
    text: `I looked for: ${describeSearch(state)}. I found ${homeCount}.${limitation} From our search.`,
    links: [
      ...links,
      {
        label: total > MAX_LINKED_HOMES ? `See all ${homeCount}` : 'Open the search',
        path: searchHref(state),
      },
    ],
  }
}
