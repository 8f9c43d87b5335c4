import { slugify } from '@/lib/format/slug'
import { findAuthority, type LocalAuthority } from '@/lib/places/local-authorities'

/** A place with a page. `authority` is absent for a place that is not in our list, such as 'isle-of-man'. */
export interface Place {
  slug: string
  name: string
  authority?: LocalAuthority
}

/** Formats a slug as a name: 'north-east-wessex' → 'North East Wessex'. */
const formatSlug = (slug: string): string =>
  slug
    .split('-')
    .map((word) =>
      /^(and|of|upon|on|in|the)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')

/** Parses the place in a URL, ignoring case (D-113). The slug is empty if the segment is not a valid slug. */
export function parsePlaceSlug(segment: string): Place {
  const slug = segment.toLowerCase()
  if (slug !== slugify(slug)) return { slug: '', name: '' }
  const authority = findAuthority(slug)
  return { slug, name: authority?.name ?? formatSlug(slug), authority }
}
