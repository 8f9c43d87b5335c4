import type { Boxes } from './boxes'
import type { Columns } from './columns'

/**
 * Whether the listings of an area fulfil a place filter: NONE do, ALL do, or SOME may, so that each must be tested. The
 * numbers ascend: a filter for both of two places takes the lesser verdict, and a filter for either takes the greater.
 */
export type Verdict = 0 | 1 | 2
export const NONE: Verdict = 0
export const SOME: Verdict = 1
export const ALL: Verdict = 2

/** A condition on where listings are. `includes` tests single listings, of areas with the verdict SOME. */
export interface PlaceFilter {
  verdictOf(area: number, boxes: Boxes): Verdict
  includes(columns: Columns, row: number): boolean
  /** The number of the only street whose listings can fulfil the condition; absent for a condition on no street. */
  street?: number
}
