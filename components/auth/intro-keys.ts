import type { ListingKind } from '@/lib/domain/listing-kind'

/** Maps the first path segment to the last segments of the pages whose visitors get an intro (LOGIN-09 to LOGIN-12). */
const getIntroPages = (productSlug: string): Readonly<Record<string, readonly string[]>> => ({
  property: ['ask-a-question', 'arrange-viewing', 'make-an-offer'],
  letting: ['ask-a-question', 'arrange-viewing', 'request-let-property'],
  'sell-your-property': ['main-details', `main-details-${productSlug}-only`, 'main-details-no-sale-no-fee'],
  'let-your-property': ['details', 'details-bundle'],
})

/** Lists the names of all intros; the site-meta key is the name after `login-` (D-41). */
export const listIntroNames = (productSlug: string): string[] =>
  Object.entries(getIntroPages(productSlug)).flatMap(([area, pages]) =>
    pages.map((page) => `${area}-${page}`),
  )

/** Finds the intro of the page that the login leads back to (LOGIN-08, D-41). The query is ignored. */
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

/** Parses the path of a listing's page or a page below it; null for other paths. Ids have at most nine digits. */
export function parseListingPath(path: string): { kind: ListingKind; id: number } | null {
  const [, segment, id] = /^\/(property|letting)\/([1-9]\d{0,8})(?:[/?#]|$)/.exec(path) ?? []
  return id ? { kind: segment === 'property' ? 'sale' : 'let', id: Number(id) } : null
}
