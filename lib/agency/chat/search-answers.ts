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
import { ANY_LOCATION, defaultFilters, defaultState, type SearchState } from '../../search/state'
import { createChips } from '../../search/summary'
import type { Resolution } from '../places/types'
import { understandPhrase } from '../search/phrase'
import { searchLettings, searchSales } from '../search/search'
import { understandText, type UnderstoodText } from '../search/understand'
import { readHomeRequest } from './home-request'

/** The answer links to this many homes, besides the search itself. */
const MAX_LINKED_HOMES = 3
/** The kind of homes to search when a message does not state one. */
const ASSUMED_KIND: ListingKind = 'sale'

/** Words that refer to the current property. A message with such a word is not a search: "Is it near Leeds?". */
export const CURRENT_PROPERTY_WORDS = /\b(it|its|this|that|there|here)\b/i

/** The kinds of places for which a text of ordinary words may be mistaken: 'so' is also a postcode area. */
const DOUBTFUL_KINDS: readonly Resolution['kind'][] = ['nothing', 'street', 'street-in-place', 'area']

interface SearchAnswerOptions {
  /** True when the conversation is about a listing; a message then is a search only if it names a place. */
  hasListing: boolean
  /** Whether a message that names a place is a search even if it does not say which homes are meant. */
  isPlaceEnough: boolean
  log: (line: string) => void
}

/** Whether a text says which homes are meant. 'Letting fees in Leeds' does not: it has words that are not understood. */
function describesHomes({ kind, price, types, bedrooms, unsupported }: UnderstoodText): boolean {
  if (kind !== null && !unsupported.includes('other')) return true
  const { price: anyPrice, types: allTypes, bedrooms: anyBedrooms } = defaultFilters
  return price !== anyPrice || types !== allTypes || bedrooms !== anyBedrooms
}

/** Words by which a message without place and filters asks for homes all the same. 'No', 'ok' and 'help' do not. */
const HOME_WORDS =
  /\b(homes?|propert(?:y|ies)|places?|listings?|any|anything|anywhere|something|somewhere|everything|all|show|search|find|look|looking|browse)\b/i

/** Whether a text is only the name of a place, or has filters and says nothing else that is not understood. */
function isPlaceToSearch(
  request: string,
  { place, hasFilters, further, unsupported }: UnderstoodText,
): boolean {
  if (!hasFilters) return place !== null && !DOUBTFUL_KINDS.includes(place.kind)
  // Further filters, such as a garden, mean homes in any case.
  const hasFurtherFilters = Object.values(further).some((token) => token !== '')
  if (hasFurtherFilters) return true
  return !unsupported.includes('other') && (place !== null || HOME_WORDS.test(request))
}

/**
 * Parses a message that describes homes; undefined for any other. A named place must be a known one, because any words
 * could be a place. Where the conversation is about a listing, the message must name a place.
 */
async function parseSearch(
  message: string,
  { hasListing, isPlaceEnough }: Pick<SearchAnswerOptions, 'hasListing' | 'isPlaceEnough'>,
) {
  const request = readHomeRequest(message)
  if (request === undefined || request.length > MAX_PHRASE_CHARACTERS) return undefined
  if (hasListing && CURRENT_PROPERTY_WORDS.test(request)) return undefined
  const text = understandText(request, ASSUMED_KIND)
  const { place } = text
  const isPlaceKnown = place !== null && place.kind !== 'nothing'
  const isAnywhere = place === null && !hasListing
  if (!isPlaceKnown && !isAnywhere) return undefined
  const isSearch = describesHomes(text) || (isPlaceEnough && isPlaceToSearch(request, text))
  if (!isSearch) return undefined
  const phrase = await understandPhrase({ query: request, kind: ASSUMED_KIND })
  return applyPhrase(defaultState(phrase.kind ?? ASSUMED_KIND), phrase)
}

function describeSale({ new_price: price, price_options: qualifier, share }: SalesCard): string {
  if (qualifier === 'poa' || price <= 0) return 'price on application'
  return isShareOfHome(qualifier)
    ? `${formatPounds(price)} ${describeShare(price, share)}`
    : formatPounds(price)
}

async function findFirstHomes(state: SearchState): Promise<{ total: number; links: ChatLink[] }> {
  // The searches of sales and lettings have the same input. Parsing fills in the filters that are not set.
  const input = contract.propertySearch.input.parse({ ...toCallInput(state), limit: MAX_LINKED_HOMES })
  const toLink = (card: SalesCard | LetCard, price: string): ChatLink => ({
    label: `${card.portal_address}, ${price}`,
    path: listingHref(state.kind, card.id, card.property_url),
  })
  // Data are a bare array only for an input without page and limit, so the check is for the compiler.
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
export async function answerFromSearch(message: string, { log, ...options }: SearchAnswerOptions) {
  const state = await parseSearch(message, options)
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
