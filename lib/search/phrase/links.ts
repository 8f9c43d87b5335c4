import { MARK, type Reader } from './cut'

export interface Radius {
  /** The token of the URL: 'three-miles'. */
  token: string
  /** Whether the words say 'near' and no distance. */
  isNear: boolean
}

/** A distance from the place whose name follows it: 'within 2 miles of', '10 minutes’ walk from', 'near'. */
export interface Link {
  /** The token of the URL, if the place is the second one of the text: '2', '10-min'. */
  within: string
  /** The radius of the search, if the place is the only one; null for minutes on foot. */
  radius: Radius | null
}

/** The first of the private-use characters that replace links until their places are known. */
const FIRST_LINK_MARK = 0xe020
const MAX_LINKS = 8
const LINK_MARK = /[\uE020-\uE027]/

/**
 * Creates a function that replaces each match of a pattern by a mark, and adds the link that `accept` returns for it.
 */
export function createLinkCutter(reader: Reader, links: Link[]) {
  return (pattern: RegExp, accept: (groups: readonly (string | undefined)[]) => Link | null): void => {
    reader.text = reader.text.replace(pattern, (...args: unknown[]) => {
      const groups = args
        .filter((arg) => typeof arg !== 'number' && typeof arg !== 'object')
        .slice(0, -1) as (string | undefined)[]
      const link = links.length >= MAX_LINKS ? null : accept(groups)
      if (link === null) return groups[0] ?? ''
      const mark = String.fromCharCode(FIRST_LINK_MARK + links.length)
      links.push(link)
      return ` ${MARK} ${mark} ${MARK} `
    })
  }
}

/** Returns the link whose mark a piece of the text is; undefined for any other piece. */
export const findLink = (piece: string, links: readonly Link[]): Link | undefined =>
  LINK_MARK.test(piece) ? links[piece.trim().charCodeAt(0) - FIRST_LINK_MARK] : undefined
