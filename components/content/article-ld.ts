import type { SanitisedArticle } from '@/lib/queries/articles'
import { agencyId } from '@/lib/seo/agency'
import type { LinkedData } from '@/lib/seo/json-ld'
import { pictureUrl, type SectionConfig } from './section-config'

interface ArticleLdInput {
  config: SectionConfig
  article: SanitisedArticle
  origin: string
  /** Base URL of the pictures; '' for this site. */
  resourceUrl: string
  /** The brand name, which is the author too. */
  publisher: string
}

/** Builds the JSON-LD of an article (D-170). */
export function createArticleLd({
  config,
  article,
  origin,
  resourceUrl,
  publisher,
}: ArticleLdInput): LinkedData {
  const url = `${origin}${config.articleHref(article.slug)}`
  const image = article.largeImage ? pictureUrl(config, resourceUrl, article.largeImage) : null
  return {
    '@type': config.schemaType,
    '@id': `${url}#article`,
    headline: article.name,
    description: article.metaContent || article.shortDescription,
    inLanguage: 'en-GB',
    mainEntityOfPage: url,
    ...(image ? { image: new URL(image, origin).href } : {}),
    ...(article.published_on ? { datePublished: article.published_on } : {}),
    ...(article.tags ? { keywords: article.tags } : {}),
    author: { '@type': 'Organization', name: publisher, url: `${origin}/` },
    publisher: {
      '@type': 'Organization',
      '@id': agencyId(origin),
      name: publisher,
      logo: { '@type': 'ImageObject', url: `${origin}/icons/icon-512.png` },
    },
  }
}
