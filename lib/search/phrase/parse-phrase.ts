import type { HomeFeature } from '../../domain/home-feature'
import type { ListingKind } from '../../domain/listing-kind'
import { MAX_PHRASE_CHARACTERS } from '../apply-phrase'
import { cleanFurtherFilters, parseFeatures, type FurtherFilters } from '../further-filters'
import type { Sort } from '../options'
import { defaultFilters } from '../state'
import { toTypesToken } from '../type-groups'
import { readAdded } from './added'
import { readAvailable } from './available'
import { readBedrooms } from './bedrooms'
import { createReader, MARK } from './cut'
import { readEpc } from './epc'
import { readFeatures, type FeatureWishes } from './features'
import { readFloorArea, readPricePerSquareFoot } from './floor-area'
import { readKeyword, cutQuotedWords } from './keyword'
import { readKind } from './kind'
import { readUnsupportedWishes } from './unsupported-wishes'
import type { UnsupportedWish } from './unsupported-wish-labels'
import type { Link } from './links'
import { readSecondPlace, readWalks } from './near'
import { readPlaceText } from './place-text'
import { readPrice } from './price'
import { readRadius } from './radius'
import { readSort } from './sort'
import { readTypes } from './types'
import { correctTypos } from './typos'

/** A search as somebody types it: '3 bed house near Leeds under 350k'. Tokens are those of the URL. */
export interface Phrase {
  /** Null where neither the words nor the price tell. */
  kind: ListingKind | null
  /** What remains when all else is read; '' for none. */
  place: string
  price: string
  types: string
  bedrooms: string
  radius: string
  /** The further filters, of those that a search of the kind has. */
  further: FurtherFilters
  /** Whether the words say 'near' and no distance. */
  isNear: boolean
  sort: Sort | null
  /** The wishes that no filter covers. */
  unsupported: UnsupportedWish[]
  /** Whether the text says more than a place. */
  hasMore: boolean
}

interface Knowledge {
  /** The kind of the form, which decides what 'under 350' means. */
  assumedKind: ListingKind
  /** Whether a text names a place, a postcode, a station or a street. */
  isPlace: (text: string) => boolean
  /** Whether some words, joined by hyphens, are the name of a place or station: 'swiss-cottage'. */
  isName: (slug: string) => boolean
  /** The day in the United Kingdom, '2026-11-23'. */
  today: string
}

const MAX_NAME_WORDS = 6

/** The first of the characters that stand in for the names of places while the rest is read. */
const FIRST_NAME_MARK = 0xe100
const MAX_NAMES = 20
const NAME_MARKS = /[\uE100-\uE113]/g

const BEFORE_NAMES = new Set(['in', 'near', 'nr', 'at', 'around'])

