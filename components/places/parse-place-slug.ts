import { slugify } from '@/lib/format/slug'
import { findAuthority, type LocalAuthority } from '@/lib/places/local-authorities'

/** A place with a page of its own; `authority` is absent for one that is not in our list of local authorities. */
export interface Place {
  slug: string
  name: string
  authority?: LocalAuthority
}

/** Makes a name of a slug: 'north-east-wessex' → 'North East Wessex'. */
const nameFromSlug = (slug: string): string =>
  slug
    .split('-')
    .map((word) =>
      /^(and|of|upon|on|in|the)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')

/** Parses the place of an address, ignoring case (D-113). A segment that is not a slug gives an empty slug. */
export function parsePlaceSlug(segment: string): Place {
  const slug = segment.toLowerCase()
  if (slug !== slugify(slug)) return { slug: '', name: '' }
  const authority = findAuthority(slug)
  return { slug, name: authority?.name ?? nameFromSlug(slug), authority }
}
