import type { ListingKind } from '../../domain/listing-kind'
import { londonDay } from '../../format/london-clock'
import { slugify } from '../../format/slug'
import { MAX_PHRASE_CHARACTERS } from '../../search/apply-phrase'
import { noFurtherFilters, parseWithinMiles } from '../../search/further-filters'
import { parsePhrase, type Phrase } from '../../search/phrase/parse-phrase'
import { toRadiusToken } from '../../search/phrase/radius'
import { ANY_LOCATION, defaultFilters } from '../../search/state'
import { STATION_WALK_MILES } from '../places/describe'
import { findStation, meaningsOf } from '../places/name-index'
import { resolvePlace } from '../places/resolve'
import type { Resolution } from '../places/types'

/** What a typed text searches for. */
export interface UnderstoodText extends Omit<Phrase, 'place'> {
  /** The part of the text that names the place. */
  placeText: string
  /** The location to search: the typed text if it is only a place, else the name of the place that was found in it. */
  location: string
  /** Null where any location is searched. */
  place: Resolution | null
}

/** What 'near' means beside another place, unless that is a station. */
const NEAR_TOWN_MILES = '3'

const STREET_KINDS: readonly Resolution['kind'][] = ['nothing', 'street', 'street-in-place']

const isKnown = (place: Resolution): boolean => place.kind !== 'nothing'
const isName = (slug: string): boolean => {
  const name = slugify(slug)
  return meaningsOf(name).length > 0 || findStation(name) !== undefined
}

const asPlace = (text: string, place: Resolution): UnderstoodText => ({
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
  hasMore: false,
})

/** The radius about the place, and what is near: the one form of its name, or the nearest name to one that is misspelt. */
function findDistances(
  { isNear, radius, further }: Omit<Phrase, 'place'>,
  placeText: string,
  place: Resolution,
): Pick<UnderstoodText, 'radius' | 'further'> {
  // A station is searched within a walk, which is what 'near' means there.
  const ownRadius = isNear && place.kind === 'station' ? defaultFilters.radius : radius
  if (further.near === '') return { radius: ownRadius, further }
  const near = resolvePlace(further.near)
  const miles = parseWithinMiles(further.within) ?? 0
  const within = isNear && near.kind !== 'station' ? NEAR_TOWN_MILES : further.within
  const isOnlyPlace = further.near === placeText
  const reachesBeyond = isOnlyPlace && !(place.kind === 'station' && miles <= STATION_WALK_MILES)
  return {
    radius: reachesBeyond ? toRadiusToken(miles) : ownRadius,
    further: { ...further, within, near: near.value || further.near },
  }
}

/**
 * Understands a typed text: a place, or a phrase such as '3 bed house near Leeds under 350k'. A text that names a place
 * as it stands is that place and nothing else, so that Sale and Swiss Cottage can be searched. Never throws.
 * @param assumedKind the kind of homes where the text does not tell
 */
export function understandText(text: string, assumedKind: ListingKind, now = new Date()): UnderstoodText {
  const typedText = text.trim()
  const whole = resolvePlace(typedText)
  if (!STREET_KINDS.includes(whole.kind) || typedText.length > MAX_PHRASE_CHARACTERS)
    return asPlace(typedText, whole)
  const { place: placeText, ...phrase } = parsePhrase(typedText, {
    assumedKind,
    isPlace: (part) => isKnown(resolvePlace(part)),
    isName,
    today: londonDay(now),
  })
  if (!phrase.hasMore) return asPlace(typedText, whole)
  if (placeText === '')
    return { ...phrase, placeText, radius: defaultFilters.radius, location: ANY_LOCATION, place: null }
  const place = resolvePlace(placeText)
  // The words of a street's name may also be types of homes, as in Cottage Lane.
  if (isKnown(whole) && !isKnown(place)) return asPlace(typedText, whole)
  const location = isKnown(place) ? place.value : placeText
  return { ...phrase, placeText, ...findDistances(phrase, placeText, place), location, place }
}
