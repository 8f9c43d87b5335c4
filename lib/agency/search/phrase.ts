import type { ListingKind } from '../../domain/listing-kind'
import type { PlaceCandidate, UnderstoodPhrase } from '../../contract/search'
import { ANY_LOCATION, defaultState } from '../../search/state'
import { createChips } from '../../search/summary'
import { db } from '../database'
import { toCandidate } from '../places/candidates'
import { suggestPlaces } from '../places/suggest'
import type { Resolution } from '../places/types'
import { placePredicate } from './place-predicate'
import { understandText, type UnderstoodText } from './understand'

const MAX_SUGGESTIONS = 10

interface Input {
  query: string
  kind?: ListingKind | undefined
}

const STREETS_ANYWHERE: readonly Resolution['kind'][] = ['nothing', 'street']

async function hasListings(place: Resolution): Promise<boolean> {
  const found = await db()
    .selectFrom('searchEntry')
    .select('listingId')
    .where((entry) => placePredicate(entry, place, null))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * What a text may mean, the likeliest first: the place or the street with listings that it names, then places whose
 * names begin with it or are spelt alike.
 */
async function findPlaces(text: string, place: Resolution): Promise<PlaceCandidate[]> {
  const suggestions = suggestPlaces(text)
  if (!STREETS_ANYWHERE.includes(place.kind) || place.match === null) return suggestions
  const street: PlaceCandidate = {
    value: place.value || text,
    label: place.label || text,
    kind: 'street',
    detail: 'any street of that name',
  }
  if (await hasListings(place)) return [street, ...suggestions.slice(0, MAX_SUGGESTIONS - 1)]
  return suggestions
}

/** Completes the location of a search: one that was typed in part or misspelt is replaced by the first suggestion. */
async function completeLocation({ place, placeText, location }: UnderstoodText): Promise<string> {
  if (location === '') return ANY_LOCATION
  if (place === null || !STREETS_ANYWHERE.includes(place.kind)) return location
  const [first] = await findPlaces(placeText, place)
  return first === undefined || first.kind === 'street' ? location : first.value
}

/** Returns the search that submitting a text starts. */
export async function understandPhrase({ query, kind = 'sale' }: Input): Promise<UnderstoodPhrase> {
  const text = understandText(query, kind)
  return {
    kind: text.kind,
    location: await completeLocation(text),
    price: text.price,
    types: text.types,
    bedrooms: text.bedrooms,
    radius: text.radius,
    ...Object.fromEntries(Object.entries(text.further).filter(([, token]) => token !== '')),
    orderby: text.sort,
    left_out: text.unsupported,
    is_phrase: text.hasMore,
  }
}

/** The filters of a phrase in words: 'to rent · Flats · 2 beds · up to £900 pcm'. */
function describeFilters(text: UnderstoodText, assumedKind: ListingKind): string {
  const { price, types, bedrooms, radius, further, location } = text
  const filters = { location, price, types, bedrooms, radius, ...further }
  const state = { ...defaultState(text.kind ?? assumedKind), ...filters }
  const kindWords = { sale: ['for sale'], let: ['to rent'] }
  return [...(text.kind ? kindWords[text.kind] : []), ...createChips(state).map((chip) => chip.text)].join(
    ' · ',
  )
}

/**
 * Suggests searches for a text that is still being typed: places, or for a phrase the same phrase with each place that
 * it may mean. The first is what submitting the text searches for.
 */
export async function suggestSearches({ query, kind = 'sale' }: Input): Promise<PlaceCandidate[]> {
  const typedText = query.trim()
  const text = understandText(typedText, kind)
  if (!text.hasMore) return text.place === null || typedText === '' ? [] : findPlaces(typedText, text.place)
  const filters = describeFilters(text, kind)
  if (text.place === null) return [{ value: typedText, label: 'Anywhere', kind: 'nation', detail: filters }]
  const exact = STREETS_ANYWHERE.includes(text.place.kind) ? null : toCandidate(text.place)
  const places = [...(exact ? [exact] : []), ...(await findPlaces(text.placeText, text.place))]
  return places
    .filter(({ value }, i) => places.findIndex((other) => other.value === value) === i)
    .slice(0, MAX_SUGGESTIONS)
    .flatMap((place, i) => {
      const isAsTyped = place.value === text.location && i === 0
      const value = isAsTyped ? typedText : replacePlace(typedText, text.placeText, place.value)
      const detail = [place.detail, filters].filter(Boolean).join(' · ')
      return value === null ? [] : [{ ...place, value, detail }]
    })
}

/** The phrase with another place; null where the words of the place do not stand together. */
function replacePlace(phrase: string, from: string, to: string): string | null {
  const at = phrase.toLowerCase().lastIndexOf(from.toLowerCase())
  return at === -1 ? null : phrase.slice(0, at) + to + phrase.slice(at + from.length)
}
