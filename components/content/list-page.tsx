import { notFound } from 'next/navigation'
import { PageTrail } from '@/components/shell/page-trail'
import { getArticles, getTags, type Section } from '@/lib/queries/articles'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { ArticleList } from './article-list'
import { Categories } from './categories'
import { LIST_PAGE_SIZE, slicePage } from './paging'
import { LoadError } from './load-error'
import { catchOutage } from './catch-outage'
import { RememberPage } from './remember-page'
import { pageHref, sections } from './section-config'

/** The list of a section, /news/ or /guides/ (NEWS-01 … NEWS-04, GUIDE-01). */
export async function ListPage({ section, page }: { section: Section; page: number }) {
  const config = sections[section]
  const [articles, tags] = await Promise.all([
    catchOutage(getArticles(section)),
    catchOutage(getTags(section)),
  ])
  const slice = articles === 'outage' ? null : slicePage(articles, page, LIST_PAGE_SIZE)
  if (articles !== 'outage' && !slice) notFound()
  return (
    <>
      <PageTrail trail={[{ name: config.title }]} />
      <RememberPage section={section} listHref={config.listHref} page={page} lastPage={slice?.last ?? null} />
      <div className="wrap-page pb-14 pt-2">
        <h1>{config.title}</h1>
        <p className="mt-3 mb-6 max-w-[62ch] text-lg text-muted">{config.intro}</p>
        <Categories config={config} tags={tags === 'outage' ? [] : tags} />
        {slice ? (
          <ArticleList
            config={config}
            slice={slice}
            listHref={config.listHref}
            resourceUrl={getPublicSettings().resourceUrl}
          />
        ) : (
          <LoadError retryHref={pageHref(config.listHref, page)} />
        )}
      </div>
    </>
  )
}
