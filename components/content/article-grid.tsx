import { classNames } from '@/components/ui/class-names'
import type { Article } from '@/lib/contract/articles'
import { ArticleCard } from './article-card'
import type { SectionFacts } from './section'

/** Cards in reading order: one, two or three in a row. */
export function ArticleGrid({
  facts,
  articles,
  resourceUrl,
  level,
}: {
  facts: SectionFacts
  articles: Article[]
  resourceUrl: string
  level?: 2 | 3
}) {
  return (
    <ul
      className={classNames(
        'grid gap-6 tablet:grid-cols-2',
        articles.length === 4 ? 'desktop:grid-cols-4' : 'desktop:grid-cols-3',
      )}
    >
      {articles.map((article, index) => (
        <li key={article.slug}>
          <ArticleCard
            facts={facts}
            article={article}
            resourceUrl={resourceUrl}
            level={level}
            isFirst={level !== 3 && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
