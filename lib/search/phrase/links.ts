import { MARK, type Reader } from './cut'

export interface Radius {
  /** As in the URL. */
  token: string
  /** Whether the words say 'near' and no distance. */
  isNear: boolean
}

/** A distance from the place whose name follows it: 'within 2 miles of', '10 minutes’ walk from', 'near'. */
export interface Link {
  /** As in the URL. */
  within: string
  /** What the words mean where the place that follows is the only one; null for minutes on foot. */
  radius: Radius | null
}

/** The first of the characters that stand for a link until the place behind it is known. */
const FIRST_LINK_MARK = 0xe020
const MAX_LINKS = 8
const LINK_MARK = /[\uE020-\uE027]/

/** Returns a function that puts a mark of its own where a pattern stands, and notes the link that `accept` makes of it. */
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

/** The link that a piece of the text stands for; undefined for any other piece. */
export const findLink = (piece: string, links: readonly Link[]): Link | undefined =>
  LINK_MARK.test(piece) ? links[piece.trim().charCodeAt(0) - FIRST_LINK_MARK] : undefined
