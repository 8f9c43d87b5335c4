import 'server-only'
import { cache } from 'react'
import { getOrLoad } from '../cache/tagged-cache'
import type { Article, Tag } from '../contract/articles'
import { gateway } from '../gateway'
import type { SafeHtml } from '../html/sanitise'
import { listOf } from './list-of'
import { serverHtml } from './server-html'

/** News and guides are read alike; which calls serve a section is said here once. */
export type Section = 'news' | 'guides'

const FIVE_MINUTES_MS = 300_000

const calls = (section: Section) => {
  const agency = gateway()
  return section === 'news'
    ? {
        list: agency.newsList,
        tags: agency.newsTags,
        byTag: agency.newsByTag,
        detail: agency.newsDetail,
        related: agency.newsRelated,
        chosen: agency.newsRelatedManual,
      }
    : {
        list: agency.guidesList,
        tags: agency.guidesTags,
        byTag: agency.guidesByTag,
        detail: agency.guidesDetail,
        related: agency.guidesRelated,
        chosen: agency.guidesRelatedManual,
      }
}

const kept = <T>(section: Section, what: string, load: () => Promise<T>): Promise<T> =>
  getOrLoad(`${section}:${what}`, { ttlMs: FIVE_MINUTES_MS }, load)

/** Every item, in the agency's order. Outages throw. */
export const getArticles = cache((section: Section): Promise<Article[]> =>
  kept(section, 'list', async () => listOf(await calls(section).list({}))),
)

/** Tags in use. Outages throw. */
export const getTags = cache((section: Section): Promise<Tag[]> =>
  kept(section, 'tags', async () => listOf(await calls(section).tags({}))),
)

/** Items of a tag's slug; none for a tag that is not there. Outages throw. */
export const getArticlesByTag = cache((section: Section, tag: string): Promise<Article[]> =>
  kept(section, `tag:${tag}`, async () => listOf(await calls(section).byTag({ tag }))),
)

export type ReadArticle = Omit<Article, 'longDescription'> & { longDescription: SafeHtml }

/** One item with its body made safe, or null when there is none of that slug. Outages throw. */
export const getArticle = cache(async (section: Section, slug: string): Promise<ReadArticle | null> => {
  const reply = await kept(section, `item:${slug}`, () => calls(section).detail({ slug }))
  return reply.ok ? { ...reply.data, longDescription: serverHtml(reply.data.longDescription) } : null
})

/** Related items: by the automatic call when the item's flag is set, else the editor's choice (NEWS-12); none on failure. */
export async function getRelated(
  section: Section,
  article: Pick<Article, 'id' | 'related_blog_default_status'>,
): Promise<Article[]> {
  const isAutomatic = !['', '0', 'false', 'null'].includes(article.related_blog_default_status)
  const { related, chosen } = calls(section)
  return kept(section, `related:${article.id}:${isAutomatic}`, async () =>
    listOf(await (isAutomatic ? related : chosen)({ id: article.id })),
  ).catch(() => [])
}

/** The items before and after one, in the order of the full list (NEWS-10, D-15). */
export async function getNeighbours(
  section: Section,
  slug: string,
): Promise<{ previous: Article | null; next: Article | null }> {
  const articles = await getArticles(section)
  const at = articles.findIndex((article) => article.slug === slug)
  return at < 0
    ? { previous: null, next: null }
    : { previous: articles[at - 1] ?? null, next: articles[at + 1] ?? null }
}
