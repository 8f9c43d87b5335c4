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

/** Most listings of an answer without pages (D-79). */
const LIST_LIMIT = 100
const PAGE_LIMIT = 8

const ANYWHERE = new Set(['', 'any-location'])

/**
 * Resolves a location text; null for anywhere. A distance from a postcode counts from its imported
 * point, or else from the middle of our listings there.
 */
async function placeFor(text: string, radius: string): Promise<Resolution | null> {
  if (ANYWHERE.has(text.toLowerCase())) return null
  const place = resolvePlace(text)
  if (parseRadiusMiles(radius) === null || !['unit', 'sector', 'district'].includes(place.kind)) return place
  const point = await locatePostcode(place.value, databasePostcodes)
  return point ? { ...place, point: { lat: point.lat, lng: point.lng } } : place
}

async function search<Card>(
  kind: ListingKind,
  input: ParsedInput<'propertySearch'>,
  cardOf: (row: CardRow) => Card,
): Promise<Reply<Card[] | SearchPage<Card>>> {
  const place = await placeFor(input.location.trim(), input.radius)
  const paged = input.page !== undefined || input.limit !== undefined
  const page = input.page ?? 1
  const limit = input.limit ?? (paged ? PAGE_LIMIT : LIST_LIMIT)
  const { ids, total } = await findPage(
    { where: (entry) => searchCondition(entry, kind, place, input), orderby: input.orderby },
    page,
    limit,
  )
  const cards = (await findCardRows(ids)).map(cardOf)
  if (!paged) return success(cards)
  return success({
    properties: cards,
    pagination: { currentPage: page, hasMore: page * limit < total, totalItems: total },
    place: toPlaceCandidate(place),
    candidates: place?.candidates ?? [],
  })
}

/** */
export const propertySearch = (
  input: ParsedInput<'propertySearch'>,
): Promise<Reply<SalesCard[] | SearchPage<SalesCard>>> => search('sale', input, toSalesCard)

/** */
export const lettingSearch = (
  input: ParsedInput<'lettingSearch'>,
): Promise<Reply<LetCard[] | SearchPage<LetCard>>> => search('let', input, toLetCard)
