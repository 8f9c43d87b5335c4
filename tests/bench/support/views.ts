const PLACES = ['London', 'Leeds', 'Bristol', 'Essex', 'York', 'Chelmsford', 'Manchester', 'Kent']

/**
 * Creates a function that returns the URL of a new search at each call, so that no cache has its page.
 * @param after the number of the search before the first; two processes with distant numbers share no search
 */
export function createUncachedSearches(base: string, after = 0): () => string {
  let count = after
  return () => {
    count += 1
    return `${base}/find-a-property/${PLACES[count % PLACES.length]}/${100_000 + count}-900000/all-types/any-bedrooms/forty-miles`
  }
}

const PAGES = ['/', '/news', '/guides', '/about-us', '/fees', '/contact', '/local/essex', '/find-a-property']

/**
 * Creates a function that returns the URLs of a typical mix of visitors and crawlers: of 25 views, five new searches,
 * five listings, five repeated searches, a missing page and nine cached pages.
 */
export function createMixedViews(base: string, listings: readonly string[]): () => string {
  const nextSearch = createUncachedSearches(base)
  let count = 0
  return () => {
    count += 1
    const pick = <T>(list: readonly T[]) => list[count % list.length]
    if (count % 5 === 0) return nextSearch()
    if (count % 5 === 1) return `${base}${pick(listings)}`
    if (count % 5 === 2) return `${base}/find-a-property/${pick(PLACES)}`
    if (count % 25 === 3) return `${base}/nowhere/${count}`
    return `${base}${pick(PAGES)}`
  }
}
