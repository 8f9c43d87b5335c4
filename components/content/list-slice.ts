import { pagesFor } from '@/lib/format/pages'

/** Items on a page of a list and of a tag (NEWS-01, NEWS-15). */
export const LIST_SIZE = 9
export const TAG_SIZE = 8

export interface Slice<T> {
  items: T[]
  page: number
  last: number
}

/** The page that `?page=` asks for: 1 for what is no number. */
export function pageAsked(value: string | string[] | undefined): number {
  const page = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : 1
  return Math.max(1, page)
}

/** One page of all items, or null when there is no such page (D-61). */
export function slice<T>(all: readonly T[], page: number, size: number): Slice<T> | null {
  const last = pagesFor(all.length, size)
  return page > last ? null : { items: all.slice((page - 1) * size, page * size), page, last }
}
