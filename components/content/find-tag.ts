import 'server-only'
import { cache } from 'react'
import type { Article, Tag } from '@/lib/contract/articles'
import { decodeSegment } from '@/lib/format/decode-segment'
import { slugify } from '@/lib/format/slug'
import { getArticlesByTag, getTags, type Section } from '@/lib/queries/articles'
import { parseTags } from './article-tags'
import { catchOutage } from './catch-outage'

export interface FoundTag {
  tag: Tag
  /** All tags of the section; empty on an outage. */
  tags: Tag[]
  articles: Article[] | 'outage'
}

/** Finds a tag by the slug or name in the URL (D-63); null when no article has the tag (NEWS-16, D-62). */
export const findTag = cache(async (section: Section, segment: string): Promise<FoundTag | null> => {
  const slug = slugify(decodeSegment(segment))
  if (slug === '') return null
  const [tags, articles] = await Promise.all([
    catchOutage(getTags(section)),
    catchOutage(getArticlesByTag(section, slug)),
  ])
  const knownTags = tags === 'outage' ? [] : tags
  if (articles !== 'outage' && articles.length === 0) return null
  const articleTags = articles === 'outage' ? [] : articles.flatMap((article) => parseTags(article.tags))
  const tag = [...knownTags, ...articleTags].find((candidate) => candidate.slug === slug)
  // In an outage the tag's name may be unknown; the text of the URL then stands in for it.
  return { tag: tag ?? { slug, name: decodeSegment(segment) }, tags: knownTags, articles }
})
