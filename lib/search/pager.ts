import { pageNumbersToLink, countPages } from '../format/pages'
import { PAGE_SIZE } from './state'

export const countResultPages = (total: number): number => countPages(total, PAGE_SIZE)

/** The page numbers to link to (SALES-11). */
export const pageNumbers = (current: number, total: number): number[] =>
  pageNumbersToLink(current, countResultPages(total))
