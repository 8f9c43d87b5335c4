import { listingKinds, type ListingKind } from '../domain/listing-kind'
import { listPropertyTypes, type PropertyType } from '../domain/property-type'
import { typeGroups } from '../domain/property-type-groups'

const labels: Record<keyof typeof typeGroups, string> = {
  houses: 'Houses',
  flats: 'Flats',
  bungalows: 'Bungalows',
  terraces: 'Terraced houses',
  commercial: 'Commercial',
}

/** Creates the token of the URL for some types, each once and in the order of the search form. */
export const toTypesToken = (kind: ListingKind, types: Iterable<PropertyType>): string => {
  const wantedTypes = new Set(types)
  // Lettings have no type for the end of a terrace (REFINE-10). There such a house is a terraced house.
  if (kind === 'let' && wantedTypes.has('end-of-terrace')) wantedTypes.add('terraced')
  return listPropertyTypes(kind)
    .filter((type) => wantedTypes.has(type))
    .join(',')
}

/** Names the groups that make up a token of several types: 'Houses, Flats'; null if some type is in no whole group. */
export function describeTypeGroups(token: string): string | null {
  const remaining = new Set(token.split(','))
  if (remaining.size < 2) return null
  const groupLabels: string[] = []
  for (const name of Object.keys(typeGroups) as (keyof typeof typeGroups)[]) {
    // The token does not tell its kind, and some groups have fewer types for lettings (REFINE-10).
    for (const kind of listingKinds) {
      const types = toTypesToken(kind, typeGroups[name]).split(',')
      if (types.length < 2 || !types.every((type) => remaining.has(type))) continue
      types.forEach((type) => remaining.delete(type))
      groupLabels.push(labels[name])
    }
  }
  return remaining.size === 0 ? groupLabels.join(', ') : null
}
