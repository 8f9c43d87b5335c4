/**
 * Where each call stands, apart from its schemas, so that the browser can call by name without
 * carrying zod. Paths are relative, as the specification writes them.
 */
export const paths = {
  siteMeta: { method: 'POST', path: 'sitemeta/get_site_meta' },
  latestProperty: { method: 'POST', path: 'property/latest_property' },
  latestLetting: { method: 'POST', path: 'letting/latest_letting' },
  propertyDetail: { method: 'POST', path: 'property/property_detail' },
  lettingDetail: { method: 'POST', path: 'letting/letting_detail' },
  listingIndex: { method: 'GET', path: 'listing/index' },
  propertySearch: { method: 'POST', path: 'property/property_search' },
  lettingSearch: { method: 'POST', path: 'letting/letting_search' },
  placeSuggest: { method: 'GET', path: 'place/suggest' },
} as const satisfies Record<string, { method: 'GET' | 'POST'; path: string; version?: 'v2' }>

export type CallName = keyof typeof paths
