const PLACES = ['London', 'Leeds', 'Bristol', 'Essex', 'York', 'Chelmsford', 'Manchester', 'Kent']

/** Returns a different search's address at each call, so that no cache answers it. */
export function uncachedSearches(base: string): () => string {
  let count = 0
  return () => {
    count += 1
    return `${base}/find-a-property/${PLACES[count % PLACES.length]}/${100_000 + count}-900000/all-types/any-bedrooms/forty-miles`
  }
}

const PAGES = ['/', '/news', '/guides', '/about-us', '/fees', '/contact', '/local/essex', '/find-a-property']

/**
 * Returns addresses as visitors and crawlers mix them: cached pages, new and repeated searches, listings, missing
 * pages.
 */
export function mixedViews(base: string, listings: readonly string[]): () => string {
  const search = uncachedSearches(base)
  let count = 0
  return () => {
    count += 1
    const pick = <T>(list: readonly T[]) => list[count % list.length]
    if (count % 5 === 0) return search()
    if (count % 5 === 1) return `${base}${pick(listings)}`
    if (count % 5 === 2) return `${base}/find-a-property/${pick(PLACES)}`
    if (count % 25 === 3) return `${base}/nowhere/${count}`
    return `${base}${pick(PAGES)}`
  }
}
