import { classNames } from '@/components/ui/class-names'
import type { Article } from '@/lib/contract/articles'
import { ArticleCard } from './article-card'
import type { SectionConfig } from './section-config'

export function ArticleGrid({
  config,
  articles,
  resourceUrl,
  level,
}: {
  config: SectionConfig
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
            config={config}
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
