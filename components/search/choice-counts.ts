import { formatInteger } from '@/lib/format/number'

/** Returns how many homes a search would find with this value of a filter; undefined while the count is not known. */
export type CountChoice = (name: string, value: string) => number | undefined

/** Returns 'Garden (12)', for example; the label alone while the count is not known. */
export function addCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${formatInteger(count)})`
}

/** Returns 'Let agreed (leaves 34)', because 'Let agreed (34)' would mean that 34 homes are let agreed. */
export function addRemainingCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (leaves ${formatInteger(count)})`
}
