import {
  toFactSubject,
  getFactValue,
  isShareOfHomeSale,
  nationOf,
  getListingStatus,
  type Listing,
} from '@/components/listing/listing'
import { getStatusName } from '@/lib/domain/listing-status'
import { canHaveFact, materialFacts } from '@/lib/domain/material-facts'
import { getPropertyTypeLabel } from '@/lib/domain/property-type'
import { describeShare } from '@/lib/domain/share-of-home'
import { formatFloorArea } from '@/lib/format/area'
import { formatLongDate } from '@/lib/format/dates'
import { formatMiles } from '@/lib/format/distance'
import { formatFact } from '@/lib/format/material-fact'
import { formatRentPerMonth, formatPounds } from '@/lib/format/money'

/** One fact of all compared homes, in the order of the homes. */
export interface CompareRow {
  label: string
  /** Null for a home that has no such fact, and for a fact that nobody has supplied. */
  values: (string | null)[]
  /** Whether the known values differ. */
  isDifferent: boolean
}

function formatPrice(listing: Listing): string {
  if (listing.kind === 'let') return formatRentPerMonth(listing.new_price_pcm)
  const { new_price: price, price_options: qualifier, share } = listing
  if (qualifier === 'poa' || price <= 0) return 'Price on application'
  if (isShareOfHomeSale(listing)) return `${formatPounds(price)} ${describeShare(price, share)}`
  return qualifier === 'price' || qualifier === ''
    ? formatPounds(price)
    : `${formatPounds(price)}, ${qualifier.replaceAll('-', ' ')}`
}

/** Null for a share of a home, too, because its price does not pay for the whole floor area. */
function formatPricePerArea(listing: Listing): string | null {
  const { floor_area_sq_ft: area } = listing
  if (listing.kind === 'let' || !area || listing.new_price <= 0 || isShareOfHomeSale(listing)) return null
  return `${formatPounds(listing.new_price / area)} per sq ft`
}

/** Null for 0, which means that the number is unknown, or that the property has no such rooms. */
const formatCount = (count: number | null | undefined): string | null => (count ? String(count) : null)

function formatStatus(listing: Listing): string | null {
  const status = getListingStatus(listing)
  return status ? getStatusName(listing.kind, status).label : null
}

function formatStation({ stations }: Listing): string | null {
  const [nearest] = stations ?? []
  return nearest ? `${nearest.name}, ${formatMiles(nearest.miles)}` : null
}

const fields: readonly [label: string, format: (listing: Listing) => string | null][] = [
  ['Price', formatPrice],
  ['Price per square foot', formatPricePerArea],
  ['Status', formatStatus],
  ['Type', ({ property_type: type }) => getPropertyTypeLabel(type)],
  ['Bedrooms', ({ bedrooms }) => formatCount(bedrooms)],
  ['Bathrooms', ({ bathrooms }) => formatCount(bathrooms)],
  ['Reception rooms', ({ reception_rooms: count }) => formatCount(count)],
  ['Floor area', ({ floor_area_sq_ft: area }) => (area ? formatFloorArea(area) : null)],
  ['Nearest station', formatStation],
  ['Listed', ({ listed_at: at }) => (at ? formatLongDate(at) : null)],
]

const formatMaterialFact = (listing: Listing, key: string): string | null => {
  const value = getFactValue(listing, key)
  return value === null ? null : formatFact(key, value, nationOf(listing))
}

const toRow = (label: string, values: (string | null)[]): CompareRow => ({
  label,
  values,
  isDifferent: new Set(values.filter((value) => value !== null)).size > 1,
})

/** Lists the facts that at least one of the homes has, each with the values of all homes. */
export function compareListings(listings: readonly Listing[]): CompareRow[] {
  const facts = materialFacts.filter((fact) =>
    listings.some((listing) => canHaveFact(fact, toFactSubject(listing))),
  )
  return [
    ...fields.map(([label, format]) => toRow(label, listings.map(format))),
    ...facts.map(({ key, label }) =>
      toRow(
        label,
        listings.map((listing) => formatMaterialFact(listing, key)),
      ),
    ),
  ].filter(({ values }) => values.some((value) => value !== null))
}
