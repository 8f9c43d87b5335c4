import { formatFloorArea } from '@/lib/format/area'
import { countDaysSince, formatLongDate } from '@/lib/format/dates'
import { formatTenure } from '@/lib/format/material-fact'
import { formatPounds } from '@/lib/format/money'
import { KeyNumberList, type KeyNumber } from './key-number-list'
import {
  getFactValue,
  getWholeHomePrice,
  isCommercial,
  isShareOfHomeSale,
  getListingAvailability,
  getNation,
  type Listing,
} from '@/components/property/listing'

function describeRooms(listing: Listing): KeyNumber[] {
  if (isCommercial(listing)) return []
  const counts = [
    { count: listing.bedrooms, one: 'Bedroom', many: 'Bedrooms', icon: 'bed-double' },
    { count: listing.bathrooms, one: 'Bathroom', many: 'Bathrooms', icon: 'bath' },
    { count: listing.reception_rooms, one: 'Reception', many: 'Receptions', icon: 'sofa' },
  ] as const
  return counts
    .filter(({ count }) => count)
    .map(({ count, one, many, icon }) => ({
      label: count === 1 ? one : many,
      value: String(count),
      icon,
    }))
}

/** Describes the floor area and the price per square foot, which is that of the whole home (FIELD-07). */
function describeArea(listing: Listing): KeyNumber[] {
  const squareFeet = listing.floor_area_sq_ft
  if (!squareFeet) return []
  const price = listing.kind === 'sale' ? getWholeHomePrice(listing) : null
  const priceBasis = isShareOfHomeSale(listing) ? ' of the full price' : ''
  const note = price ? `${formatPounds(price / squareFeet)} per sq ft${priceBasis}` : undefined
  return [{ label: 'Floor area', value: formatFloorArea(squareFeet), icon: 'ruler', note, isWide: true }]
}

function describeTenure(listing: Listing): KeyNumber[] {
  const value = listing.kind === 'sale' ? getFactValue(listing, 'tenure') : null
  return value ? [{ label: 'Tenure', value: formatTenure(value, getNation(listing)), icon: 'key-round' }] : []
}

function formatAvailability(day: string | null): string {
  if (!day) return 'Not yet provided'
  return countDaysSince(day, new Date()) >= 0 ? 'Now' : formatLongDate(day)
}

/** Tenants ask first when they could move in, so an unknown day is stated too. A home that has been let has no day. */
function describeAvailability(listing: Listing): KeyNumber[] {
  if (listing.kind !== 'let' || getListingAvailability(listing) === 'taken') return []
  const value = formatAvailability(listing.available_from)
  return [{ label: 'Available from', value, icon: 'calendar-days' }]
}

function describeFurnishing(listing: Listing): KeyNumber[] {
  const value = listing.kind === 'let' ? getFactValue(listing, 'furnishing') : null
  return value ? [{ label: 'Furnishing', value, icon: 'armchair', isWide: true }] : []
}

export function KeyNumbers({ listing }: { listing: Listing }) {
  const keyNumbers = [
    ...describeRooms(listing),
    ...describeArea(listing),
    ...describeTenure(listing),
    ...describeAvailability(listing),
    ...describeFurnishing(listing),
  ]
  return <KeyNumberList keyNumbers={keyNumbers} />
}
