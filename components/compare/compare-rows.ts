import {
  toFactSubject,
  getFactValue,
  isShareOfHomeSale,
  getNation,
  getListingStatus,
  type Listing,
} from '@/components/property/listing'
import { getStatusName } from '@/lib/domain/listing-status'
import {
  canHaveFact,
  doesFactApply,
  getFactLabel,
  materialFacts,
  type MaterialFactDefinition,
} from '@/lib/domain/material-facts'
import { getPropertyTypeLabel, hasBedrooms, isCommercialType } from '@/lib/domain/property-type'
import { describeShare } from '@/lib/domain/share-of-home'
import { formatFloorArea } from '@/lib/format/area'
import { formatLongDate } from '@/lib/format/dates'
import { formatMiles } from '@/lib/format/distance'
import { formatFact } from '@/lib/format/material-fact'
import { formatRentPerMonth, formatPounds } from '@/lib/format/money'

/** The value of a fact that a home cannot have, such as the tenure of a home to let. */
export const DOES_NOT_APPLY = 'Does not apply'

/** One fact of all compared homes, in the order of the homes. */
export interface CompareRow {
  label: string
  /** Null for a fact that nobody has supplied. */
  values: (string | null)[]
  /** Whether the values differ, apart from unknown ones and DOES_NOT_APPLY. */
  isDifferent: boolean
}

function formatPrice(listing: Listing): string {
  if (listing.kind === 'let') return formatRentPerMonth(listing.new_price_pcm)
  const { new_price: price, price_options: qualifier, share } = listing
  // The API gives a listing without a price the price 0.
  if (qualifier === 'poa' || price <= 0) return 'Price on application'
  if (isShareOfHomeSale(listing)) return `${formatPounds(price)} ${describeShare(price, share)}`
  if (qualifier === 'price' || qualifier === '') return formatPounds(price)
  // Other qualifiers, such as 'offers-over', are shown as words.
  return `${formatPounds(price)}, ${qualifier.replaceAll('-', ' ')}`
}

/** Formats the price per square foot. A share of a home has none, because its price is not for the whole floor area. */
function formatPricePerArea(listing: Listing): string | null {
  const { floor_area_sq_ft: area, property_type: type } = listing
  if (listing.kind === 'let' || type === 'land' || isShareOfHomeSale(listing)) return DOES_NOT_APPLY
  if (!area || listing.new_price <= 0) return null
  return `${formatPounds(listing.new_price / area)} per sq ft`
}

/** Formats a number of rooms; 0 means that the number is unknown. */
function formatCount(count: number | null | undefined, { canHaveRooms }: { canHaveRooms: boolean }) {
  if (count) return String(count)
  return canHaveRooms ? null : DOES_NOT_APPLY
}

function formatArea({ floor_area_sq_ft: area, property_type: type }: Listing): string | null {
  if (area) return formatFloorArea(area)
  return type === 'land' ? DOES_NOT_APPLY : null
}

function formatStatus(listing: Listing): string | null {
  const status = getListingStatus(listing)
  return status ? getStatusName(listing.kind, status).label : null
}

function formatStation({ stations }: Listing): string | null {
  const [nearest] = stations ?? []
  return nearest ? `${nearest.name}, ${formatMiles(nearest.miles)}` : null
}

const rowsAboveFacts: readonly [label: string, format: (listing: Listing) => string | null][] = [
  ['Price', formatPrice],
  ['Price per square foot', formatPricePerArea],
  ['Status', formatStatus],
  ['Type', ({ property_type: type }) => getPropertyTypeLabel(type)],
  [
    'Bedrooms',
    ({ bedrooms, property_type: type }) => formatCount(bedrooms, { canHaveRooms: hasBedrooms(type) }),
  ],
  [
    'Bathrooms',
    ({ bathrooms, property_type: type }) => formatCount(bathrooms, { canHaveRooms: !isCommercialType(type) }),
  ],
  [
    'Reception rooms',
    ({ reception_rooms: count, property_type: type }) =>
      formatCount(count, { canHaveRooms: !isCommercialType(type) }),
  ],
  ['Floor area', formatArea],
  ['Nearest station', formatStation],
  ['Listed', ({ listed_at: at }) => (at ? formatLongDate(at) : null)],
]

function formatMaterialFact(listing: Listing, fact: MaterialFactDefinition): string | null {
  const subject = toFactSubject(listing)
  if (!canHaveFact(fact, subject)) return DOES_NOT_APPLY
  const value = getFactValue(listing, fact.key)
  if (value !== null) return formatFact(fact.key, value, getNation(listing))
  return doesFactApply(fact, subject) ? null : DOES_NOT_APPLY
}

const isKnown = (value: string | null): boolean => value !== null && value !== DOES_NOT_APPLY

const toRow = (label: string, values: (string | null)[]): CompareRow => ({
  label,
  values,
  isDifferent: new Set(values.filter(isKnown)).size > 1,
})

/** Joins the labels that a fact has for the types of the compared homes, such as 'Ground rent or pitch fee'. */
function joinFactLabels(fact: MaterialFactDefinition, listings: readonly Listing[]): string {
  const [first, ...others] = new Set(listings.map(({ property_type: type }) => getFactLabel(fact, type)))
  return [first, ...others.map((label) => label.toLowerCase())].join(' or ')
}

/** Lists the facts that at least one of the homes has, each with the values of all homes. */
export function compareListings(listings: readonly Listing[]): CompareRow[] {
  const facts = materialFacts.filter((fact) =>
    listings.some((listing) => canHaveFact(fact, toFactSubject(listing))),
  )
  return [
    ...rowsAboveFacts.map(([label, format]) => toRow(label, listings.map(format))),
    ...facts.map((fact) =>
      toRow(
        joinFactLabels(fact, listings),
        listings.map((listing) => formatMaterialFact(listing, fact)),
      ),
    ),
  ].filter(({ values }) => values.some(isKnown))
}
