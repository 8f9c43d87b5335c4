const PLACES = ['London', 'Leeds', 'Bristol', 'Essex', 'York', 'Chelmsford', 'Manchester', 'Kent']

/**
 * Creates a function that returns the URL of another search at each call, so that no cache has its page.
 * @param after how many searches another process may make without asking for the same
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
 * Creates a function that returns the URLs of a typical mix of visitors and crawlers. Of 25 views, five are new
 * searches, five listings, five repeated searches, one is a missing page and nine are cached pages.
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
