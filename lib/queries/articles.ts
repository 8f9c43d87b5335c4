import 'server-only'
import { cache } from 'react'
import { getOrLoad } from '../cache/tagged-cache'
import type { Article, Tag } from '../contract/articles'
import { gateway } from '../gateway'
import type { SafeHtml } from '../html/sanitise'
import { requireList } from './require-list'
import { prepareHtml } from './prepare-html'

export type Section = 'news' | 'guides'

const FIVE_MINUTES_MS = 300_000

const getSectionCalls = (section: Section) => {
  const agency = gateway()
  return section === 'news'
    ? {
        list: agency.newsList,
        featured: agency.newsFeatured,
        tags: agency.newsTags,
        byTag: agency.newsByTag,
        detail: agency.newsDetail,
        related: agency.newsRelated,
        chosen: agency.newsRelatedManual,
      }
    : {
        list: agency.guidesList,
        featured: agency.guidesFeatured,
        tags: agency.guidesTags,
        byTag: agency.guidesByTag,
        detail: agency.guidesDetail,
        related: agency.guidesRelated,
        chosen: agency.guidesRelatedManual,
      }
}

const readCached = <T>(section: Section, key: string, load: () => Promise<T>): Promise<T> =>
  getOrLoad(`${section}:${key}`, { ttlMs: FIVE_MINUTES_MS }, load)

export const getArticles = cache((section: Section): Promise<Article[]> =>
  readCached(section, 'list', async () => requireList(await getSectionCalls(section).list({}))),
)

/** Returns the articles that editors feature; none on failure. */
export const getFeaturedArticles = cache((section: Section): Promise<Article[]> =>
  readCached(section, 'featured', async () => requireList(await getSectionCalls(section).featured({}))).catch(
    () => [],
  ),
)

export const getTags = cache((section: Section): Promise<Tag[]> =>
  readCached(section, 'tags', async () => requireList(await getSectionCalls(section).tags({}))),
)

/** Returns the articles of a tag; none for an unknown tag. Outages throw. @param tag the tag's slug */
export const getArticlesByTag = cache((section: Section, tag: string): Promise<Article[]> =>
  readCached(section, `tag:${tag}`, async () => requireList(await getSectionCalls(section).byTag({ tag }))),
)

export type SanitisedArticle = Omit<Article, 'longDescription'> & { longDescription: SafeHtml }

/** Returns null for an unknown slug. Outages throw. */
export const getArticle = cache(async (section: Section, slug: string): Promise<SanitisedArticle | null> => {
  const reply = await readCached(section, `item:${slug}`, () => getSectionCalls(section).detail({ slug }))
  return reply.ok ? { ...reply.data, longDescription: prepareHtml(reply.data.longDescription) } : null
})

/** The ways in which an upstream may write a flag that is not set. */
const UNSET_FLAGS = ['', '0', 'false', 'null']

/** Returns related articles, which the agency finds or an editor chose, as the article's flag says (NEWS-12). */
export async function getRelatedArticles(
  section: Section,
  article: Pick<Article, 'id' | 'related_blog_default_status'>,
): Promise<Article[]> {
  const isAutomatic = !UNSET_FLAGS.includes(article.related_blog_default_status)
  const { related, chosen } = getSectionCalls(section)
  const findRelated = isAutomatic ? related : chosen
  return readCached(section, `related:${article.id}:${isAutomatic}`, async () =>
    requireList(await findRelated({ id: article.id })),
  ).catch(() => [])
}

export async function getNeighbours(
  section: Section,
  slug: string,
): Promise<{ previous: Article | null; next: Article | null }> {
  const articles = await getArticles(section)
  const index = articles.findIndex((article) => article.slug === slug)
  if (index < 0) return { previous: null, next: null }
  return { previous: articles[index - 1] ?? null, next: articles[index + 1] ?? null }
}
