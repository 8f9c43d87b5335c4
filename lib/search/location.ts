import { routes } from '../config/routes'
import type { ListingKind } from '../domain/listing-kind'
import { cleanText } from '../format/clean-text'
import { slugify } from '../format/slug'

/* The location of a search in its URL, apart from the other filters, so that the front page loads only this module. */

/** The token for a search anywhere (REFINE-03). */
export const ANY_LOCATION = 'any-location'

/** The contract's limit; a longer text is truncated. */
export const MAX_LOCATION_CHARACTERS = 6_000

export const basePaths: Record<ListingKind, string> = { sale: routes.buy, let: routes.rent }

/** Whether a text can be a segment of a path. Browsers and servers drop '', '.' and '..' from paths. */
export const isPathSegment = (text: string): boolean => !/^\.*$/.test(text)

export const parseLocation = (text: string): string => {
  const location = cleanText(text, MAX_LOCATION_CHARACTERS)
  return isPathSegment(location) ? location : ANY_LOCATION
}

/** Leaves '+' and ',' readable ('400-2400+', 'office,shop'). */
export const encodeSegment = (text: string): string =>
  encodeURIComponent(text).replaceAll('%2B', '+').replaceAll('%2C', ',')

export const locationHref = (kind: ListingKind, location: string): string =>
  `${basePaths[kind]}/${encodeSegment(parseLocation(location))}`

/** Creates the canonical link of a place's search: '/find-a-property/southend-on-sea'. */
export const placeHref = (kind: ListingKind, place: string): string =>
  locationHref(kind, slugify(place) || place.toLowerCase())
