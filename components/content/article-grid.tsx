import { classNames } from '@/components/ui/class-names'
import type { Article } from '@/lib/contract/articles'
import { ArticleCard } from './article-card'
import type { SectionConfig } from './section-config'

interface ArticleGridProps {
  config: SectionConfig
  articles: Article[]
  resourceUrl: string
  /** 2 on a list's page; 3 for the related articles below an article. */
  headingLevel?: 2 | 3
}

/** Cards in three columns, or in four where there are just four, so that none is alone in its row. */
export function ArticleGrid({ config, articles, resourceUrl, headingLevel = 2 }: ArticleGridProps) {
  const isBelowArticle = headingLevel === 3
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
            headingLevel={headingLevel}
            loadsEagerly={!isBelowArticle && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
