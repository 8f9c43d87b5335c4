import { notFound, redirect } from 'next/navigation'
import { PageTrail } from '@/components/shell/page-trail'
import { JsonLd } from '@/components/ui/json-ld'
import { headingId } from '@/components/ui/rich-text'
import { ServerHtml } from '@/components/ui/server-html'
import { InternalLink } from '@/components/ui/internal-link'
import { TableOfContents } from '@/components/ui/table-of-contents'
import { routes } from '@/lib/config/routes'
import type { Tag } from '@/lib/contract/articles'
import { getArticle, getNeighbours, getRelatedArticles, type Section } from '@/lib/queries/articles'
import { getSiteOrigin } from '@/lib/queries/page-metadata'
import { addHeadingIds } from '@/lib/html/section-headings'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { ArticleByline } from './article-byline'
import { ArticleGrid } from './article-grid'
import { createArticleLd } from './article-ld'
import { ArticleMedia } from './article-media'
import { ArticleNextStep } from './article-next-step'
import { parseTags } from './article-tags'
import { Neighbours } from './neighbours'
import { catchOutage } from './catch-outage'
import { MarkItemRead } from './remember-page'
import { sections, type SectionConfig } from './section-config'

/** An article with fewer headings gets no table of contents. */
const MIN_LISTED_HEADINGS = 4

function ArticleTags({ config, tags }: { config: SectionConfig; tags: Tag[] }) {
  if (tags.length === 0) return null
  return (
    <div className="mt-10">
      <h2 className="mb-2 font-sans text-base font-semibold">Tags</h2>
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag.slug}>
            <InternalLink
              href={config.tagHref(tag.slug)}
              className="inline-flex min-h-11 items-center rounded-3xl border border-line bg-surface px-4 py-1 no-underline wrap-anywhere hover:border-accent hover:bg-accent-soft"
            >
              {tag.name}
            </InternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The page of an article: /news/{slug}/ and /guides/{slug}/ (NEWS-05 … NEWS-14, GUIDE-03 … GUIDE-05). */
export async function ArticlePage({ section, slug }: { section: Section; slug: string }) {
  const config = sections[section]
  const article = await catchOutage(getArticle(section, slug))
  // An outage redirects to the home page (NEWS-14, D-52); answering 404 would say that the article is gone.
  if (article === 'outage') redirect(routes.home)
  if (!article) notFound()
  const [neighbours, related] = await Promise.all([
    catchOutage(getNeighbours(section, slug)),
    getRelatedArticles(section, article),
  ])
  const { resourceUrl, brandName } = getPublicSettings()
  const { html, headings } = addHeadingIds(article.longDescription, headingId)
  const tags = parseTags(article.tags)
  return (
    <>
      <JsonLd
        data={createArticleLd({
          config,
          article,
          origin: getSiteOrigin(),
          resourceUrl,
          publisher: brandName,
        })}
      />
      <PageTrail trail={[{ name: config.title, href: config.listHref }, { name: article.name }]} />
      <MarkItemRead section={section} />
      <article className="wrap-page max-w-[54rem]! pb-10 pt-2">
        <h1>{article.name}</h1>
        <ArticleByline article={article} />
        <ArticleMedia config={config} article={article} resourceUrl={resourceUrl} />
        {headings.length >= MIN_LISTED_HEADINGS ? (
          <div className="mt-8">
            <TableOfContents headings={headings} />
          </div>
        ) : null}
        <ServerHtml html={html} className="article mt-8 text-lg" />
        <ArticleNextStep title={article.name} tagSlugs={tags.map(({ slug }) => slug)} />
        <ArticleTags config={config} tags={tags} />
        {neighbours === 'outage' ? null : <Neighbours config={config} {...neighbours} />}
      </article>
      {related.length > 0 ? (
        <section aria-labelledby="related" className="border-t border-line bg-sunken print:hidden">
          <div className="wrap-page py-12">
            <h2 id="related" className="mb-6">
              You may also like...
            </h2>
            <ArticleGrid config={config} articles={related} resourceUrl={resourceUrl} headingLevel={3} />
          </div>
        </section>
      ) : null}
    </>
  )
}
