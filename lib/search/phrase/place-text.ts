import type { ListingKind } from '../../domain/listing-kind'
import { MARK } from './cut'
import type { UnsupportedWish } from './unsupported-wish-labels'

/** Words around a place that belong to the sentence. */
const FILLERS = new Set(
  `a about after all also am an and any anything anywhere are area at based be been both but by can could do either find for from
get give good hello hey hi has have having help here hi i id ideally if im in inside into is it its just left like live living located
locate looking me moving my near need needing next no not of ok on only or our ours out outside own place places please possibly
preferably price priced rather really relocating request search searching see show situated so some something somewhere thanks
thank that the their there these thing things this to too type up us want wanted wanting wants we were what which where
who will with within would you your new nice lovely big small large cheap affordable family starter first home buy let rent
options option ones one beds bed bedroom bedrooms minimum maximum max min`.split(/\s+/),
)
/** Joins what stands beside a place to it: 'a home on the canal in Leeds'. */
const PREPOSITIONS = /\s(?:in|near|at|on|of|by|to|around|from)\s/i
/** A part of a town that the gazetteer does not know: 'north Leeds', 'greater Bristol'. */
const PART_OF_TOWN =
  /^(?:(?:north|south|east|west|north[\s-]?east|north[\s-]?west|south[\s-]?east|south[\s-]?west|central|inner|outer|greater|upper|lower|downtown|nw|ne|sw|se)\s+)(?:of\s+)?(?=\S)/i

/** More words are no place with a few others beside it. */
const MAX_WORDS = 12

const stripPunctuation = (text: string): string => text.replace(/^[\s,;:.&+/-]+|[\s,;:.&+/-]+$/g, '')

const isFiller = (word: string): boolean =>
  FILLERS.has(word.toLowerCase().replace(/[^a-z\uE100-\uE113]/g, ''))

/** @param keepArticle leaves 'the' at the start, which belongs to some names: The Wirral */
function stripFillers(text: string, { keepArticle }: { keepArticle: boolean }): string {
  const words = stripPunctuation(text).split(' ').filter(Boolean)
  while (words.length > 0 && isFiller(words.at(-1) ?? '')) words.pop()
  while (words.length > 0 && isFiller(words[0] ?? '')) {
    if (keepArticle && words.length > 1 && words[0]?.toLowerCase() === 'the' && !isFiller(words[1] ?? ''))
      break
    words.shift()
  }
  return stripPunctuation(words.join(' '))
}

interface PlaceText {
  text: string
  /** 'sale' where the word 'sale' meant the kind and not the town Sale; else null. */
  kind: ListingKind | null
  unsupported: UnsupportedWish[]
}

/** All ways to put a place together from the pieces between what was understood, the likeliest first. */
function combine(pieces: readonly string[]): string[] {
  const parts = pieces.flatMap((piece) => piece.split(PREPOSITIONS))
  const stripped = parts.map((part) => stripFillers(part, { keepArticle: false })).filter(Boolean)
  return [
    pieces.join(', '),
    pieces.join(' '),
    stripped.join(', '),
    pieces.toReversed().join(', '),
    stripped.toReversed().join(', '),
    ...stripped.toReversed(),
  ]
}

const splitToWords = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/** The longest end or beginning of a text that names a place: Suffolk in 'planning permission Suffolk'. */
function findEnding(text: string, isPlace: (text: string) => boolean): string | undefined {
  const words = splitToWords(text).slice(0, MAX_WORDS)
  const parts = words
    .slice(1)
    .flatMap((_, i) => [words.slice(i + 1).join(' '), words.slice(0, -1 - i).join(' ')])
  return parts.find(isPlace)
}

interface Gazetteer {
  /** Whether a text names a place. */
  isPlace: (text: string) => boolean
  /** Puts the names back that were hidden from the other readers. */
  restore: (text: string) => string
}

/**
 * The place in what no other reader took.
 * @param rest the text, with marks where words were taken out
 */
export function readPlaceText(rest: string, { isPlace, restore }: Gazetteer): PlaceText {
  const isHiddenPlace = (text: string) => text !== '' && isPlace(restore(text))
  const found = findPlaceText(rest, isHiddenPlace)
  return { ...found, text: restore(found.text) }
}

function findPlaceText(rest: string, isPlace: (text: string) => boolean): PlaceText {
  const pieces = rest
    .split(MARK)
    .map((piece) => stripFillers(piece, { keepArticle: true }))
    .filter(Boolean)
  if (pieces.length === 0) return { text: '', kind: null, unsupported: [] }
  const known = combine(pieces).find(isPlace)
  if (known !== undefined) {
    const contentWords = pieces.flatMap(splitToWords).filter((word) => !isFiller(word))
    const isAll = splitToWords(known).length >= contentWords.length
    return { text: known, kind: null, unsupported: isAll ? [] : ['other'] }
  }
  const withoutSale = rest.replace(/(?<!\w)sale(?!\w)/gi, MARK)
  if (withoutSale !== rest) return { ...findPlaceText(withoutSale, isPlace), kind: 'sale' }
  const whole = pieces.join(' ')
  const town = whole.replace(PART_OF_TOWN, '')
  if (town !== whole && isPlace(town)) return { text: town, kind: null, unsupported: ['part'] }
  const ending = rest.includes(MARK) ? findEnding(whole, isPlace) : undefined
  if (ending !== undefined) return { text: ending, kind: null, unsupported: ['other'] }
  return { text: whole, kind: null, unsupported: [] }
}
