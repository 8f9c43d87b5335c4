import { Pager } from '@/components/ui/pager'
import { SoftLink } from '@/components/ui/soft-link'
import type { Article } from '@/lib/contract/articles'
import { ArticleGrid } from './article-grid'
import type { Slice } from './list-slice'
import { pageHref, type SectionFacts } from './section'

interface ArticleListProps {
  facts: SectionFacts
  shown: Slice<Article>
  /** Address of the list's first page. */
  list: string
  resourceUrl: string
}

/** A page of cards with the way to the others. */
export function ArticleList({ facts, shown, list, resourceUrl }: ArticleListProps) {
  return (
    <>
      {shown.items.length > 0 ? (
        <ArticleGrid facts={facts} articles={shown.items} resourceUrl={resourceUrl} />
      ) : (
        <p>Nothing has been published here yet.</p>
      )}
      <Pager
        label={`Pages of ${facts.title.toLowerCase()}`}
        page={shown.page}
        last={shown.last}
        linkTo={(page, link) => <SoftLink {...link} href={pageHref(list, page)} />}
      />
    </>
  )
}
