const MAX_LINKS = 7

/** Counts the pages of a list; an empty list has one. @param size the number of items on a page */
export const countPages = (items: number, size: number): number => Math.max(1, Math.ceil(items / size))

/** Lists the first page, the last and those around the current one (NEWS-04); none for a single page. */
export function listPageNumbersToLink(current: number, last: number): number[] {
  if (last <= 1) return []
  if (last <= MAX_LINKS) return Array.from({ length: last }, (_, index) => index + 1)
  // The current page is the third of five links between the first and the last page, except near these.
  const innerLinks = MAX_LINKS - 2
  const firstInner = Math.min(Math.max(current - 2, 2), last - innerLinks)
  return [1, ...Array.from({ length: innerLinks }, (_, index) => firstInner + index), last]
}
