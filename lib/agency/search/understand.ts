import type { ListingKind } from '../../domain/listing-kind'
import { londonDay } from '../../format/london-clock'
import { slugify } from '../../format/slug'
import { MAX_PHRASE_CHARACTERS } from '../../search/apply-phrase'
import { noFurtherFilters, parseWithinMiles } from '../../search/further-filters'
import { parsePhrase, type Phrase } from '../../search/phrase/parse-phrase'
import { toRadiusToken } from '../../search/phrase/radius'
import { ANY_LOCATION, defaultFilters } from '../../search/state'
import { STATION_WALK_MILES } from '../places/describe'
import { findStations, findMeanings } from '../places/name-index'
import { isKnownPlace, resolvePlace } from '../places/resolve'
import type { Resolution } from '../places/types'

/** The search that a typed text means. */
export interface UnderstoodText extends Omit<Phrase, 'place'> {
  /** The part of the text that names the place. */
  placeText: string
  /** The location to search: the typed text if all of it is a place, else the name of the place in the text. */
  location: string
  /** Null where any location is searched. */
  place: Resolution | null
}

/** The value of the filter `within`, in miles, for homes 'near' a place that is not a station. */
const NEAR_TOWN_TOKEN = '3'

/** A text that resolves to one of these kinds may also be a phrase with filters: '2 bed flat', 'Cottage Lane'. */
const MAYBE_PHRASE_KINDS: readonly Resolution['kind'][] = ['nothing', 'street', 'street-in-place']

const isKnown = (place: Resolution): boolean => place.kind !== 'nothing'
/** Whether a text is the name of a place or a station. */
const isPlaceOrStationName = (text: string): boolean => {
  const name = slugify(text)
  return findMeanings(name).length > 0 || findStations(name).length > 0
}

/** Parsing checks fewer parts of any ordinary phrase. The limit is for phrases that are made to cost time. */
const MAX_CHECKED_PARTS = 40

/** Creates a check whether a part of a phrase names a place. Results are cached, because parsing repeats checks. */
export function createPlaceCheck(namesPlace = isKnownPlace): (part: string) => boolean {
  const results = new Map<string, boolean>()
  return (part) => {
    const cached = results.get(part)
    if (cached !== undefined) return cached
    if (results.size >= MAX_CHECKED_PARTS) return false
    const result = namesPlace(part)
    results.set(part, result)
    return result
  }
}

/** Returns the search of a text that is only a place: all filters are at their defaults. */
const toPlaceSearch = (text: string, place: Resolution): UnderstoodText => ({
  kind: null,
  placeText: text,
  location: text,
  place,
  price: defaultFilters.price,
  types: defaultFilters.types,
  bedrooms: defaultFilters.bedrooms,
  radius: defaultFilters.radius,
  further: noFurtherFilters,
  isNear: false,
  sort: null,
  unsupported: [],
  hasFilters: false,
})

/**
 * Decides the radius and the filters `near` and `within`. `near` gets the gazetteer's spelling. In 'flats within 2
 * miles of Witham' Witham is both the place to search and `near`, so the distance becomes the radius too.
 */
function resolveDistances(
  { isNear, radius, further }: Omit<Phrase, 'place'>,
  placeText: string,
  place: Resolution,
): Pick<UnderstoodText, 'radius' | 'further'> {
  // A station is searched within walking distance by default, so 'near' a station needs no radius.
  const placeRadius = isNear && place.kind === 'station' ? defaultFilters.radius : radius
  if (further.near === '') return { radius: placeRadius, further }
  const near = resolvePlace(further.near)
  const miles = parseWithinMiles(further.within) ?? 0
  const within = isNear && near.kind !== 'station' ? NEAR_TOWN_TOKEN : further.within
  const isNearSearchedPlace = further.near === placeText
  const isWithinStationWalk = place.kind === 'station' && miles <= STATION_WALK_MILES
  return {
    radius: isNearSearchedPlace && !isWithinStationWalk ? toRadiusToken(miles) : placeRadius,
    further: { ...further, within, near: near.value || further.near },
  }
}

/** Chooses a spelling of the place, if possible one as ambiguous as the name, so that results offer the others. */
function chooseLocation(placeText: string, { kind, value, label, candidates }: Resolution): string {
  const isAsAmbiguous = (text: string): boolean => {
    const place = resolvePlace(text)
    return place.value === value && place.candidates.length >= candidates.length
  }
  // 'Leeds, Bradford' names a second place. A short form such as 'Stoke' is replaced by the name.
  const spelling = slugify(placeText).startsWith(slugify(label)) ? placeText : value
  // 'Clapham station' names three stations, and no other spelling does.
  const ambiguousSpellings =
    kind === 'station' && !placeText.includes(',') ? [value, label, placeText] : [value, label]
  return ambiguousSpellings.find(isAsAmbiguous) ?? spelling
}

/** Parses a place or a phrase; never throws. A place's name, such as Sale or Swiss Cottage, is not read as a phrase. */
export function understandText(text: string, assumedKind: ListingKind, now = new Date()): UnderstoodText {
  const typedText = text.trim()
  const wholeTextPlace = resolvePlace(typedText)
  if (!MAYBE_PHRASE_KINDS.includes(wholeTextPlace.kind) || typedText.length > MAX_PHRASE_CHARACTERS)
    return toPlaceSearch(typedText, wholeTextPlace)
  const { place: placeText, ...phrase } = parsePhrase(typedText, {
    assumedKind,
    isPlace: createPlaceCheck(),
    isName: isPlaceOrStationName,
    today: londonDay(now),
  })
  if (!phrase.hasFilters) return toPlaceSearch(typedText, wholeTextPlace)
  if (placeText === '')
    return { ...phrase, placeText, radius: defaultFilters.radius, location: ANY_LOCATION, place: null }
  const place = resolvePlace(placeText)
  // A street's name may contain a type of home, as Cottage Lane does.
  if (isKnown(wholeTextPlace) && !isKnown(place)) return toPlaceSearch(typedText, wholeTextPlace)
  const location = isKnown(place) ? chooseLocation(placeText, place) : placeText
  return { ...phrase, placeText, ...resolveDistances(phrase, placeText, place), location, place }
}
