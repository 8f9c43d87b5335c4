import type { Boxes } from './boxes'
import type { Columns } from './columns'

/**
 * What a place filter says of the listings of an area: NONE or ALL fulfil it, or SOME may, so each is to be tested. The
 * numbers ascend, so that the filter for both of two places takes the lesser verdict, and for either the greater.
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
