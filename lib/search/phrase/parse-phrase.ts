import type { HomeFeature } from '../../domain/home-feature'
import { furtherFilterLimits } from '../../domain/further-filter'
import type { ListingKind } from '../../domain/listing-kind'
import type { PropertyType } from '../../domain/property-type'
import { MAX_PHRASE_CHARACTERS } from '../apply-phrase'
import { cleanFurtherFilters, parseFeatures, type FurtherFilters } from '../further-filters'
import type { Sort } from '../options'
import { defaultFilters } from '../state'
import { toTypesToken } from '../type-groups'
import { readAdded } from './added'
import { readAdvertWishes } from './advert-wishes'
import { readAvailable } from './available'
import { readBedrooms } from './bedrooms'
import { createReader, CUT_MARK, MAX_NAME_WORDS, NAME_MARK_RANGE } from './cut'
import { readEpc } from './epc'
import { readFeatures, type FeatureWishes } from './features'
import { readFloorArea, readPricePerSquareFoot } from './floor-area'
import { readKeyword, cutQuotedWords } from './keyword'
import { readKind } from './kind'
import { readUnsupportedWishes } from './unsupported-wishes'
import type { UnsupportedWish } from './unsupported-wish-labels'
import type { PlaceDistance } from './place-distance'
import { readSecondPlace, readWalks, type SecondPlace } from './near'
import { readPlaceText } from './place-text'
import { readPrice } from './price'
import { readRadius } from './radius'
import { readSort } from './sort'
import { readTypes } from './types'
import { correctTypos } from './typos'

/** The search that '3 bed house near Leeds under 350k' asks for. Its tokens are those of the URL. */
export interface Phrase {
  /** Null if neither the words nor the price tell whether homes for sale or to let are meant. */
  kind: ListingKind | null
  /** The text that remains after every filter is read; '' for none. */
  place: string
  price: string
  types: string
  bedrooms: string
  radius: string
  /** The further filters that searches of the kind have. */
  further: FurtherFilters
  /** Whether the words say 'near' and no distance. */
  isNear: boolean
  sort: Sort | null
  /** The wishes that no filter covers. */
  unsupported: UnsupportedWish[]
  /** Whether the text says more than a place. */
  hasFilters: boolean
}

interface PhraseContext {
  /** The kind of the search form, which decides what 'under 350' means. */
  assumedKind: ListingKind
  /** Whether a text names a place, a postcode, a station or a street. */
  isPlace: (text: string) => boolean
  /** Whether words joined by hyphens, such as 'swiss-cottage', are the name of a place or station. */
  isName: (slug: string) => boolean
  /** Today in the United Kingdom, as '2026-11-23'. */
  today: string
}

/** The first character of NAME_MARK_RANGE. */
const FIRST_NAME_MARK = 0xe100
/** The number of characters in NAME_MARK_RANGE. */
const MAX_NAMES = 20
const NAME_MARKS = new RegExp(`[${NAME_MARK_RANGE}]`, 'g')

const PLACE_PREPOSITIONS = new Set(['in', 'near', 'nr', 'at', 'around'])
/** March is the only month that is also a place: 'flat in March', but 'available in March'. */
const BEFORE_MARCH =
  /(?:available|vacant|ready|mov(?:e|ing)(?:[\s-]in)?|start(?:s|ing)?)\s+(?:in|at|around)\s+$/i

/** Replaces names of several words (Seven Sisters) by marks, so that readers do not read their single words. */
function hideNames(
  text: string,
  isName: PhraseContext['isName'],
): { text: string; restore: (text: string) => string } {
  const names: string[] = []
  // Words and separators alternate, so `n` words take `2n - 1` items.
  const words = text.split(/(\s+|,)/)
  for (let from = 0; from < words.length && names.length < MAX_NAMES; from += 2) {
    const longest = Math.min(words.length, from + MAX_NAME_WORDS * 2 - 1)
    const isMonth = /^march$/i.test(words[from] ?? '') && BEFORE_MARCH.test(words.slice(0, from).join(''))
    // A name has two words at least. After a preposition a single word is a name too: 'in Over', 'near Pool'.
    const mayBeSingle = PLACE_PREPOSITIONS.has(words[from - 2]?.toLowerCase() ?? '') && !isMonth
    const shortest = mayBeSingle ? from + 1 : from + 3
    for (let to = longest; to >= shortest; to -= 2) {
      const part = words.slice(from, to)
      // No name contains a comma, beside which `split` leaves an empty word.
      if (part.includes(',') || part.includes('')) continue
      if (!isName(part.filter((_, i) => i % 2 === 0).join('-'))) continue
      words.splice(from, to - from, String.fromCharCode(FIRST_NAME_MARK + names.length))
      names.push(part.join(''))
      break
    }
  }
  return {
    text: words.join(''),
    restore: (hidden) =>
      hidden.replace(NAME_MARKS, (mark) => names[mark.charCodeAt(0) - FIRST_NAME_MARK] ?? ''),
  }
}

