import type { ListingKind } from '../../domain/listing-kind'
import type { PlaceCandidate, UnderstoodPhrase } from '../../contract/search'
import { slugify } from '../../format/slug'
import { ANY_LOCATION, defaultState } from '../../search/state'
import { createChips } from '../../search/summary'
import { db } from '../database'
import { toCandidate } from '../places/candidates'
import { suggestPlaces } from '../places/suggest'
import type { Resolution } from '../places/types'
import { isInPlace } from './place-predicate'
import { understandText, type UnderstoodText } from './understand'

const MAX_SUGGESTIONS = 10

interface PhraseInput {
  query: string
  /** The kind of listing that is meant if the text names none. */
  kind?: ListingKind | undefined
}

/** A text that resolves to one of these kinds names at most a street, which may be in any town. */
const KINDS_WITHOUT_PLACE: readonly Resolution['kind'][] = ['nothing', 'street']

async function hasListings(place: Resolution): Promise<boolean> {
  const row = await db()
    .selectFrom('searchEntry')
    .select('listingId')
    .where((entry) => isInPlace(entry, place.match))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Suggests places for a name: first a street with listings, then places with a name that begins so or is similar. */
async function suggestForName(text: string, place: Resolution): Promise<PlaceCandidate[]> {
  const suggestions = suggestPlaces(text)
  if (!KINDS_WITHOUT_PLACE.includes(place.kind) || place.match === null) return suggestions
  const street: PlaceCandidate = {
    value: place.value || text,
    label: place.label || text,
    kind: 'street',
    detail: 'any street of that name',
  }
  if (await hasListings(place)) return [street, ...suggestions.slice(0, MAX_SUGGESTIONS - 1)]
  return suggestions
}

/** Returns the location to search. The first suggestion replaces a name that was typed in part or misspelt. */
async function completeLocation({ place, placeText, location }: UnderstoodText): Promise<string> {
  if (location === '') return ANY_LOCATION
  if (place === null || !KINDS_WITHOUT_PLACE.includes(place.kind)) return location
  const [suggestion] = await suggestForName(placeText, place)
  if (suggestion === undefined || suggestion.kind === 'street') return location
  // The name of a street without listings is kept, because it is not a misspelt name. Its results page is empty.
  const isOtherName = !slugify(suggestion.value).startsWith(slugify(placeText))
  return place.kind === 'street' && isOtherName ? location : suggestion.value
}

/** Returns the search that starts when a visitor submits a text. */
export async function understandPhrase({ query, kind = 'sale' }: PhraseInput): Promise<UnderstoodPhrase> {
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
    is_phrase: text.hasFilters,
  }
}

const KIND_LABELS: Record<ListingKind, string> = { sale: 'for sale', let: 'to rent' }

/** Describes the filters of a phrase: 'to rent · Flats · 2 beds · up to £900 pcm'. */
function describeFilters(text: UnderstoodText, assumedKind: ListingKind): string {
  const { price, types, bedrooms, radius, further, location } = text
  const filters = { location, price, types, bedrooms, radius, ...further }
  const state = { ...defaultState(text.kind ?? assumedKind), ...filters }
  const kindLabels = text.kind ? [KIND_LABELS[text.kind]] : []
  return [...kindLabels, ...createChips(state).map((chip) => chip.text)].join(' · ')
}

/**
 * Suggests places for a text that names a place. For a phrase, suggests the phrase with each place that its place text
 * may mean. Submitting the form starts the first suggestion.
 */
export async function suggestSearches({ query, kind = 'sale' }: PhraseInput): Promise<PlaceCandidate[]> {
  const typedText = query.trim()
  const text = understandText(typedText, kind)
  if (!text.hasFilters)
    return text.place === null || typedText === '' ? [] : suggestForName(typedText, text.place)
  const filters = describeFilters(text, kind)
  if (text.place === null) return [{ value: typedText, label: 'Anywhere', kind: 'nation', detail: filters }]
  const namedPlace = KINDS_WITHOUT_PLACE.includes(text.place.kind) ? null : toCandidate(text.place)
  const places = [...(namedPlace ? [namedPlace] : []), ...(await suggestForName(text.placeText, text.place))]
  return places
    .filter(({ value }, index) => places.findIndex((other) => other.value === value) === index)
    .slice(0, MAX_SUGGESTIONS)
    .flatMap((place, index) => {
      const isAsTyped = place.value === text.location && index === 0
      const value = isAsTyped ? typedText : replacePlace(typedText, text.placeText, place.value)
      const detail = [place.detail, filters].filter(Boolean).join(' · ')
      return value === null ? [] : [{ ...place, value, detail }]
    })
}

/** Replaces the last mention of the place; null if the phrase does not contain the place's text in one piece. */
function replacePlace(phrase: string, oldPlace: string, newPlace: string): string | null {
  // Each slice is lower-cased by itself, because lower case can be longer ('İ'), which would shift the positions.
  const isOldPlace = (start: number) =>
    phrase.slice(start, start + oldPlace.length).toLowerCase() === oldPlace.toLowerCase()
  let start = phrase.length - oldPlace.length
  while (start >= 0 && !isOldPlace(start)) start -= 1
  return start < 0 ? null : phrase.slice(0, start) + newPlace + phrase.slice(start + oldPlace.length)
}
