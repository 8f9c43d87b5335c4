import { slugify } from '@/lib/format/slug'
import { authorityOf, type LocalAuthority } from '@/lib/places/local-authorities'

/** A place of a page: its slug and name, and what we know of it if it is of our list. */
export interface PageOfPlace {
  slug: string
  name: string
  authority?: LocalAuthority
}

/** 'north-east-wessex' → 'North East Wessex', for a place that an editor added and our list does not know. */
const nameOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) =>
      /^(and|of|upon|on|in|the)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')

/** The place that an address names; case makes no difference (D-113). What is no slug at all gives an empty one. */
export function placeOfSlug(segment: string): PageOfPlace {
  const slug = segment.toLowerCase()
  if (slug !== slugify(slug)) return { slug: '', name: '' }
  const authority = authorityOf(slug)
  return { slug, name: authority?.name ?? nameOf(slug), authority }
}
