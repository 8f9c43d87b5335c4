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

/** News and guides are read alike, by calls of their own. */
const callsOfSection = (section: Section) => {
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

const readCached = <T>(section: Section, what: string, load: () => Promise<T>): Promise<T> =>
  getOrLoad(`${section}:${what}`, { ttlMs: FIVE_MINUTES_MS }, load)

/** Every item, in the agency's order. Outages throw. */
export const getArticles = cache((section: Section): Promise<Article[]> =>
  readCached(section, 'list', async () => requireList(await callsOfSection(section).list({}))),
)

/** Tags in use. Outages throw. */
export const getTags = cache((section: Section): Promise<Tag[]> =>
  readCached(section, 'tags', async () => requireList(await callsOfSection(section).tags({}))),
)

/** The items with a tag, by the tag's slug; none for an unknown tag. Outages throw. */
export const getArticlesByTag = cache((section: Section, tag: string): Promise<Article[]> =>
  readCached(section, `tag:${tag}`, async () => requireList(await callsOfSection(section).byTag({ tag }))),
)

export type SanitisedArticle = Omit<Article, 'longDescription'> & { longDescription: SafeHtml }

/** One item with its body sanitised, or null when the slug is unknown. Outages throw. */
export const getArticle = cache(async (section: Section, slug: string): Promise<SanitisedArticle | null> => {
  const reply = await readCached(section, `item:${slug}`, () => callsOfSection(section).detail({ slug }))
  return reply.ok ? { ...reply.data, longDescription: prepareHtml(reply.data.longDescription) } : null
})

/** Related items: found by the agency where the item's flag says so, else chosen by an editor (NEWS-12). None on failure. */
export async function getRelatedArticles(
  section: Section,
  article: Pick<Article, 'id' | 'related_blog_default_status'>,
): Promise<Article[]> {
  const isAutomatic = !['', '0', 'false', 'null'].includes(article.related_blog_default_status)
  const { related, chosen } = callsOfSection(section)
  return readCached(section, `related:${article.id}:${isAutomatic}`, async () =>
    requireList(await (isAutomatic ? related : chosen)({ id: article.id })),
  ).catch(() => [])
}

/** The items before and after an item, in the order of the full list (NEWS-10, D-15). */
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
