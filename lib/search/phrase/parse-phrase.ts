import type { ListingKind } from '../../domain/listing-kind'
import { MAX_PHRASE_CHARACTERS } from '../apply-phrase'
import type { Sort } from '../options'
import { defaultFilters, PETS_TOKEN } from '../state'
import { toTypesToken } from '../type-groups'
import { readBedrooms } from './bedrooms'
import { createReader, MARK } from './cut'
import { readKind } from './kind'
import { readLeftOut } from './left-out'
import type { LeftOut } from './left-out-labels'
import { readPlaceText } from './place-text'
import { readPrice } from './price'
import { readRadius } from './radius'
import { readSort } from './sort'
import { readTypes } from './types'

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
  /** Asked for in a search of homes to let; in one of homes for sale it is left out. */
  pets: string
  /** Whether the words say 'near' and no distance. */
  isNear: boolean
  sort: Sort | null
  /** The wishes that no filter covers. */
  leftOut: LeftOut[]
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
      if (part.includes(',')) continue
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

/**
 * Reads what somebody types into a search field by a grammar of our own: kind, types, bedrooms, price, distance, order
 * and, of what remains, the place. Never throws; words that are not understood are left out or stay in the place.
 */
export function parsePhrase(text: string, { assumedKind, isPlace, isName }: Knowledge): Phrase {
  const whole = normalise(text)
  const hidden = hideNames(whole, isName)
  const reader = createReader(hidden.text)
  const leftOut = readLeftOut(reader)
  const bedrooms = readBedrooms(reader)
  const radius = readRadius(reader)
  const statedKind = readKind(reader)
  const price = readPrice(reader, statedKind, assumedKind)
  const types = readTypes(reader)
  const sort = readSort(reader)
  const hasMarks = reader.text.includes(MARK)
  const place = readPlaceText(reader.text, { isPlace, restore: hidden.restore })
  const kind = place.kind ?? price?.kind ?? statedKind
  const isPetsFilter = (kind ?? assumedKind) === 'let' && leftOut.includes(PETS_TOKEN)
  return {
    kind,
    place: place.text,
    price: price?.token ?? defaultFilters.price,
    types: toTypesToken(kind ?? assumedKind, types) || defaultFilters.types,
    bedrooms: bedrooms ?? defaultFilters.bedrooms,
    radius: radius?.token ?? defaultFilters.radius,
    pets: isPetsFilter ? PETS_TOKEN : '',
    isNear: radius?.isNear ?? false,
    sort,
    leftOut: [...leftOut, ...place.leftOut].filter((key) => !(isPetsFilter && key === PETS_TOKEN)),
    hasMore: hasMarks || place.text !== whole,
  }
}
