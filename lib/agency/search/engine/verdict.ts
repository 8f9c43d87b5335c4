/** What a condition on places says of the listings of an area: none, some (each is to be tested) or all fulfil it. */
export type Verdict = 0 | 1 | 2
export const NONE: Verdict = 0
export const SOME: Verdict = 1
export const ALL: Verdict = 2
