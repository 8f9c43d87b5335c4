import { Armchair, Bath, BedDouble, CalendarDays, House, KeyRound, Ruler, Sofa, Store } from 'lucide-react'
import type { ComponentType } from 'react'
import { propertyTypeLabel } from '@/lib/domain/property-type'
import { formatFloorArea } from '@/lib/format/area'
import { longDate } from '@/lib/format/dates'
import { formatTenure } from '@/lib/format/material-fact'
import { pounds } from '@/lib/format/money'
import { amountOf, factValue, isCommercial, nationOf, type Listing } from './listing'

type Icon = ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>
type KeyNumber = [label: string, value: string, icon: Icon, note?: string]

const count = (value: number | null | undefined, one: string, many: string, icon: Icon): KeyNumber[] =>
  value ? [[value === 1 ? one : many, String(value), icon]] : []

/** Floor area, with the price per square foot for a comparison of homes (field row 7). */
function size(listing: Listing): KeyNumber[] {
  if (!listing.floor_area_sq_ft) return []
  const amount = listing.kind === 'sale' ? amountOf(listing) : null
  return [
    [
      'Floor area',
      formatFloorArea(listing.floor_area_sq_ft),
      Ruler,
      amount ? `${pounds(amount / listing.floor_area_sq_ft)} per sq ft` : undefined,
    ],
  ]
}

function availability(listing: Listing): KeyNumber[] {
  if (listing.kind !== 'let' || !listing.available_from) return []
  return [['Available from', longDate(listing.available_from), CalendarDays]]
}

function keyNumbers(listing: Listing): KeyNumber[] {
  const commercial = isCommercial(listing)
  const tenure = listing.kind === 'sale' ? factValue(listing, 'tenure') : null
  const furnishing = listing.kind === 'let' ? factValue(listing, 'furnishing') : null
  return [
    ['Type', propertyTypeLabel(listing.property_type), commercial ? Store : House],
    ...(commercial
      ? []
      : [
          ...count(listing.bedrooms, 'Bedroom', 'Bedrooms', BedDouble),
          ...count(listing.bathrooms, 'Bathroom', 'Bathrooms', Bath),
          ...count(listing.reception_rooms, 'Reception room', 'Reception rooms', Sofa),
        ]),
    ...size(listing),
    ...(tenure ? [['Tenure', formatTenure(tenure, nationOf(listing)), KeyRound] satisfies KeyNumber] : []),
    ...availability(listing),
    ...(furnishing ? [['Furnishing', furnishing, Armchair] satisfies KeyNumber] : []),
  ]
}

/** Type, rooms, floor area and tenure, or the date from which a letting is available. */
export function KeyNumbers({ listing }: { listing: Listing }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 print:grid-cols-3 tablet:grid-cols-3">
      {keyNumbers(listing).map(([label, value, Icon, note]) => (
        <div key={label} className="relative min-w-0 pl-8">
          <dt className="text-xs text-muted">
            <Icon aria-hidden="true" className="absolute top-1 left-0 size-5 text-accent" />
            {label}
          </dt>
          <dd className="font-semibold wrap-break-word">{value}</dd>
          {note ? <dd className="tabular text-sm text-muted">{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
