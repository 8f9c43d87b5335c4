/* Range tokens of the URL and the calls: '100000-nomax', '400-2400+', 'any-price'. */

export interface Bounds {
  min: number | null
  max: number | null
}

/** Nine digits are more than any price or area, and the number still fits PostgreSQL's type int. */
const parseBound = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

/** Parses inclusive bounds, of pounds or bedrooms. A text that is no number (D-76), or '2400+' (D-77), is no bound. */
export function parseRange(token: string): Bounds {
  const [min = '', max = ''] = token.split('-')
  return { min: parseBound(min), max: parseBound(max) }
}

/** Formats a range token. @param unboundedToken the token without bounds, such as 'any-price' (REFINE-04, REFINE-05) */
export const toRangeToken = (min: string, max: string, unboundedToken: string): string =>
  min === 'nomin' && max === 'nomax' ? unboundedToken : `${min}-${max}`

export const formatBounds = ({ min, max }: Bounds): string =>
  toRangeToken(min === null ? 'nomin' : String(min), max === null ? 'nomax' : String(max), '')

/** Splits a range token into its two ends. An invalid token has no bounds (D-76). */
export function splitRange(token: string): [string, string] {
  const match = /^(nomin|\d+)-(nomax|\d+\+?)$/.exec(token)
  return match ? [match[1] ?? 'nomin', match[2] ?? 'nomax'] : ['nomin', 'nomax']
}
