import 'server-only'
import type { Metadata } from 'next'
import { routes } from '@/lib/config/routes'
import { getArticle, type Section } from '@/lib/queries/articles'
import { createPageMetadata, getSiteOrigin } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { getPageMeta } from '@/lib/queries/site-meta'
import { findTag } from './find-tag'
import { catchOutage } from './catch-outage'
import { pageHref, pictureUrl, sections } from './section-config'

function addNewsFeed(section: Section, metadata: Metadata): Metadata {
  if (section !== 'news') return metadata
  const feed = { url: `${getSiteOrigin()}${routes.newsFeed}`, title: `${getPublicSettings().brandName} news` }
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/rss+xml': [feed] } },
  }
}

/** The width that previews on social networks expect. */
const OPEN_GRAPH_WIDTH_PX = 1200

/** Metadata of a missing article or tag, whose page answers 404. */
const notFoundMetadata: Metadata = { title: 'Page Not Found', robots: { index: false, follow: true } }

/** Creates the metadata of a list from site meta (D-70). From page 2 on the title has the page number. */
export async function createListMetadata(section: Section, page: number): Promise<Metadata> {
  const meta = await getPageMeta(section)
  const page_title = page > 1 && meta.page_title ? `${meta.page_title} (page ${page})` : meta.page_title
  return addNewsFeed(
    section,
    createPageMetadata({ meta: { ...meta, page_title }, path: pageHref(sections[section].listHref, page) }),
  )
}

/** Creates the metadata of a tag's page (D-70). `segment` is the tag's slug or name in the URL. */
export async function createTagMetadata(section: Section, segment: string, page: number): Promise<Metadata> {
  const [foundTag, meta] = await Promise.all([findTag(section, segment), getPageMeta(section)])
  if (!foundTag) return notFoundMetadata
  const { title, tagHref } = sections[section]
  const { tag } = foundTag
  const page_title = page > 1 ? `${tag.name} (page ${page})` : tag.name
  const meta_description = `${title} on ${tag.name}: what it means for people who sell, let, buy or rent a home in the UK.`
  return addNewsFeed(
    section,
    createPageMetadata({
      meta: { ...meta, page_title, meta_description },
      path: pageHref(tagHref(tag.slug), page),
    }),
  )
}

/** Creates the metadata of an article from its own title, description and picture (D-70). */
export async function createArticleMetadata(section: Section, slug: string): Promise<Metadata> {
  const article = await catchOutage(getArticle(section, slug))
  // In an outage these metadata are never shown, because the page redirects to the home page.
  if (article === 'outage' || !article) return notFoundMetadata
  const config = sections[section]
  const image = article.largeImage
    ? `${pictureUrl(config, getPublicSettings().resourceUrl, article.largeImage)}?w=${OPEN_GRAPH_WIDTH_PX}`
    : ''
  const meta = {
    page_title: article.pageTitle || article.name,
    meta_description: article.metaContent || article.shortDescription,
    meta_image: image,
  }
  const metadata = createPageMetadata({ meta, path: config.articleHref(article.slug) })
  return addNewsFeed(section, {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      ...(article.published_on ? { publishedTime: article.published_on } : {}),
    },
  })
}
