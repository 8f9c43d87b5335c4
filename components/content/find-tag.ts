import 'server-only'
import { cache } from 'react'
import type { Article, Tag } from '@/lib/contract/articles'
import { decodedSegment } from '@/lib/format/decoded-segment'
import { slugify } from '@/lib/format/slug'
import { getArticlesByTag, getTags, type Section } from '@/lib/queries/articles'
import { tagsOf } from './article-tags'
import { orOutage } from './or-outage'

export interface TagFound {
  tag: Tag
  tags: Tag[]
  /** None when the agency did not answer. */
  articles: Article[] | 'outage'
}

/**
 * What a tag's address leads to; null when nothing bears the tag (NEWS-16, D-62). The address may
 * hold the tag's name as well (D-63). Asked once for head and body.
 */
export const findTag = cache(async (section: Section, segment: string): Promise<TagFound | null> => {
  const slug = slugify(decodedSegment(segment))
  if (slug === '') return null
  const [tags, articles] = await Promise.all([
    orOutage(getTags(section)),
    orOutage(getArticlesByTag(section, slug)),
  ])
  const known = tags === 'outage' ? [] : tags
  if (articles !== 'outage' && articles.length === 0) return null
  const named = articles === 'outage' ? [] : articles.flatMap((article) => tagsOf(article.tags))
  const tag = [...known, ...named].find((one) => one.slug === slug)
  return { tag: tag ?? { slug, name: decodedSegment(segment) }, tags: known, articles }
})
