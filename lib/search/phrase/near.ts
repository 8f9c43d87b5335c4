import { MARK, parseSmallNumber, SMALL_NUMBER, type Reader } from './cut'
import { createDistanceCutter, findDistance, type PlaceDistance } from './place-distance'

/* 'Within 15 minutes’ walk of Chelmsford station': distances on foot, and a place beside the one that is searched. */

const MAX_MINUTES = 60
/** No name of a place has more words. */
const MAX_NAME_WORDS = 6

const MINUTES = `(?:(a\\s+quarter\\s+of\\s+an\\s+hour|half\\s+an\\s+hour)(?:'?s)?|(\\d{1,2}|fifteen|twenty|thirty|${SMALL_NUMBER})\\s*-?\\s*min(?:ute)?s?'?)`
const WITHIN =
  '(?:(?:within|inside|about|around|under|less\\s+than|up\\s+to|no\\s+more\\s+than|at\\s+most|max(?:imum)?(?:\\s+of)?|easy|short|an?|of|and|is|be|,)\\s+)*'
const ON_FOOT = '(?:easy\\s+)?(?:walk(?:ing)?(?:\\s+distance)?|on\\s+foot|by\\s+foot|stroll)'
const FROM =
  '\\s*(?:away\\s+)?(?:of|from|to)\\s+(?:(?:the|my|our)\\s+)?(?:(?:work(?:place)?|office|job|school|house|home|place)\\s+(?:at|in|near|on)\\s+)?'
const WALK = new RegExp(`(?<![\\w£])${WITHIN}${MINUTES}\\s*-?\\s*${ON_FOOT}${FROM}`, 'gi')
const WALK_OF_MINUTES = new RegExp(
  `(?<!\\w)${WITHIN}walk(?:ing)?(?:\\s+distance)?\\s+(?:of\\s+)?${WITHIN}${MINUTES}${FROM}`,
  'gi',
)
/** Minutes from a station are read as minutes on foot where the text does not say how one travels. */
const MINUTES_FROM_STATION = new RegExp(
  `(?<![\\w£])${WITHIN}${MINUTES}${FROM}(?=[^,${MARK}]{1,40}\\b(?:station|stn|tube)\\b)`,
  'gi',
)

const longNumbers: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30 }

const toMinutes = (partOfHour: string | undefined, number = ''): number => {
  if (partOfHour) return /^half/i.test(partOfHour) ? 30 : 15
  return longNumbers[number.toLowerCase()] ?? parseSmallNumber(number)
}

/** Reads minutes on foot, before other readers take them for travel time. */
export function readWalks(reader: Reader, distances: PlaceDistance[]): void {
  const cut = createDistanceCutter(reader, distances)
  for (const pattern of [WALK, WALK_OF_MINUTES, MINUTES_FROM_STATION])
    cut(pattern, ([, partOfHour, number]) => {
      const minutes = toMinutes(partOfHour, number)
      return minutes > 0 && minutes <= MAX_MINUTES ? { within: `${minutes}-min`, radius: null } : null
    })
}

export interface SecondPlace {
  /** Null where the text names one place at most. */
  near: { text: string; within: string; isNear: boolean } | null
  /** The text without the second place and the marks of distances. */
  rest: string
  /** The first distance that did not lead to a second place: that of the only place, or of an unknown one. */
  distance: PlaceDistance | null
  /** The name behind that distance, where it is a place. */
  placeAfterDistance: string | null
}

/** Splits a piece after the longest beginning that names a place; null where no beginning does. */
function splitName(piece: string, isPlace: (text: string) => boolean): [name: string, rest: string] | null {
  const words = piece.trim().split(' ')
  // Twice as many words, because the name of a county may follow: 'Witham, Essex'.
  for (let count = Math.min(words.length, MAX_NAME_WORDS * 2); count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .join(' ')
      .replace(/^(?:the|my)\s+|[\s,;:.&-]+$/gi, '')
    if (name !== '' && isPlace(name)) return [name, words.slice(count).join(' ')]
  }
  return null
}

/** Finds Chelmsford station in 'house in Witham within 2 miles of Chelmsford station'. */
export function readSecondPlace(
  text: string,
  distances: readonly PlaceDistance[],
  { isPlace, hasPlace }: { isPlace: (text: string) => boolean; hasPlace: (text: string) => boolean },
): SecondPlace {
  const pieces = text.split(MARK)
  let distance: PlaceDistance | null = null
  let placeAfterDistance: string | null = null
  for (const [i, piece] of pieces.entries()) {
    const pieceDistance = findDistance(piece, distances)
    if (pieceDistance === undefined) continue
    pieces[i] = ''
    const [name, afterName] = splitName(pieces[i + 1] ?? '', isPlace) ?? []
    const otherPieces = pieces.map((other, otherIndex) => {
      if (findDistance(other, distances)) return ''
      return otherIndex === i + 1 ? (afterName ?? '') : other
    })
    const rest = otherPieces.join(MARK)
    if (name !== undefined && pieceDistance.within !== '' && hasPlace(rest))
      return {
        near: { text: name, within: pieceDistance.within, isNear: pieceDistance.radius?.isNear ?? false },
        rest,
        distance: null,
        placeAfterDistance: null,
      }
    distance ??= pieceDistance
    placeAfterDistance ??= name ?? null
  }
  return { near: null, rest: pieces.join(MARK), distance, placeAfterDistance }
}
