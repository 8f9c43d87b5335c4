import type { ListingKind } from '../../domain/listing-kind'
import { CUT_MARK, NAME_MARK_RANGE, oneOf } from './cut'
import type { UnsupportedWish } from './unsupported-wish-labels'

/** Words that stand around the place in a sentence and are dropped. */
const FILLERS = new Set(
  `a about after all also am an and any anything anywhere are area at based be been both but by can could do either find for from
get give good hello hey hi has have having help here hi i id ideally if im in inside into is it its just left like live living located
locate looking me moving my near need needing next no not of ok on only or our ours out outside own place places please possibly
preferably price priced rather really relocating request search searching see show situated so some something somewhere thanks
thank that the their there these thing things this to too type up us want wanted wanting wants we were what which where
who will with within would you your new nice lovely big small large cheap affordable family starter first home buy let rent
options option ones one beds bed bedroom bedrooms minimum maximum max min`.split(/\s+/),
)
/** Prepositions between a place and what stands beside it: 'a home on the canal in Leeds'. */
const PREPOSITIONS = /\s(?:in|near|at|on|of|by|to|around|from)\s/i
/** A part of a town that the gazetteer does not know: 'north Leeds', 'greater Bristol'. */
const PART = oneOf(
  'north|south|east|west',
  'north[\\s-]?east|north[\\s-]?west|south[\\s-]?east|south[\\s-]?west',
  'central|inner|outer|greater|upper|lower|downtown',
  'nw|ne|sw|se',
)
const PART_OF_TOWN = new RegExp(`^(?:${PART}\\s+)(?:of\\s+)?(?=\\S)`, 'i')

/** A place is looked for among the first words only, which limits the number of look-ups. */
const MAX_WORDS = 12

const stripPunctuation = (text: string): string => text.replace(/^[\s,;:.&+/-]+|[\s,;:.&+/-]+$/g, '')

const IGNORED_CHARACTERS = new RegExp(`[^a-z0-9${NAME_MARK_RANGE}]`, 'g')

/** A word with a digit or the mark of a hidden name is no filler: '6AN' ends a postcode. */
const isFiller = (word: string): boolean => FILLERS.has(word.toLowerCase().replace(IGNORED_CHARACTERS, ''))

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

/** Lists the texts that may name the place, from the pieces between the understood words; the likeliest first. */
function listPlaceCandidates(pieces: readonly string[]): string[] {
  const parts = pieces.flatMap((piece) => piece.split(PREPOSITIONS))
  const stripped = parts.map((part) => stripFillers(part, { keepArticle: false })).filter(Boolean)
  return [
    pieces.join(', '),
    pieces.join(' '),
    stripped.join(', '),
    pieces.toReversed().join(', '),
    stripped.toReversed().join(', '),
    ...stripped.toReversed(), // from the end, where the place stands more often
  ]
}

const BETWEEN_PLACES = /\s+(?:or|and|&)\s+|[,/]/i

/** Finds the first of several places, as in 'Leeds or Bradford'; undefined for fewer than two. */
function findFirstOfSeveral(text: string, isPlace: (text: string) => boolean): string | undefined {
  const places = text
    .split(BETWEEN_PLACES)
    .map((part) => stripFillers(part, { keepArticle: false }))
    .filter((part) => part !== '' && isPlace(part))
  return places.length > 1 ? places[0] : undefined
}

/** Classifies the words beside the searched place: 'place' if they name another place, as in 'Leeds or Bradford'. */
function classifyRest(
  pieces: readonly string[],
  place: string,
  isPlace: (text: string) => boolean,
): 'place' | 'other' {
  const otherPlace = pieces
    .flatMap((piece) => piece.split(PREPOSITIONS))
    .flatMap((part) => part.split(BETWEEN_PLACES))
    .map((part) => stripFillers(part, { keepArticle: false }))
    .find((part) => part !== '' && !place.includes(part) && isPlace(part))
  return otherPlace === undefined ? 'other' : 'place'
}

const splitToWords = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/** Finds the longest end or beginning of a text that names a place: Suffolk in 'planning permission Suffolk'. */
function findPlaceAtEdge(text: string, isPlace: (text: string) => boolean): string | undefined {
  const words = splitToWords(text).slice(0, MAX_WORDS)
  for (let dropped = 1; dropped < words.length; dropped += 1) {
    const edges = [words.slice(dropped).join(' '), words.slice(0, -dropped).join(' ')]
    const place = edges.find(isPlace)
    if (place !== undefined) return place
  }
  return undefined
}

/** Finds the place at an edge of the whole text or, as in 'long let, furnished, Leeds 6 months', one of its pieces. */
const findPlaceAtEdges = (
  whole: string,
  pieces: readonly string[],
  isPlace: (text: string) => boolean,
): string | undefined =>
  [whole, ...pieces.toReversed()]
    .map((text) => findPlaceAtEdge(text, isPlace))
    .find((place) => place !== undefined)

interface HiddenNames {
  isPlace: (text: string) => boolean
  /** Puts back the names that `hideNames` has replaced by marks. */
  restore: (text: string) => string
}

/** Reads the place from the rest of a text. @param rest has marks in place of the words that were cut out */
export function readPlaceText(rest: string, { isPlace, restore }: HiddenNames): PlaceText {
  const isHiddenPlace = (text: string) => text !== '' && isPlace(restore(text))
  const place = findPlaceText(rest, isHiddenPlace)
  return { ...place, text: restore(place.text) }
}

/**
 * Tries the pieces of a text as the place. If none of them is one, tries the text without the word 'sale', the first of
 * several places, the town without 'north' and the like, and the longest end or beginning that names a place.
 */
function findPlaceText(rest: string, isPlace: (text: string) => boolean): PlaceText {
  const pieces = rest
    .split(CUT_MARK)
    .map((piece) => stripFillers(piece, { keepArticle: true }))
    .filter(Boolean)
  if (pieces.length === 0) return { text: '', kind: null, unsupported: [] }
  const place = listPlaceCandidates(pieces).find(isPlace)
  if (place !== undefined) {
    const contentWords = pieces.flatMap(splitToWords).filter((word) => !isFiller(word))
    const usesAllWords = splitToWords(place).length >= contentWords.length
    if (usesAllWords) return { text: place, kind: null, unsupported: [] }
    return {
      text: place,
      kind: null,
      unsupported: [classifyRest(pieces, place, isPlace)],
    }
  }
  const withoutSale = rest.replace(/(?<!\w)sale(?!\w)/gi, CUT_MARK)
  if (withoutSale !== rest) return { ...findPlaceText(withoutSale, isPlace), kind: 'sale' }
  const whole = pieces.join(' ')
  const firstOfSeveral = findFirstOfSeveral(whole, isPlace)
  if (firstOfSeveral !== undefined) return { text: firstOfSeveral, kind: null, unsupported: ['place'] }
  const town = whole.replace(PART_OF_TOWN, '')
  if (town !== whole && isPlace(town)) return { text: town, kind: null, unsupported: ['part'] }
  const placeAtEdge = rest.includes(CUT_MARK) ? findPlaceAtEdges(whole, pieces, isPlace) : undefined
  if (placeAtEdge !== undefined)
    return { text: placeAtEdge, kind: null, unsupported: [classifyRest(pieces, placeAtEdge, isPlace)] }
  return { text: whole, kind: null, unsupported: [] }
}
