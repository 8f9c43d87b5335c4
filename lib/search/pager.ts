import { countPages } from '../format/pages'
import { PAGE_SIZE } from './state'

export const countResultPages = (total: number): number => countPages(total, PAGE_SIZE)
