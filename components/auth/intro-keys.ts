import type { ListingKind } from '@/lib/domain/listing-kind'

/** The pages with an intro above the login: the last segments of their paths, by the first (LOGIN-09 to LOGIN-12). */
const getIntroPages = (productSlug: string): Readonly<Record<string, readonly string[]>> => ({
  property: ['ask-a-question', 'arrange-viewing', 'make-an-offer'],
  letting: ['ask-a-question', 'arrange-viewing', 'request-let-property'],
  'sell-your-property': ['main-details', `main-details-${productSlug}-only`, 'main-details-no-sale-no-fee'],
  'let-your-property': ['details', 'details-bundle'],
})

/** Lists the names of all intros. The site-meta key of an intro is `login-` and its name (D-41). */
export const listIntroNames = (productSlug: string): string[] =>
  Object.entries(getIntroPages(productSlug)).flatMap(([area, pages]) =>
    pages.map((page) => `${area}-${page}`),
  )

/** Finds the intro for the page to which the login returns (LOGIN-08, D-41). The query is ignored. */
export function findIntroName(lastUrl: string | null, productSlug: string): string | null {
  const [path = ''] = (lastUrl ?? '').split(/[?#]/)
  const segments = path.split('/').filter(Boolean)
  if (segments.length < 2) return null
  const area = segments.at(0) ?? ''
  const page = segments.at(-1) ?? ''
  const pagesByArea = getIntroPages(productSlug)
  // Without this check the path '/constructor' would find a property that every object has.
  const pages = Object.hasOwn(pagesByArea, area) ? pagesByArea[area] : undefined
  return pages?.includes(page) ? `${area}-${page}` : null
}

/**
 * Parses the path of a listing's page or a page below it, such as '/property/123/slug'; null for other paths. Ids have
 * at most nine digits, as everywhere on the site, because these fit PostgreSQL's integers.
 */
export function parseListingPath(path: string): { kind: ListingKind; id: number } | null {
  const [, segment, id] = /^\/(property|letting)\/([1-9]\d{0,8})(?:[/?#]|$)/.exec(path) ?? []
  return id ? { kind: segment === 'property' ? 'sale' : 'let', id: Number(id) } : null
}
