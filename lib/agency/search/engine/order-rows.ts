import type { Sort } from '../../../search/options'
import type { Point } from '../../places/types'
import { DISTANCE_STEPS_PER_MILE, STEPS_WITHOUT_POSITION } from '../order'
import type { Columns } from './columns'
import { publicMilesFrom } from './public-filters'
import type { Ranking, Segment } from './segment'

/** Orders results by a key, then by id in the same direction. Listings without a key come last in either direction. */
export interface KeyOrder {
  key: 'listedAtMs' | 'pricePence'
  isDescending: boolean
}

/** Orders results by distance, the nearest first, and at the same distance the newest first. */
interface NearestOrder {
  key: 'distance'
  centre: Point
}

export type ResultOrder = KeyOrder | NearestOrder

const newestFirst: KeyOrder = { key: 'listedAtMs', isDescending: true }
const orders: Record<Exclude<Sort, 'nearest'>, KeyOrder> = {
  'most-recent': newestFirst,
  oldest: { key: 'listedAtMs', isDescending: false },
  'price-asc': { key: 'pricePence', isDescending: false },
  'price-desc': { key: 'pricePence', isDescending: true },
}

/** Parses the token of the sort menu as `parseOrder` does. */
export function toResultOrder(token: string, centre: Point | null): ResultOrder {
  if (token === 'nearest') return centre ? { key: 'distance', centre } : newestFirst
  return Object.hasOwn(orders, token) ? orders[token as keyof typeof orders] : newestFirst
}

/** Rounds a distance to the steps by which results are ordered, as the database does. */
export const toSteps = (miles: number): number => Math.floor(miles * DISTANCE_STEPS_PER_MILE + 0.5)

/** The distance of a listing in the steps by which results are ordered. */
function toDistanceSteps(centre: Point, { lat, lng }: Columns, row: number): number {
  if (Number.isNaN(lat[row]!) || Number.isNaN(lng[row]!)) return STEPS_WITHOUT_POSITION
  return toSteps(publicMilesFrom(centre, lat[row]!, lng[row]!))
}

export const rankingOf = ({ byTime, byPrice }: Segment, { key }: KeyOrder): Ranking =>
  key === 'listedAtMs' ? byTime : byPrice

/**
 * Converts a rank to its position in the results, or a position to its rank: both are the same mapping. A descending
 * order reverses the listings with a key, and separately those without a key, which stay last.
 */
export function convertRank(
  rank: number,
  { firstWithoutKey, rowAt }: Ranking,
  { isDescending }: KeyOrder,
): number {
  if (!isDescending) return rank
  return rank < firstWithoutKey ? firstWithoutKey - 1 - rank : firstWithoutKey + rowAt.length - 1 - rank
}

/** Compares two rows by their order in the results. The rows may be in different columns. */
export function compareResults(
  order: ResultOrder,
  a: Columns,
  rowA: number,
  b: Columns,
  rowB: number,
): number {
  if (order.key !== 'distance') return compareByKey(order, a, rowA, b, rowB)
  const steps = toDistanceSteps(order.centre, a, rowA) - toDistanceSteps(order.centre, b, rowB)
  return steps === 0 ? compareByKey(newestFirst, a, rowA, b, rowB) : steps
}

function compareByKey(
  { key, isDescending }: KeyOrder,
  a: Columns,
  rowA: number,
  b: Columns,
  rowB: number,
): number {
  // In a descending order, -1 sorts a price on application (Infinity) last.
  const toKey = (value: number) => (isDescending && value === Infinity ? -1 : value)
  const [keyA, keyB] = [toKey(a[key][rowA]!), toKey(b[key][rowB]!)]
  const [first, second] = keyA === keyB ? [a.id[rowA]!, b.id[rowB]!] : [keyA, keyB]
  return isDescending ? second - first : first - second
}
