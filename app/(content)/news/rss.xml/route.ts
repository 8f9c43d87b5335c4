import { sections } from '@/components/content/section-config'
import { parseTags } from '@/components/content/article-tags'
import { routes } from '@/lib/config/routes'
import { createXmlResponse } from '@/lib/http/xml-response'
import { getArticles } from '@/lib/queries/articles'
import { getSiteOrigin } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { formatRss } from '@/lib/seo/feed'

/** Generated on request, because the site's origin and brand are settings that the build does not know (D-05). */
export const dynamic = 'force-dynamic'

const MAX_FEED_ITEMS = 30

export function GET(): Promise<Response> {
  const origin = getSiteOrigin()
  const { title, intro, articleHref } = sections.news
  return createXmlResponse(async () => {
    const articles = await getArticles('news')
    return formatRss({
      title: `${getPublicSettings().brandName} ${title.toLowerCase()}`,
      description: intro,
      page: `${origin}${routes.news}`,
      self: `${origin}${routes.newsFeed}`,
      items: articles.slice(0, MAX_FEED_ITEMS).map((article) => ({
        title: article.name,
        url: `${origin}${articleHref(article.slug)}`,
        summary: article.shortDescription,
        categories: parseTags(article.tags).map(({ name }) => name),
        published: article.published_on,
      })),
    })
  }, 'application/rss+xml; charset=utf-8')
}