/**
 * Unifies dashes, apostrophes and spaces, and removes other punctuation that no reader needs. Removes private-use
 * characters, because the readers use these as marks.
 */
const normalise = (text: string): string =>
  text
    .slice(0, MAX_PHRASE_CHARACTERS)
    .normalize('NFC')
    .replace(/[\uE000-\uF8FF]/g, '')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/[‘’`]/g, "'")
    .replace(/[“”"?!()[\]{}]|\.(?=\s|$)/g, ' ')
    // A comma within a number has digits on both sides.
    .replace(/,(?=\D)|(?<=\D),/g, ', ')
    .replace(/\s+/g, ' ')
    // '£250 000' and '1 000 sq ft' have a space in place of the comma.
    .replace(/(?<=(?:^|[\s£])\d{1,3}) (?=000(?!\d))/g, '')
    .trim()

/** The wish to report for a required feature that searches of the kind cannot filter by. */
const unsupportedWishByFeature: Readonly<Partial<Record<HomeFeature, UnsupportedWish>>> = {
  pets: 'pets',
  bills: 'bills',
  furnished: 'furnishing',
  unfurnished: 'furnishing',
  'new-build': 'new-build',
  'chain-free': 'chain',
  freehold: 'tenure',
  leasehold: 'tenure',
  'shared-ownership': 'tenure',
}
/** Features that are advertised only for sales, or only for lettings. Pets are missing: buyers name them too. */
const kindByFeature: Readonly<Partial<Record<HomeFeature, ListingKind>>> = {
  bills: 'let',
  furnished: 'let',
  unfurnished: 'let',
  'chain-free': 'sale',
  freehold: 'sale',
  leasehold: 'sale',
  'shared-ownership': 'sale',
}

/** Infers the kind from the required features; null if they belong to no kind or to both. */
function inferKind(features: ReadonlySet<HomeFeature>): ListingKind | null {
  const kinds = new Set([...features].flatMap((feature) => kindByFeature[feature] ?? []))
  const [kind] = kinds
  return kinds.size === 1 && kind ? kind : null
}

type Wishes = Omit<FurtherFilters, 'with' | 'not' | 'near' | 'within' | 'area'>

/** Keeps the wishes for which searches of the kind have a filter, and reports the others as unsupported. */
function applyToKind(
  kind: ListingKind,
  { required, excluded }: FeatureWishes,
  wishes: Wishes,
): { further: Omit<FurtherFilters, 'near' | 'within'>; unsupported: UnsupportedWish[] } {
  const tokens = {
    ...wishes,
    with: [...required].join(','),
    not: [...excluded].join(','),
    near: '',
    within: '',
    area: '',
  }
  const further = cleanFurtherFilters(kind, (name) => tokens[name])
  const supportedFeatures = parseFeatures(further.with)
  const unsupported = [...required].flatMap((feature) =>
    supportedFeatures.includes(feature) ? [] : (unsupportedWishByFeature[feature] ?? []),
  )
  if (wishes.available !== '' && further.available === '') unsupported.push('available')
  if (wishes['per-sq-ft'] !== '' && further['per-sq-ft'] === '') unsupported.push('per-sq-ft')
  return { further, unsupported: [...new Set(unsupported)] }
}

/** Decides whether a distance belongs to the only place, and so is the radius, or to a second place, as `near`. */
function resolveDistance({ distance, placeAfterDistance, near, hasAlternative }: SecondPlace) {
  // A walk has no radius, so it becomes the filter `near` even if its place is the only place.
  const isWalk = distance !== null && distance.radius === null
  const walkFilter =
    isWalk && placeAfterDistance !== null ? { text: placeAfterDistance, within: distance.within } : null
  return {
    near: near ?? walkFilter,
    radius: distance?.radius ?? null,
    isNear: distance?.radius?.isNear ?? near?.isNear ?? false,
    unsupported: [
      ...(isWalk && placeAfterDistance === null ? (['travel-time'] as const) : []),
      ...(hasAlternative ? (['place'] as const) : []),
    ],
  }
}

/**
 * Converts extras of a home to wishes. A garage becomes a keyword, if the filter has room, because adverts name
 * garages. No filter covers a shop, an office or land beside a home.
 */
function convertExtras(
  extras: ReadonlySet<PropertyType>,
  keyword: string,
): { keyword: string; unsupported: UnsupportedWish[] } {
  const withGarage = keyword.includes('garage') ? keyword : `${keyword} garage`.trim()
  const asksForGarage = extras.has('garage') && withGarage.length <= furtherFilterLimits.keyword
  const otherExtras = [...extras].filter((type) => type !== 'garage' || !asksForGarage)
  return {
    keyword: asksForGarage ? withGarage : keyword,
    unsupported: otherExtras.map((type) => (type === 'garage' ? 'garage' : 'other')),
  }
}

/**
 * Parses a phrase; never throws. Each reader cuts out the words that it understands. The place is read from the rest.
 * The order of the readers matters, because a later one would misread words that an earlier one understands.
 */
export function parsePhrase(text: string, context: PhraseContext): Phrase {
  const { assumedKind, isPlace, isName, today } = context
  const quoted = cutQuotedWords(text.slice(0, MAX_PHRASE_CHARACTERS))
  const corrected = correctTypos(normalise(quoted.text), isName)
  const hidden = hideNames(corrected, isName)
  const reader = createReader(hidden.text)
  const distances: PlaceDistance[] = []
  const typedKeyword = quoted.keyword || readKeyword(reader)
  readWalks(reader, distances)
  const bedrooms = readBedrooms(reader)
  const { keyword, unsupported: unsupportedAdvertWishes } = readAdvertWishes(reader, typedKeyword)
  const unsupported = [...readUnsupportedWishes(reader), ...unsupportedAdvertWishes]
  const features = readFeatures(reader, isName)
  const wishes: Wishes = {
    keyword,
    epc: readEpc(reader),
    'per-sq-ft': readPricePerSquareFoot(reader),
    size: readFloorArea(reader),
    added: readAdded(reader),
    available: readAvailable(reader, today),
  }
  const radius = readRadius(reader, distances)
  const statedKind = readKind(reader) ?? inferKind(features.required)
  const price = readPrice(reader, statedKind, assumedKind)
  const { types, extras, isFloorIgnored } = readTypes(reader, { hasBedrooms: bedrooms !== null })
  const extraWishes = convertExtras(extras, keyword)
  const sort = readSort(reader)
  const hasMarks = reader.text.includes(CUT_MARK) || quoted.keyword !== ''
  const isHiddenPlace = (part: string) => part !== '' && isPlace(hidden.restore(part))
  const secondPlace = readSecondPlace(reader.text, distances, {
    isPlace: isHiddenPlace,
    hasPlace: (part) => {
      const placeText = readPlaceText(part, { isPlace, restore: hidden.restore }).text
      return placeText !== '' && isPlace(placeText)
    },
  })
  const distance = resolveDistance(secondPlace)
  const place = readPlaceText(secondPlace.rest, { isPlace, restore: hidden.restore })
  const kind = place.kind ?? price?.kind ?? statedKind
  const { further, unsupported: unsupportedByKind } = applyToKind(kind ?? assumedKind, features, {
    ...wishes,
    keyword: extraWishes.keyword,
  })
  const allUnsupported = [
    ...unsupported,
    ...unsupportedByKind,
    ...distance.unsupported,
    ...place.unsupported,
    ...extraWishes.unsupported,
    ...(isFloorIgnored ? (['floor'] as const) : []),
  ]
  return {
    kind,
    place: place.text,
    price: price?.token ?? defaultFilters.price,
    types: toTypesToken(kind ?? assumedKind, types) || defaultFilters.types,
    bedrooms: bedrooms ?? defaultFilters.bedrooms,
    radius: radius?.token ?? distance.radius?.token ?? defaultFilters.radius,
    further: {
      ...further,
      near: distance.near === null ? '' : hidden.restore(distance.near.text),
      within: distance.near?.within ?? '',
    },
    isNear: radius?.isNear ?? distance.isNear,
    sort,
    unsupported: [...new Set(allUnsupported)],
    hasFilters: hasMarks || place.text !== corrected,
  }
}
