import Image from 'next/image'
import { SoftLink } from '@/components/ui/soft-link'
import type { Article } from '@/lib/contract/articles'
import { thumbnailUrl, type SectionConfig } from './section-config'

interface ArticleCardProps {
  config: SectionConfig
  article: Article
  resourceUrl: string
  headingLevel?: 2 | 3
  /** Loads the picture at once and with priority, for a card that is visible without scrolling. */
  loadsEagerly?: boolean
}

/** The whole card is one link (NEWS-20). */
export function ArticleCard({
  config,
  article,
  resourceUrl,
  headingLevel = 2,
  loadsEagerly = false,
}: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card focus-within:border-accent hover:border-accent">
      {article.thumbnailImage ? (
        // Not optimised, because the thumbnail has one size and a fixed path (NEWS-18).
        <Image
          unoptimized
          src={thumbnailUrl(config, resourceUrl, article.thumbnailImage)}
          alt={article.thumbnail_image_alt_text}
          width={640}
          height={427}
          loading={loadsEagerly ? 'eager' : 'lazy'}
          fetchPriority={loadsEagerly ? 'high' : undefined}
          className="aspect-3/2 w-full bg-sunken object-cover"
        />
      ) : (
        <div aria-hidden="true" className="aspect-3/2 w-full bg-accent-soft" />
      )}
      <div className="flex grow flex-col p-5">
        <Heading className="text-xl leading-snug text-pretty">
          <SoftLink
            href={config.articleHref(article.slug)}
            className="text-ink no-underline after:absolute after:inset-0 hover:text-accent"
          >
            {article.name}
          </SoftLink>
        </Heading>
        <p className="mt-2 line-clamp-4 grow text-muted">{article.shortDescription}</p>
        <p className="mt-4 text-sm text-muted">
          {article.published_on ? (
            <time dateTime={article.published_on}>{article.formatted_publication_date}</time>
          ) : (
            article.formatted_publication_date
          )}
        </p>
      </div>
    </article>
  )
}
