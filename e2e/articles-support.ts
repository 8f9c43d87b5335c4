import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Article, Tag } from '../lib/contract/articles'

export type Section = 'news' | 'guides'

const calls = {
  news: {
    list: 'blog/blogs',
    tags: 'blog/get_distinct_tags_blog',
    byTag: 'blog/blogs_by_tag',
    related: 'blog/get_related_blog',
    chosen: 'blog/get_related_blog_manual',
  },
  guides: {
    list: 'guide/guides',
    tags: 'guide/get_distinct_tags_guide',
    byTag: 'guide/guides_by_tag',
    related: 'guide/get_related_guide',
    chosen: 'guide/get_related_guide_manual',
  },
} as const

/** What the agency answers to one of a section's calls. */
async function call<T>(
  request: APIRequestContext,
  baseURL: string,
  path: string,
  data: Record<string, unknown> = {},
): Promise<T> {
  const reply = await request.post(`/api/${path}`, { headers: { origin: new URL(baseURL).origin }, data })
  return (await reply.json()).data as T
}

/** The section as the agency has it, to hold the pages against. */
export const agencyOf = (request: APIRequestContext, baseURL: string, section: Section) => ({
  list: () => call<Article[]>(request, baseURL, calls[section].list),
  tags: () => call<Tag[]>(request, baseURL, calls[section].tags),
  byTag: (tag: string) => call<Article[]>(request, baseURL, calls[section].byTag, { tag }),
  related: (id: number) => call<Article[]>(request, baseURL, calls[section].related, { id }),
  chosen: (id: number) => call<Article[]>(request, baseURL, calls[section].chosen, { id }),
})

/** Addresses of the cards in view, in order. */
export const cardLinks = (page: Page) =>
  page
    .getByRole('main')
    .locator('article h2 a, article h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

/** The bare address shows what `?page=` shows, and every page its own items and canonical. */
export async function checkPages(
  page: Page,
  list: string,
  slugs: readonly string[],
  size: number,
): Promise<void> {
  const last = Math.ceil(slugs.length / size)
  for (let number = 1; number <= last; number += 1) {
    const path = number === 1 ? list : `${list}?page=${number}`
    expect((await page.goto(path))?.status(), path).toBe(200)
    const item = list.replace(/tag\/.*$/, '')
    expect(await cardLinks(page), path).toEqual(
      slugs.slice((number - 1) * size, number * size).map((slug) => `${item}${slug}/`),
    )
    expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').href).toMatch(
      new RegExp(`${path.replace('?', '\\?')}$`),
    )
  }
  expect((await page.request.get(`${list}?page=${last + 1}`)).status()).toBe(404)
}
