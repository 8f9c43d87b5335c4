import { countPages } from '@/lib/format/pages'

/** Articles on one page of a list (NEWS-01) and of a tag (NEWS-15). */
export const LIST_PAGE_SIZE = 9
export const TAG_PAGE_SIZE = 8

export interface PageSlice<T> {
  items: T[]
  /** From 1 to `last`. */
  page: number
  last: number
}

/** Parses the value of `?page=`; 1 when it is no page number. Six digits suffice: no list has a million pages. */
export function parsePageNumber(value: string | string[] | undefined): number {
  const page = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : 1
  return Math.max(1, page)
}

/** Cuts one page out of all items (D-61); null when there is no such page. */
export function slicePage<T>(all: readonly T[], page: number, size: number): PageSlice<T> | null {
  const last = countPages(all.length, size)
  return page > last ? null : { items: all.slice((page - 1) * size, page * size), page, last }
}
