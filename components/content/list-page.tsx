import { notFound } from 'next/navigation'
import { JsonLd } from '@/components/ui/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { getArticles, getTags, type Section } from '@/lib/queries/articles'
import { siteOrigin } from '@/lib/queries/page-metadata'
import { getRuntime } from '@/lib/queries/runtime'
import { breadcrumbLd } from '@/lib/seo/breadcrumbs'
import { ArticleList } from './article-list'
import { Categories } from './categories'
import { LIST_SIZE, slice } from './list-slice'
import { LoadProblem } from './load-problem'
import { orOutage } from './or-outage'
import { RememberPage } from './remember-page'
import { pageHref, sections } from './section'

/** /news/ and /guides/ (NEWS-01 … NEWS-04, GUIDE-01): all items by nine, with their categories. */
export async function ListPage({ section, page }: { section: Section; page: number }) {
  const facts = sections[section]
  const [articles, tags] = await Promise.all([orOutage(getArticles(section)), orOutage(getTags(section))])
  const shown = articles === 'outage' ? null : slice(articles, page, LIST_SIZE)
  if (articles !== 'outage' && !shown) notFound()
  const trail = [{ name: facts.title }]
  return (
    <>
      <JsonLd data={breadcrumbLd(siteOrigin(), trail)} />
      <Breadcrumb trail={trail} />
      <RememberPage section={section} list={facts.list} page={page} />
      <div className="wrap-page pb-14 pt-2">
        <h1>{facts.title}</h1>
        <p className="mt-3 mb-6 max-w-[62ch] text-lg text-muted">{facts.intro}</p>
        <Categories facts={facts} tags={tags === 'outage' ? [] : tags} />
        {shown ? (
          <ArticleList facts={facts} shown={shown} list={facts.list} resourceUrl={getRuntime().resourceUrl} />
        ) : (
          <LoadProblem again={pageHref(facts.list, page)} />
        )}
      </div>
    </>
  )
}
