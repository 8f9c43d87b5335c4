import type { Sort } from '../../../search/options'
import type { Columns } from './columns'
import type { Ranking, Segment } from './segment'

/** The order of results: by a key, then by id in the same direction; listings without a key come last in either. */
export interface ResultOrder {
  key: 'listedAtMs' | 'pricePence'
  isDescending: boolean
}

const orders: Record<Sort, ResultOrder> = {
  'most-recent': { key: 'listedAtMs', isDescending: true },
  oldest: { key: 'listedAtMs', isDescending: false },
  'price-asc': { key: 'pricePence', isDescending: false },
  'price-desc': { key: 'pricePence', isDescending: true },
}

/** Parses the token of the sort menu; an unknown one means the newest first (SALES-07). */
export const toResultOrder = (token: string): ResultOrder =>
  Object.hasOwn(orders, token) ? orders[token as Sort] : orders['most-recent']

export const rankingOf = ({ byTime, byPrice }: Segment, { key }: ResultOrder): Ranking =>
  key === 'listedAtMs' ? byTime : byPrice

/**
 * Converts a rank into its position in the results, or back, which is the same: a descending order turns the listings
 * with a key round, and those without one among themselves.
 */
export function turnRank(rank: number, { firstWithoutKey, rowAt }: Ranking, isDescending: boolean): number {
  if (!isDescending) return rank
  return rank < firstWithoutKey ? firstWithoutKey - 1 - rank : firstWithoutKey + rowAt.length - 1 - rank
}

/** Compares rows that may be in different columns. */
export function compareResults(
  { key, isDescending }: ResultOrder,
  a: Columns,
  rowA: number,
  b: Columns,
  rowB: number,
): number {
  const toKey = (value: number) => (isDescending && value === Infinity ? -1 : value)
  const [keyA, keyB] = [toKey(a[key][rowA]!), toKey(b[key][rowB]!)]
  const [first, second] = keyA === keyB ? [a.id[rowA]!, b.id[rowB]!] : [keyA, keyB]
  return isDescending ? second - first : first - second
}
