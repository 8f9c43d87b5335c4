'use client'

import { InternalLink } from '@/components/ui/internal-link'

/** The part of an article that its card shows. Whole articles would make the data of a list's page large. */
export interface ArticleSummary {
  href: string
  name: string
  text: string
  date: string
  /** ISO date. */
  publishedOn: string | undefined
  /** Address of the thumbnail; null without one. */
  picture: string | null
  alt: string
}

interface ArticleCardProps {
  article: ArticleSummary
  headingLevel?: 2 | 3
  /** Loads the picture at once and with priority, for a card that is visible without scrolling. */
  loadsEagerly?: boolean
}

/** A card that is one link (NEWS-20). A client component, so that the RSC payload holds only its props (P2b). */
export function ArticleCard({ article, headingLevel = 2, loadsEagerly = false }: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className="article-card">
      {article.picture ? (
        <picture>
          {/* A plain img, because the thumbnail has one size and a fixed path (NEWS-18). Lint permits it in a picture. */}
          <img
            src={article.picture}
            alt={article.alt}
            width={640}
            height={427}
            loading={loadsEagerly ? 'eager' : 'lazy'}
            fetchPriority={loadsEagerly ? 'high' : undefined}
          />
        </picture>
      ) : (
        <div aria-hidden="true" className="aspect-3/2 bg-accent-soft" />
      )}
      <div>
        <Heading>
          <InternalLink href={article.href}>{article.name}</InternalLink>
        </Heading>
        <p className="line-clamp-2 text-muted tablet:line-clamp-4">{article.text}</p>
        <p className="text-sm text-muted">
          {article.publishedOn ? <time dateTime={article.publishedOn}>{article.date}</time> : article.date}
        </p>
      </div>
    </article>
  )
}
