import type { Boxes } from './boxes'
import type { Columns } from './columns'

/** What a condition on places says of the listings of an area: none, some (each is to be tested) or all fulfil it. */
export type Verdict = 0 | 1 | 2
export const NONE: Verdict = 0
export const SOME: Verdict = 1
export const ALL: Verdict = 2

/** A condition on the place of listings. Where the verdict on an area is SOME, each of its listings is asked. */
export interface PlaceFilter {
  verdictOf(area: number, boxes: Boxes): Verdict
  includes(columns: Columns, row: number): boolean
  /** The only street whose listings can fulfil the condition; absent where any can. */
  street?: number
}
