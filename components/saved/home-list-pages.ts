const HOMES_PER_PAGE = 12

/** Returns the homes of a page of a list. @param page from 1; a number beyond the end gives the last page */
export function takePage<Home>(homes: readonly Home[], page: number) {
  const lastPage = Math.max(1, Math.ceil(homes.length / HOMES_PER_PAGE))
  const pageNumber = Math.min(page, lastPage)
  const pageHomes = homes.slice((pageNumber - 1) * HOMES_PER_PAGE, pageNumber * HOMES_PER_PAGE)
  return { pageHomes, pageNumber, lastPage }
}

/** Parses a page number of a URL. Any value but a number from 1 to 99 gives 1. */
export const parsePage = (page: unknown): number => (/^[1-9]\d?$/.test(String(page)) ? Number(page) : 1)
