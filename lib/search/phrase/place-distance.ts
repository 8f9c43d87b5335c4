import { MARK, type Reader } from './cut'

export interface Radius {
  /** The token of the URL: 'three-miles'. */
  token: string
  /** Whether the words say 'near' and no distance. */
  isNear: boolean
}

/** A distance from the place whose name follows it: 'within 2 miles of', '10 minutes’ walk from', 'near'. */
export interface PlaceDistance {
  /** The token of the URL, if the place is the second one of the text: '2', '10-min'. */
  within: string
  /** The radius of the search, if the place is the only one; null for minutes on foot. */
  radius: Radius | null
}

/** The first of the private-use characters that replace distances until their places are known. */
const FIRST_DISTANCE_MARK = 0xe020
const MAX_DISTANCES = 8
const DISTANCE_MARK = /[\uE020-\uE027]/

/**
 * Creates a function that replaces each match of a pattern by a mark, and adds the distance that `accept` returns for it.
 */
export function createDistanceCutter(reader: Reader, distances: PlaceDistance[]) {
  return (
    pattern: RegExp,
    accept: (groups: readonly (string | undefined)[]) => PlaceDistance | null,
  ): void => {
    reader.text = reader.text.replace(pattern, (...args: unknown[]) => {
      const groups = args
        .filter((arg) => typeof arg !== 'number' && typeof arg !== 'object')
        .slice(0, -1) as (string | undefined)[]
      const distance = distances.length >= MAX_DISTANCES ? null : accept(groups)
      if (distance === null) return groups[0] ?? ''
      const mark = String.fromCharCode(FIRST_DISTANCE_MARK + distances.length)
      distances.push(distance)
      return ` ${MARK} ${mark} ${MARK} `
    })
  }
}

/** Returns the distance whose mark a piece of the text is; undefined for any other piece. */
export const findDistance = (
  piece: string,
  distances: readonly PlaceDistance[],
): PlaceDistance | undefined =>
  DISTANCE_MARK.test(piece) ? distances[piece.trim().charCodeAt(0) - FIRST_DISTANCE_MARK] : undefined
