import { success, type Reply } from '../../contract/call'
import type { ParsedInput } from '../../contract'
import type { LetCard, SalesCard } from '../../contract/listings'
import type { SearchPage } from '../../contract/search'
import { mapFurtherFilters } from '../../domain/further-filter'
import type { ListingKind } from '../../domain/listing-kind'
import { roundToTenths } from '../../format/number'
import { listFurtherNames } from '../../search/further-filters'
import { ANY_LOCATION } from '../../search/location'
import { findCardRows, type CardRow } from '../listings/card-rows'
import { roundForPublic, toLetCard, toSalesCard } from '../listings/cards'
import { toCandidate } from '../places/candidates'
import { databasePostcodes } from '../places/database-postcodes'
import { milesBetween } from '../places/geometry'
import { locatePostcode } from '../places/locate-postcode'
import { resolvePlace } from '../places/resolve'
import type { Resolution } from '../places/types'
import { getCentre, toCriteria } from './criteria'
import { findPage } from './find'

/** A search without page and limit returns a plain list (D-79) of at most this many listings. */
const UNPAGED_LIMIT = 100
const DEFAULT_PAGE_LIMIT = 8

const ANYWHERE_TOKENS = new Set(['', ANY_LOCATION])
const LOCATABLE_POSTCODE_KINDS = ['unit', 'sector', 'district']

/** Resolves a location; null for any location. The point of a postcode is read from the database. */
export async function resolveLocation(text: string): Promise<Resolution | null> {
  if (ANYWHERE_TOKENS.has(text.toLowerCase())) return null
  const place = resolvePlace(text)
  if (!LOCATABLE_POSTCODE_KINDS.includes(place.kind)) return place
  const point = await locatePostcode(place.value, databasePostcodes)
  return point ? { ...place, point: { lat: point.lat, lng: point.lng } } : place
}

/** Resolves the place of the filter `near`; null without the filter, and for a place without a point. */
export async function resolveNear(text = ''): Promise<Resolution | null> {
  const place = await resolveLocation(text.trim())
  return place?.point ? place : null
}

/**
 * Measures the miles from the middle of a place to a listing, with one decimal; null where either has no
 * position, or where the place is too large for distances.
 */
function measureDistanceMiles(place: Resolution | null, row: CardRow): number | null {
  const centre = getCentre(place)
  if (centre === null) return null
  // Measured from the rounded, public position, because several exact distances would reveal which house it is.
  const [lat, lng] = [roundForPublic(row.lat), roundForPublic(row.lng)]
  return lat === null || lng === null ? null : roundToTenths(milesBetween(centre, { lat, lng }))
}

async function search<Card extends SalesCard | LetCard>(
  kind: ListingKind,
  input: ParsedInput<'propertySearch'>,
  toCard: (row: CardRow) => Card,
): Promise<Reply<Card[] | SearchPage<Card>>> {
  const place = await resolveLocation(input.location.trim())
  const near = await resolveNear(input.near)
  const pageSearch = { criteria: toCriteria(kind, place, input, near), orderby: input.orderby }
  const isPaged = input.page !== undefined || input.limit !== undefined
  const page = input.page ?? 1
  const limit = input.limit ?? (isPaged ? DEFAULT_PAGE_LIMIT : UNPAGED_LIMIT)
  const { ids, total } = await findPage(pageSearch, page, limit)
  const rows = await findCardRows(ids)
  const cards = rows.map((row) => ({ ...toCard(row), distance_miles: measureDistanceMiles(place, row) }))
  if (!isPaged) return success(cards)
  const furtherFilters = mapFurtherFilters((name) => input[name] ?? '')
  // The filter `near` does not apply if its place was not found.
  const appliedFilters = listFurtherNames(kind, furtherFilters).filter(
    (name) => name !== 'near' || near !== null,
  )
  return success({
    properties: cards,
    pagination: { currentPage: page, hasMore: page * limit < total, totalItems: total },
    place: toCandidate(place),
    candidates: place?.candidates ?? [],
    ...(appliedFilters.length > 0 ? { applied: appliedFilters } : {}),
  })
}

/** Searches listings for sale (call A-30). */
export const searchSales = (
  input: ParsedInput<'propertySearch'>,
): Promise<Reply<SalesCard[] | SearchPage<SalesCard>>> => search('sale', input, toSalesCard)

/** Searches listings to let (call A-31). */
export const searchLettings = (
  input: ParsedInput<'lettingSearch'>,
): Promise<Reply<LetCard[] | SearchPage<LetCard>>> => search('let', input, toLetCard)
