import { PAGE_SIZE } from './state'

const MOST_LINKS = 7

/** Number of pages of a list. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE))

/**
 * At most seven page numbers: the first, the last, and those around the page one is on. A gap is
 * where two neighbours differ by more than one. None for a single page (SALES-11).
 */
export function pageNumbers(current: number, total: number): number[] {
  const last = pageCount(total)
  if (last === 1) return []
  if (last <= MOST_LINKS) return Array.from({ length: last }, (_, index) => index + 1)
  const inner = MOST_LINKS - 2
  const start = Math.min(Math.max(current - 2, 2), last - inner)
  return [1, ...Array.from({ length: inner }, (_, index) => start + index), last]
}
