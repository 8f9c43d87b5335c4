import { MARK, parseSmallNumber, SMALL_NUMBER, type Reader } from './cut'
import { createLinkCutter, findLink, type Link } from './links'

/* 'Within 15 minutes’ walk of Chelmsford station': distances on foot, and a place beside the one that is searched. */

const MAX_MINUTES = 60
/** A name of more words is no place. */
const MAX_NAME_WORDS = 6

const MINUTES = `(?:(a\\s+quarter\\s+of\\s+an\\s+hour|half\\s+an\\s+hour)(?:'?s)?|(\\d{1,2}|fifteen|twenty|thirty|${SMALL_NUMBER})\\s*-?\\s*min(?:ute)?s?'?)`
const LESS =
  '(?:(?:within|inside|about|around|under|less\\s+than|up\\s+to|no\\s+more\\s+than|at\\s+most|max(?:imum)?(?:\\s+of)?|easy|short|an?|of|and|is|be|,)\\s+)*'
const ON_FOOT = '(?:easy\\s+)?(?:walk(?:ing)?(?:\\s+distance)?|on\\s+foot|by\\s+foot|stroll)'
const FROM =
  '\\s*(?:away\\s+)?(?:of|from|to)\\s+(?:(?:the|my|our)\\s+)?(?:(?:work(?:place)?|office|job|school|house|home|place)\\s+(?:at|in|near|on)\\s+)?'
const WALK = new RegExp(`(?<![\\w£])${LESS}${MINUTES}\\s*-?\\s*${ON_FOOT}${FROM}`, 'gi')
const WALK_OF_MINUTES = new RegExp(
  `(?<!\\w)${LESS}walk(?:ing)?(?:\\s+distance)?\\s+(?:of\\s+)?${LESS}${MINUTES}${FROM}`,
  'gi',
)
/** Minutes from a station are minutes on foot, unless the words say otherwise. */
const MINUTES_FROM_STATION = new RegExp(
  `(?<![\\w£])${LESS}${MINUTES}${FROM}(?=[^,${MARK}]{1,40}\\b(?:station|stn|tube)\\b)`,
  'gi',
)

const longNumbers: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30 }

const toMinutes = (hour: string | undefined, number = ''): number => {
  if (hour) return /^half/i.test(hour) ? 30 : 15
  return longNumbers[number.toLowerCase()] ?? parseSmallNumber(number)
}

/** Reads minutes on foot, before other readers take them for travel time. */
export function readWalks(reader: Reader, links: Link[]): void {
  const cut = createLinkCutter(reader, links)
  for (const pattern of [WALK, WALK_OF_MINUTES, MINUTES_FROM_STATION])
    cut(pattern, ([, hour, number]) => {
      const minutes = toMinutes(hour, number)
      return minutes > 0 && minutes <= MAX_MINUTES ? { within: `${minutes}-min`, radius: null } : null
    })
}

interface SecondPlace {
  /** Null where the text names one place at most. */
  near: { text: string; within: string; isNear: boolean } | null
  /** The text without the second place and the marks of links. */
  rest: string
  /** The link of the only place, or one whose place is not known; null for none. */
  link: Link | null
  /** The name behind that link, where it is a place. */
  linkedPlace: string | null
}

/** The longest beginning of a piece that names a place, and what follows it. */
function splitName(piece: string, isPlace: (text: string) => boolean): [name: string, rest: string] | null {
  const words = piece.trim().split(' ')
  for (let count = Math.min(words.length, MAX_NAME_WORDS * 2); count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .join(' ')
      .replace(/^(?:the|my)\s+|[\s,;:.&-]+$/gi, '')
    if (name !== '' && isPlace(name)) return [name, words.slice(count).join(' ')]
  }
  return null
}

/**
 * Finds the place behind a link that stands beside another place: Chelmsford station in 'house in Witham within 2 miles
 * of Chelmsford station'.
 * @param text the text with marks, when all else is read
 * @param hasPlace whether a text with marks names a place
 */
export function readSecondPlace(
  text: string,
  links: readonly Link[],
  { isPlace, hasPlace }: { isPlace: (text: string) => boolean; hasPlace: (text: string) => boolean },
): SecondPlace {
  const pieces = text.split(MARK)
  let link: Link | null = null
  let linkedPlace: string | null = null
  for (const [i, piece] of pieces.entries()) {
    const found = findLink(piece, links)
    if (found === undefined) continue
    pieces[i] = ''
    const name = splitName(pieces[i + 1] ?? '', isPlace)
    const others = pieces.map((other, at) => {
      if (findLink(other, links)) return ''
      return at === i + 1 ? (name?.[1] ?? '') : other
    })
    if (name !== null && found.within !== '' && hasPlace(others.join(MARK)))
      return {
        near: { text: name[0], within: found.within, isNear: found.radius?.isNear ?? false },
        rest: others.join(MARK),
        link: null,
        linkedPlace: null,
      }
    link ??= found
    linkedPlace ??= name?.[0] ?? null
  }
  return { near: null, rest: pieces.join(MARK), link, linkedPlace }
}
