import { Pager } from '@/components/ui/pager'
import { InternalLink } from '@/components/ui/internal-link'
import type { Article } from '@/lib/contract/articles'
import { ArticleGrid } from './article-grid'
import type { PageSlice } from './paging'
import { pageHref, type SectionConfig } from './section-config'

interface ArticleListProps {
  config: SectionConfig
  slice: PageSlice<Article>
  listHref: string
  resourceUrl: string
}

export function ArticleList({ config, slice, listHref, resourceUrl }: ArticleListProps) {
  return (
    <>
      {slice.items.length > 0 ? (
        <ArticleGrid config={config} articles={slice.items} resourceUrl={resourceUrl} />
      ) : (
        <p>Nothing has been published here yet.</p>
      )}
      <Pager
        label={`Pages of ${config.title.toLowerCase()}`}
        page={slice.page}
        last={slice.last}
        linkTo={(page, link) => <InternalLink {...link} href={pageHref(listHref, page)} />}
      />
    </>
  )
}