/** Hides names of several words that other readers would take words from: Swiss Cottage, Seven Sisters. */
function hideNames(
  text: string,
  isName: Knowledge['isName'],
): { text: string; restore: (text: string) => string } {
  const names: string[] = []
  const words = text.split(/(\s+|,)/)
  for (let from = 0; from < words.length && names.length < MAX_NAMES; from += 2) {
    const longest = Math.min(words.length, from + MAX_NAME_WORDS * 2 - 1)
    // A single word is a name where it must be one: 'in Over', 'near Pool'.
    const shortest = BEFORE_NAMES.has(words[from - 2]?.toLowerCase() ?? '') ? from + 1 : from + 3
    for (let to = longest; to >= shortest; to -= 2) {
      const part = words.slice(from, to)
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

const normalise = (text: string): string =>
  text
    .slice(0, MAX_PHRASE_CHARACTERS)
    .normalize('NFC')
    .replace(/[\uE000-\uF8FF]/g, '')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/[‘’`]/g, "'")
    .replace(/[“”"?!()[\]{}]|\.(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What a search of the other kind cannot ask for becomes a wish that no filter covers. */
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
/** What no home for sale, or none to let, is said to be; pets are asked for in searches of both. */
const tellsKind: Readonly<Partial<Record<HomeFeature, ListingKind>>> = {
  bills: 'let',
  furnished: 'let',
  unfurnished: 'let',
  'chain-free': 'sale',
  freehold: 'sale',
  leasehold: 'sale',
  'shared-ownership': 'sale',
}

/** The kind that the required features tell; null where none does, or they disagree. */
function inferKind(features: ReadonlySet<HomeFeature>): ListingKind | null {
  const kinds = new Set([...features].flatMap((feature) => tellsKind[feature] ?? []))
  const [kind] = kinds
  return kinds.size === 1 && kind ? kind : null
}

type Wishes = Omit<FurtherFilters, 'with' | 'not' | 'near' | 'within' | 'area'>

/** Splits what was wished for into filters of a kind of search and wishes that it has no filter for. */
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
  }
  const further = cleanFurtherFilters(kind, (name) => (name === 'area' ? '' : tokens[name]))
  const supportedFeatures = parseFeatures(further.with)
  const unsupported = [...required].flatMap((feature) =>
    supportedFeatures.includes(feature) ? [] : (unsupportedWishByFeature[feature] ?? []),
  )
  if (wishes.available !== '' && further.available === '') unsupported.push('available')
  if (wishes['per-sq-ft'] !== '' && further['per-sq-ft'] === '') unsupported.push('per-sq-ft')
  return { further, unsupported: [...new Set(unsupported)] }
}

/**
 * Reads what somebody types into a search field by a grammar of our own: kind, types, bedrooms, price, distance, order,
 * must-haves and the other filters and, of what remains, the place. Never throws; words that are not understood are left
 * out or stay in the place.
 */
export function parsePhrase(text: string, knowledge: Knowledge): Phrase {
  const { assumedKind, isPlace, isName, today } = knowledge
  const quoted = cutQuotedWords(text.slice(0, MAX_PHRASE_CHARACTERS))
  const whole = normalise(quoted.text)
  const corrected = correctTypos(whole, isName)
  const hidden = hideNames(corrected, isName)
  const reader = createReader(hidden.text)
  const links: Link[] = []
  const keyword = quoted.keyword || readKeyword(reader)
  readWalks(reader, links)
  const bedrooms = readBedrooms(reader)
  const unsupported = readUnsupportedWishes(reader)
  const features = readFeatures(reader, isName)
  const wishes: Wishes = {
    keyword,
    epc: readEpc(reader),
    'per-sq-ft': readPricePerSquareFoot(reader),
    size: readFloorArea(reader),
    added: readAdded(reader),
    available: readAvailable(reader, today),
  }
  const radius = readRadius(reader, links)
  const statedKind = readKind(reader) ?? inferKind(features.required)
  const price = readPrice(reader, statedKind, assumedKind)
  const types = readTypes(reader)
  const sort = readSort(reader)
  const hasMarks = reader.text.includes(MARK) || quoted.keyword !== ''
  const isHiddenPlace = (part: string) => part !== '' && isPlace(hidden.restore(part))
  const second = readSecondPlace(reader.text, links, {
    isPlace: isHiddenPlace,
    hasPlace: (part) => {
      const other = readPlaceText(part, { isPlace, restore: hidden.restore }).text
      return other !== '' && isPlace(other)
    },
  })
  const place = readPlaceText(second.rest, { isPlace, restore: hidden.restore })
  const kind = place.kind ?? price?.kind ?? statedKind
  const { further, unsupported: notOfKind } = applyToKind(kind ?? assumedKind, features, wishes)
  const walk = second.link?.radius === null ? second.link : null
  const isWalkKnown = walk !== null && second.linkedPlace !== null
  const near = second.near ?? (isWalkKnown ? { text: second.linkedPlace ?? '', within: walk.within } : null)
  return {
    kind,
    place: place.text,
    price: price?.token ?? defaultFilters.price,
    types: toTypesToken(kind ?? assumedKind, types) || defaultFilters.types,
    bedrooms: bedrooms ?? defaultFilters.bedrooms,
    radius: radius?.token ?? second.link?.radius?.token ?? defaultFilters.radius,
    further: {
      ...further,
      near: near === null ? '' : hidden.restore(near.text),
      within: near?.within ?? '',
    },
    isNear: radius?.isNear ?? second.link?.radius?.isNear ?? second.near?.isNear ?? false,
    sort,
    unsupported: [
      ...new Set([
        ...unsupported,
        ...notOfKind,
        ...(walk !== null && !isWalkKnown ? (['travel-time'] as const) : []),
        ...place.unsupported,
      ]),
    ],
    hasMore: hasMarks || place.text !== corrected,
  }
}
