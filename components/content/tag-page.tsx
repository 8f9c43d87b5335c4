import { notFound } from 'next/navigation'
import { JsonLd } from '@/components/ui/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import type { Section } from '@/lib/queries/articles'
import { siteOrigin } from '@/lib/queries/page-metadata'
import { getRuntime } from '@/lib/queries/runtime'
import { breadcrumbLd } from '@/lib/seo/breadcrumbs'
import { ArticleList } from './article-list'
import { Categories } from './categories'
import { findTag } from './find-tag'
import { slice, TAG_SIZE } from './list-slice'
import { LoadProblem } from './load-problem'
import { pageHref, sections } from './section'

/** /news/tag/{tag}/ and /guides/tag/{tag}/ (NEWS-15, NEWS-16, GUIDE-06, GUIDE-07): by eight. */
export async function TagPage({
  section,
  tag: segment,
  page,
}: {
  section: Section
  tag: string
  page: number
}) {
  const facts = sections[section]
  const found = await findTag(section, segment)
  if (!found) notFound()
  const { tag, tags, articles } = found
  const shown = articles === 'outage' ? null : slice(articles, page, TAG_SIZE)
  if (articles !== 'outage' && !shown) notFound()
  const list = facts.tag(tag.slug)
  const trail = [{ name: facts.title, href: facts.list }, { name: tag.name }]
  return (
    <>
      <JsonLd data={breadcrumbLd(siteOrigin(), trail)} />
      <Breadcrumb trail={trail} />
      <div className="wrap-page pb-14 pt-2">
        <h1 className="mb-6">{tag.name}</h1>
        <Categories facts={facts} tags={tags} current={tag.slug} />
        {shown ? (
          <ArticleList facts={facts} shown={shown} list={list} resourceUrl={getRuntime().resourceUrl} />
        ) : (
          <LoadProblem again={pageHref(list, page)} />
        )}
      </div>
    </>
  )
}
