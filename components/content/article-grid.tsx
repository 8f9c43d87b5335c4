import { classNames } from '@/components/ui/class-names'
import type { Article } from '@/lib/contract/articles'
import { ArticleCard, type ArticleSummary } from './article-card'
import { thumbnailUrl, type SectionConfig } from './section-config'

interface ArticleGridProps {
  config: SectionConfig
  articles: Article[]
  resourceUrl: string
  /** 2 on a list's page; 3 for the related articles below an article. */
  headingLevel?: 2 | 3
}

const toSummary = (
  article: Article,
  { config, resourceUrl }: Pick<ArticleGridProps, 'config' | 'resourceUrl'>,
): ArticleSummary => ({
  href: config.articleHref(article.slug),
  name: article.name,
  text: article.shortDescription,
  date: article.formatted_publication_date,
  publishedOn: article.published_on,
  picture: article.thumbnailImage ? thumbnailUrl(config, resourceUrl, article.thumbnailImage) : null,
  alt: article.thumbnail_image_alt_text,
})

/** Shows cards in three columns. Four cards take four columns, so that none stands alone in a second row. */
export function ArticleGrid({ config, articles, resourceUrl, headingLevel = 2 }: ArticleGridProps) {
  // Related articles are far below the fold, so none of their pictures is loaded eagerly.
  const isBelowArticle = headingLevel === 3
  return (
    <ul
      className={classNames(
        'grid gap-3 tablet:grid-cols-2 tablet:gap-6',
        articles.length === 4 ? 'desktop:grid-cols-4' : 'desktop:grid-cols-3',
      )}
    >
      {articles.map((article, index) => (
        <li key={article.slug}>
          <ArticleCard
            article={toSummary(article, { config, resourceUrl })}
            headingLevel={headingLevel}
            loadsEagerly={!isBelowArticle && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
