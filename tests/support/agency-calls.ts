import type { Article, Tag } from '../../lib/contract/articles'
import type { LetCard, SalesCard } from '../../lib/contract/listings'
import type { SearchPage } from '../../lib/contract/search'
import { freshAddressHeader } from './e2e-accounts'
import { e2eBase } from './e2e-database'

type SearchInput = Record<string, string | number>

/** Calls the API of the site under test as a page's script would. */
async function callSite<T>(path: string, input: Record<string, unknown> = {}): Promise<T> {
  const response = await fetch(`${e2eBase()}/api/${path}`, {
    method: 'POST',
    headers: { origin: e2eBase(), 'content-type': 'application/json', ...freshAddressHeader() },
    body: JSON.stringify(input),
  })
  return ((await response.json()) as { data: T }).data
}

export const readSiteMeta = async (attr: string): Promise<string> =>
  (await callSite<{ val: string }>('sitemeta/get_site_meta', { attr })).val

const search = <Card>(path: string, input: SearchInput) =>
  callSite<SearchPage<Card>>(path, {
    price: 'any-price',
    types: 'all-types',
    bedrooms: 'any-bedrooms',
    radius: 'this-only',
    orderby: 'most-recent',
    page: 1,
    limit: 8,
    ...input,
  })

export const searchSales = (input: SearchInput) => search<SalesCard>('property/property_search', input)

export const searchLettings = (input: SearchInput) => search<LetCard>('letting/letting_search', input)

export type Section = 'news' | 'guides'

export const articleCalls = {
  news: {
    list: 'blog/blogs',
    tags: 'blog/get_distinct_tags_blog',
    byTag: 'blog/blogs_by_tag',
    detail: 'blog/blog_detail',
    related: 'blog/get_related_blog',
    chosen: 'blog/get_related_blog_manual',
  },
  guides: {
    list: 'guide/guides',
    tags: 'guide/get_distinct_tags_guide',
    byTag: 'guide/guides_by_tag',
    detail: 'guide/guide_detail',
    related: 'guide/get_related_guide',
    chosen: 'guide/get_related_guide_manual',
  },
} as const

/** Reads the articles of a section from the API, for tests that compare the pages with them. */
export const articlesOf = (section: Section) => ({
  list: () => callSite<Article[]>(articleCalls[section].list),
  tags: () => callSite<Tag[]>(articleCalls[section].tags),
  byTag: (tag: string) => callSite<Article[]>(articleCalls[section].byTag, { tag }),
  related: (id: number) => callSite<Article[]>(articleCalls[section].related, { id }),
  chosen: (id: number) => callSite<Article[]>(articleCalls[section].chosen, { id }),
})
