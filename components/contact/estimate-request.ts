import type { ListingKind } from '@/lib/domain/listing-kind'
import { isCommercialType, propertyTypes, type PropertyType } from '@/lib/domain/property-type'

export type SearchParams = Record<string, string | string[] | undefined>

export interface EstimateRequest {
  kind: ListingKind
  /** As typed: a town, a postcode or a street. */
  place: string
  type: PropertyType
  bedrooms: number
}

export const bedroomChoices = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
/** The residential types. Commercial property is left out, because it cannot be compared by bedrooms. */
export const estimatedTypes = propertyTypes.filter((type) => !isCommercialType(type))
/** The choices that the form begins with. */
export const DEFAULT_TYPE: PropertyType = 'semi-detached-house'
export const DEFAULT_BEDROOMS = 3
/** The longest place that the agency's call accepts. */
export const MAX_PLACE_CHARACTERS = 120

const getFirstValue = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? ''

/** Reads the request; null without a place. A value that the form does not offer becomes the form's default. */
export function readEstimateRequest(params: SearchParams): EstimateRequest | null {
  // PostgreSQL refuses a text with NUL.
  const place = getFirstValue(params['place'])
    .replaceAll('\0', '')
    .trim()
    .slice(0, MAX_PLACE_CHARACTERS)
    .trim()
  if (!place) return null
  const type = getFirstValue(params['type'])
  const bedrooms = Number(getFirstValue(params['bedrooms']))
  return {
    kind: getFirstValue(params['kind']) === 'let' ? 'let' : 'sale',
    place,
    type: estimatedTypes.find((estimatedType) => estimatedType === type) ?? DEFAULT_TYPE,
    bedrooms: bedroomChoices.includes(bedrooms) ? bedrooms : DEFAULT_BEDROOMS,
  }
}

/** Returns the query string by which another page shows the same estimate. */
export const createEstimateQuery = ({ kind, place, type, bedrooms }: EstimateRequest): string =>
  new URLSearchParams({ kind, place, type, bedrooms: String(bedrooms) }).toString()
