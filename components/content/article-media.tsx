import Image from 'next/image'
import { FULL_PHONE_WIDTH_SIZES } from '@/lib/config/images'
import type { SanitisedArticle } from '@/lib/queries/articles'
import { VideoPlayer } from './video-player'
import { selectMedia } from './article-video'
import { pictureUrl, type SectionConfig } from './section-config'

/** One of the widths in which pictures are served (lib/media/variants.ts). The article's column has about 800 px. */
const POSTER_WIDTH_PX = 1080

/** Shows the picture, the video or both, as the article's showImageVideoStatus says (NEWS-06). */
export function ArticleMedia({
  config,
  article,
  resourceUrl,
}: {
  config: SectionConfig
  article: SanitisedArticle
  resourceUrl: string
}) {
  const { image, video } = selectMedia(article, resourceUrl)
  const poster = article.largeImage
    ? `${pictureUrl(config, resourceUrl, article.largeImage)}?w=${POSTER_WIDTH_PX}`
    : undefined
  if (!image && !video) return null
  return (
    <div className="mt-6 grid gap-6">
      {image ? (
        <Image
          src={pictureUrl(config, resourceUrl, image)}
          alt={article.large_image_alt_text}
          width={1200}
          height={800}
          loading="eager"
          fetchPriority="high"
          sizes={`(min-width: 68.75rem) 50rem, ${FULL_PHONE_WIDTH_SIZES}`}
          className="aspect-3/2 w-full rounded-lg bg-sunken object-cover tablet:aspect-video"
        />
      ) : null}
      {video ? <VideoPlayer video={video} title={article.name} poster={poster} /> : null}
    </div>
  )
}
