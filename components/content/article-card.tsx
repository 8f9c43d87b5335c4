import Image from 'next/image'
import { SoftLink } from '@/components/ui/soft-link'
import type { Article } from '@/lib/contract/articles'
import { thumbnailUrl, type SectionFacts } from './section'

interface ArticleCardProps {
  facts: SectionFacts
  article: Article
  resourceUrl: string
  /** Level of the card's heading on its page. */
  level?: 2 | 3
  /** Seen at once, so not waited with. */
  isFirst?: boolean
}

/** An item in a list: picture, name, date and summary; the whole card is one link (NEWS-20). */
export function ArticleCard({ facts, article, resourceUrl, level = 2, isFirst = false }: ArticleCardProps) {
  const Heading = `h${level}` as const
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card focus-within:border-accent hover:border-accent">
      {article.thumbnailImage ? (
        // The thumbnail has its one size; its address ends with its file's name (NEWS-18).
        <Image
          unoptimized
          src={thumbnailUrl(facts, resourceUrl, article.thumbnailImage)}
          alt={article.thumbnail_image_alt_text}
          width={640}
          height={427}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          className="aspect-3/2 w-full bg-sunken object-cover"
        />
      ) : (
        <div aria-hidden="true" className="aspect-3/2 w-full bg-accent-soft" />
      )}
      <div className="flex grow flex-col p-5">
        <Heading className="text-xl leading-snug text-pretty">
          <SoftLink
            href={facts.item(article.slug)}
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
