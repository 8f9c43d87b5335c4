/** Range tokens of the search ('100000-nomax', '400-2400+', 'any-price'), as URL and calls carry them. */

export interface Bounds {
  min: number | null
  max: number | null
}

const amount = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

/**
 * Bounds of a token, both inclusive; what is not a number is no bound (D-76), and a maximum that
 * ends in '+' neither (D-77). Units are the caller's (pounds, rooms).
 */
export function parseRange(token: string): Bounds {
  const [min = '', max = ''] = token.split('-')
  return { min: amount(min), max: amount(max) }
}

/** 'min-max', or the word for "any" when neither bound is set (REFINE-04, REFINE-05). */
export const rangeToken = (min: string, max: string, any: string): string =>
  min === 'nomin' && max === 'nomax' ? any : `${min}-${max}`
