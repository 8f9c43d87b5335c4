import type { Tag } from '@/lib/contract/articles'
import { slugify } from '@/lib/format/slug'

/** Parses an article's comma-separated tag names. Of names with the same slug the last is kept (NEWS-09, D-63). */
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
