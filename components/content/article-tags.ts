import type { Tag } from '@/lib/contract/articles'
import { slugify } from '@/lib/format/slug'

/** The tags of an item, from its comma-separated names (NEWS-09, D-63); each once. */
export function tagsOf(names: string): Tag[] {
  const tags = new Map(
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => [slugify(name), name] as const),
  )
  return [...tags].filter(([slug]) => slug !== '').map(([slug, name]) => ({ slug, name }))
}
