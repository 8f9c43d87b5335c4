/** Pages that have an intro, by the first and the last segment of their path (LOGIN-09 to LOGIN-12). */
const introPages = (productSlug: string): Readonly<Record<string, readonly string[]>> => ({
  property: ['ask-a-question', 'arrange-viewing', 'make-an-offer'],
  letting: ['ask-a-question', 'arrange-viewing', 'request-let-property'],
  'sell-your-property': ['main-details', `main-details-${productSlug}-only`, 'main-details-no-sale-no-fee'],
  'let-your-property': ['details', 'details-bundle'],
})

/** Every intro, named as its site-meta key is without `login-` (D-41). */
export const introNames = (productSlug: string): string[] =>
  Object.entries(introPages(productSlug)).flatMap(([area, pages]) => pages.map((page) => `${area}-${page}`))

/** The intro of the page that the login leads back to, or null (LOGIN-08, D-41: exact segments, the query ignored). */
export function introNameOf(lastUrl: string | null, productSlug: string): string | null {
  const segments = (lastUrl ?? '').split(/[?#]/)[0]!.split('/').filter(Boolean)
  const [area = '', page = ''] = [segments.at(0), segments.at(-1)]
  const known = introPages(productSlug)
  return segments.length > 1 && Object.hasOwn(known, area) && known[area]!.includes(page)
    ? `${area}-${page}`
    : null
}
