import { notFound } from 'next/navigation'
import { PageTrail } from '@/components/shell/page-trail'
import type { Section } from '@/lib/queries/articles'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { ArticleList } from './article-list'
import { Categories } from './categories'
import { findTag } from './find-tag'
import { slicePage, TAG_PAGE_SIZE } from './paging'
import { LoadError } from './load-error'
import { pageHref, sections } from './section-config'

/** The articles of a tag: /news/tag/{tag}/ and /guides/tag/{tag}/ (NEWS-15, NEWS-16, GUIDE-06, GUIDE-07). */
export async function TagPage({
  section,
  tag: segment,
  page,
}: {
  section: Section
  tag: string
  page: number
}) {
  const config = sections[section]
  const foundTag = await findTag(section, segment)
  if (!foundTag) notFound()
  const { tag, tags, articles } = foundTag
  const slice = articles === 'outage' ? null : slicePage(articles, page, TAG_PAGE_SIZE)
  if (articles !== 'outage' && !slice) notFound()
  const listHref = config.tagHref(tag.slug)
  return (
    <>
      <PageTrail trail={[{ name: config.title, href: config.listHref }, { name: tag.name }]} />
      <div className="wrap-page pb-14 pt-2">
        <h1 className="mb-6">{tag.name}</h1>
        <Categories config={config} tags={tags} current={tag.slug} />
        {slice ? (
          <ArticleList
            config={config}
            slice={slice}
            listHref={listHref}
            resourceUrl={getPublicSettings().resourceUrl}
          />
        ) : (
          <LoadError retryHref={pageHref(listHref, page)} />
        )}
      </div>
    </>
  )
}
