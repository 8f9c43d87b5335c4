import { CUT_MARK, toMatchGroups, type Reader } from './cut'

export interface Radius {
  /** The token of the URL: 'three-miles'. */
  token: string
  /** Whether the words say 'near' and no distance. */
  isNear: boolean
}

/** A distance from the place whose name follows it: 'within 2 miles of', '10 minutes’ walk from', 'near'. */
export interface PlaceDistance {
  /** The token of the filter `within`, '2' or '10-min'. Applies if the text names another place to search in. */
  within: string
  /** The radius of the search; null for minutes on foot. Applies if the text names no other place. */
  radius: Radius | null
}

/** The first of the private-use characters that replace distances until their places are known. */
const FIRST_DISTANCE_MARK = 0xe020
/** The number of characters in DISTANCE_MARK. */
const MAX_DISTANCES = 8
const DISTANCE_MARK = /[\uE020-\uE027]/

/**
 * Creates a function that replaces each match of a pattern by a mark and adds a distance to `distances`. `accept`
 * converts the groups of the match to the distance; a match for which it returns null stays in the text.
 */
export function createDistanceCutter(reader: Reader, distances: PlaceDistance[]) {
  return (
    pattern: RegExp,
    accept: (groups: readonly (string | undefined)[]) => PlaceDistance | null,
  ): void => {
    reader.text = reader.text.replace(pattern, (...args: unknown[]) => {
      const groups: readonly (string | undefined)[] = toMatchGroups(args)
      const distance = distances.length >= MAX_DISTANCES ? null : accept(groups)
      if (distance === null) return groups[0] ?? ''
      const distanceMark = String.fromCharCode(FIRST_DISTANCE_MARK + distances.length)
      distances.push(distance)
      return ` ${CUT_MARK} ${distanceMark} ${CUT_MARK} `
    })
  }
}

/** Returns the distance of a piece of text that is the mark of a distance; undefined for any other piece. */
export const findDistance = (
  piece: string,
  distances: readonly PlaceDistance[],
): PlaceDistance | undefined =>
  DISTANCE_MARK.test(piece) ? distances[piece.trim().charCodeAt(0) - FIRST_DISTANCE_MARK] : undefined
