import { success, type Reply } from '../../contract/call'
import type { ParsedInput } from '../../contract'
import type { LetCard, SalesCard } from '../../contract/listings'
import type { SearchPage } from '../../contract/search'
import type { ListingKind } from '../../domain/listing-kind'
import { parseRadiusMiles } from '../../search/options'
import { findCardRows, type CardRow } from '../listings/card-rows'
import { toLetCard, toSalesCard } from '../listings/cards'
import { databasePostcodes } from '../places/database-postcodes'
import { locatePostcode } from '../places/locate-postcode'
import { resolvePlace } from '../places/resolve'
import type { Resolution } from '../places/types'
import { searchCondition } from './criteria'
import { findPage } from './find'
import { toPlaceCandidate } from './place-candidate'

/** Listings in a reply without pages (D-79). */
const UNPAGED_LIMIT = 100
const DEFAULT_PAGE_LIMIT = 8

const ANYWHERE = new Set(['', 'any-location'])

/** Resolves a location, with the point of a postcode when a radius is given. @returns null for any location */
async function resolveLocation(text: string, radius: string): Promise<Resolution | null> {
  if (ANYWHERE.has(text.toLowerCase())) return null
  const place = resolvePlace(text)
  if (parseRadiusMiles(radius) === null || !['unit', 'sector', 'district'].includes(place.kind)) return place
  const point = await locatePostcode(place.value, databasePostcodes)
  return point ? { ...place, point: { lat: point.lat, lng: point.lng } } : place
}

async function search<Card>(
  kind: ListingKind,
  input: ParsedInput<'propertySearch'>,
  toCard: (row: CardRow) => Card,
): Promise<Reply<Card[] | SearchPage<Card>>> {
  const place = await resolveLocation(input.location.trim(), input.radius)
  const isPaged = input.page !== undefined || input.limit !== undefined
  const page = input.page ?? 1
  const limit = input.limit ?? (isPaged ? DEFAULT_PAGE_LIMIT : UNPAGED_LIMIT)
  const { ids, total } = await findPage(
    { where: (entry) => searchCondition(entry, kind, place, input), orderby: input.orderby },
    page,
    limit,
  )
  const cards = (await findCardRows(ids)).map(toCard)
  if (!isPaged) return success(cards)
  return success({
    properties: cards,
    pagination: { currentPage: page, hasMore: page * limit < total, totalItems: total },
    place: toPlaceCandidate(place),
    candidates: place?.candidates ?? [],
  })
}

/** Searches listings for sale. */
export const propertySearch = (
  input: ParsedInput<'propertySearch'>,
): Promise<Reply<SalesCard[] | SearchPage<SalesCard>>> => search('sale', input, toSalesCard)

/** Searches listings to let. */
export const lettingSearch = (
  input: ParsedInput<'lettingSearch'>,
): Promise<Reply<LetCard[] | SearchPage<LetCard>>> => search('let', input, toLetCard)
