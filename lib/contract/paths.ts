/**
 * Where each call stands, apart from its schemas, so that the browser can call by name without
 * carrying zod. Paths are relative, as the specification writes them.
 */
export const paths = {
  siteMeta: { method: 'POST', path: 'sitemeta/get_site_meta' },
  newsList: { method: 'POST', path: 'blog/blogs' },
  newsFeatured: { method: 'POST', path: 'blog/featuredblogs' },
  newsTags: { method: 'POST', path: 'blog/get_distinct_tags_blog' },
  newsByTag: { method: 'POST', path: 'blog/blogs_by_tag' },
  newsDetail: { method: 'POST', path: 'blog/blog_detail' },
  newsRelated: { method: 'POST', path: 'blog/get_related_blog' },
  newsRelatedManual: { method: 'POST', path: 'blog/get_related_blog_manual' },
  newsPrevious: { method: 'POST', path: 'blog/get_previous_blog' },
  newsNext: { method: 'POST', path: 'blog/get_next_blog' },
  guidesList: { method: 'POST', path: 'guide/guides' },
  guidesFeatured: { method: 'POST', path: 'guide/featuredguides' },
  guidesTags: { method: 'POST', path: 'guide/get_distinct_tags_guide' },
  guidesByTag: { method: 'POST', path: 'guide/guides_by_tag' },
  guidesDetail: { method: 'POST', path: 'guide/guide_detail' },
  guidesRelated: { method: 'POST', path: 'guide/get_related_guide' },
  guidesRelatedManual: { method: 'POST', path: 'guide/get_related_guide_manual' },
  guidesPrevious: { method: 'POST', path: 'guide/get_previous_guide' },
  guidesNext: { method: 'POST', path: 'guide/get_next_guide' },
  contactUs: { method: 'POST', path: 'contact/contactUs' },
  recruitmentList: { method: 'POST', path: 'recruitment/listRecruitment' },
  areaFigures: { method: 'GET', path: 'place/area_figures' },
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
