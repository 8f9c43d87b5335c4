import { formatInteger } from '@/lib/format/number'

/** Returns how many homes a choice of a filter would leave; undefined where that is not known. */
export type CountChoice = (name: string, value: string) => number | undefined

/** For example 'Garden (12)'; only the label where the count is not known. */
export function addCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${formatInteger(count)})`
}

/**
 * For a choice that leaves homes out, such as 'Let agreed (leaves 34)': a bare number would read as the number of homes
 * that are let agreed.
 */
export function addRemainingCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (leaves ${formatInteger(count)})`
}
