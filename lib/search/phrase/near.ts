import { CUT_MARK, MAX_NAME_WORDS, oneOf, parseSmallNumber, SMALL_NUMBER, type Reader } from './cut'
import { createDistanceCutter, findDistance, type PlaceDistance } from './place-distance'

/* Reads distances on foot and second places: 'house in Witham within 15 minutes’ walk of Chelmsford station'. */

const MAX_MINUTES = 60

const MINUTES = oneOf(
  "(a\\s+quarter\\s+of\\s+an\\s+hour|half\\s+an\\s+hour)(?:'?s)?",
  `(\\d{1,2}|fifteen|twenty|thirty|${SMALL_NUMBER})\\s*-?\\s*min(?:ute)?s?'?`,
)
/** No alternative may consist of others: with both 'max of' and 'of', a row of 'max of' would be read in 2ⁿ ways. */
const WITHIN =
  '(?:(?:within|inside|about|around|under|less\\s+than|up\\s+to|no\\s+more\\s+than|at\\s+most|max(?:imum)?|easy|short|an?|of|and|is|be|,)\\s+)*'
const ON_FOOT = '(?:easy\\s+)?(?:walk(?:ing)?(?:\\s+distance)?|on\\s+foot|by\\s+foot|stroll)'
const WORK_IN = '(?:(?:work(?:place)?|office|job|school|house|home|place)\\s+(?:at|in|near|on)\\s+)?'
/** Matches 'from', and 'of my office in' before the name of a place. */
const FROM = `\\s*(?:away\\s+)?(?:of|from|to)\\s+(?:(?:the|my|our)\\s+)?${WORK_IN}`
/** Matches 'within 10 minutes’ walk of'. */
const WALK = new RegExp(`(?<![\\w£])${WITHIN}${MINUTES}\\s*-?\\s*${ON_FOOT}${FROM}`, 'gi')
/** Matches 'walking distance of 10 minutes from'. */
const WALK_OF_MINUTES = new RegExp(
  `(?<!\\w)${WITHIN}walk(?:ing)?(?:\\s+distance)?\\s+(?:of\\s+)?${WITHIN}${MINUTES}${FROM}`,
  'gi',
)
/** Matches '10 minutes from' before a station. Without a means of travel, these count as minutes on foot. */
const MINUTES_FROM_STATION = new RegExp(
  `(?<![\\w£])${WITHIN}${MINUTES}${FROM}(?=[^,${CUT_MARK}]{1,40}\\b(?:station|stn|tube)\\b)`,
  'gi',
)

const numbersAboveTen: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30 }

const toMinutes = (partOfHour: string | undefined, number = ''): number => {
  if (partOfHour) return /^half/i.test(partOfHour) ? 30 : 15
  return numbersAboveTen[number.toLowerCase()] ?? parseSmallNumber(number)
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
  /** The second place and the distance from it; null if the text names no second place. */
  near: { text: string; within: string; isNear: boolean } | null
  /** The text without the second place and the marks of distances. */
  rest: string
  /** The first distance without a second place. It belongs to the only place of the text, or to an unknown place. */
  distance: PlaceDistance | null
  /** The name after `distance`, if it names a place. */
  placeAfterDistance: string | null
  /** Whether the text names the second place as an alternative, as in 'near Leeds or in York'. It is left out. */
  hasAlternative: boolean
}

const STARTS_WITH_OR = /^\s*(?:or|\/)(?!\w)/i
const ENDS_WITH_OR = /(?<!\w)(?:or|\/)\s*$/i

/** Splits a piece after the longest beginning that names a place; null if no beginning names one. */
function splitName(piece: string, isPlace: (text: string) => boolean): [name: string, rest: string] | null {
  const words = piece.trim().split(' ')
  // The factor 2 leaves room for the name of a county after the place: 'Witham, Essex'.
  for (let count = Math.min(words.length, MAX_NAME_WORDS * 2); count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .join(' ')
      .replace(/^(?:the|my)\s+|[\s,;:.&-]+$/gi, '')
    // The 'St' of 'St James hospital' is no postcode area.
    const isPartOfName = count < words.length && /^[a-z]{1,2}$/i.test(name)
    if (name !== '' && !isPartOfName && isPlace(name)) return [name, words.slice(count).join(' ')]
  }
  return null
}

/** Finds Chelmsford station in 'house in Witham within 2 miles of Chelmsford station'. */
export function readSecondPlace(
  text: string,
  distances: readonly PlaceDistance[],
  { isPlace, hasPlace }: { isPlace: (text: string) => boolean; hasPlace: (text: string) => boolean },
): SecondPlace {
  const pieces = text.split(CUT_MARK)
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
    const rest = otherPieces.join(CUT_MARK)
    if (name !== undefined && hasPlace(rest)) {
      const firstPlaceOnly = {
        near: null,
        rest,
        distance: null,
        placeAfterDistance: null,
        hasAlternative: true,
      }
      // No home is in both of two places far apart, so of alternatives the one that is named first is searched.
      if (ENDS_WITH_OR.test(pieces[i - 1] ?? '')) return firstPlaceOnly
      const near = { text: name, within: pieceDistance.within, isNear: pieceDistance.radius?.isNear ?? false }
      const placesBefore = otherPieces.slice(0, i).join(CUT_MARK)
      const hasAlternative = STARTS_WITH_OR.test(afterName ?? '')
      // In 'near Leeds or York' the distance belongs to Leeds, which is searched, and York is left out.
      if (hasAlternative && !hasPlace(placesBefore))
        return { ...firstPlaceOnly, rest: name, distance: pieceDistance, placeAfterDistance: name }
      if (near.within !== '')
        return {
          near,
          rest: hasAlternative ? placesBefore : rest,
          distance: null,
          placeAfterDistance: null,
          hasAlternative,
        }
    }
    distance ??= pieceDistance
    placeAfterDistance ??= name ?? null
  }
  return { near: null, rest: pieces.join(CUT_MARK), distance, placeAfterDistance, hasAlternative: false }
}
