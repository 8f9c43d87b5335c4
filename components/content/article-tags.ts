import type { Tag } from '@/lib/contract/articles'
import { slugify } from '@/lib/format/slug'

/**
 * Parses an article's comma-separated tag names (NEWS-09). Names with the same slug are one tag, because the slug is its
 * URL (D-63); the Map keeps the place of the first name and the spelling of the last.
 */
export function parseTags(names: string): Tag[] {
  const tags = new Map(
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => [slugify(name), name] as const),
  )
  return [...tags].filter(([slug]) => slug !== '').map(([slug, name]) => ({ slug, name }))
}
