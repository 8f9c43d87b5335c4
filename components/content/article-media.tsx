import Image from 'next/image'
import { PHONE_WIDE } from '@/lib/config/images'
import type { ReadArticle } from '@/lib/queries/articles'
import { Film } from './film'
import { mediaOf } from './media-source'
import { pictureUrl, type SectionFacts } from './section'

/** Picture and film of an item, as its status says (NEWS-06). */
export function ArticleMedia({
  facts,
  article,
  resourceUrl,
}: {
  facts: SectionFacts
  article: ReadArticle
  resourceUrl: string
}) {
  const { image, film } = mediaOf(article, resourceUrl)
  const poster = article.largeImage
    ? `${pictureUrl(facts, resourceUrl, article.largeImage)}?w=1080`
    : undefined
  if (!image && !film) return null
  return (
    <div className="mt-6 grid gap-6">
      {image ? (
        <Image
          src={pictureUrl(facts, resourceUrl, image)}
          alt={article.large_image_alt_text}
          width={1200}
          height={800}
          loading="eager"
          fetchPriority="high"
          sizes={`(min-width: 68.75rem) 50rem, ${PHONE_WIDE}`}
          className="aspect-3/2 w-full rounded-lg bg-sunken object-cover tablet:aspect-video"
        />
      ) : null}
      {film ? <Film film={film} title={article.name} poster={poster} /> : null}
    </div>
  )
}
