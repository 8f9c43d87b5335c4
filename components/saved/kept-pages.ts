const HOMES_PER_PAGE = 12

/** The homes of a page of a list. @param page from 1; one beyond the end is the last page */
export function takePage<Home>(homes: readonly Home[], page: number) {
  const last = Math.max(1, Math.ceil(homes.length / HOMES_PER_PAGE))
  const current = Math.min(page, last)
  return { last, current, shown: homes.slice((current - 1) * HOMES_PER_PAGE, current * HOMES_PER_PAGE) }
}

/** The number of the page that an address names; the first for anything else. */
export const parsePage = (page: unknown): number => (/^[1-9]\d?$/.test(String(page)) ? Number(page) : 1)
