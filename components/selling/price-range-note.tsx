import {
  isCommercialType,
  getPropertyTypeNoun,
  propertyTypes,
  type PropertyType,
} from '@/lib/domain/property-type'
import type { OwnHome } from '@/lib/contract/selling'
import { formatRentPerMonth, formatPounds } from '@/lib/format/money'
import { getValueEstimate } from '@/lib/queries/valuations'

const isKnownType = (type: string): type is PropertyType => (propertyTypes as string[]).includes(type)

/** States the prices at which similar homes near by are advertised on this site. */
export async function PriceRangeNote({ home }: { home: OwnHome }) {
  const { kind, property_type: type, bedrooms, address } = home
  if (!isKnownType(type) || isCommercialType(type)) return null
  const estimate = await getValueEstimate({
    kind,
    location: `${address.town}, ${address.county}`,
    type,
    bedrooms,
  })
  if (!estimate?.range) return null
  const formatAmount = kind === 'sale' ? formatPounds : formatRentPerMonth
  const { low, middle, high } = estimate.range
  const placeName = estimate.place?.label ?? address.town
  const area = estimate.miles > 0 ? `within ${estimate.miles} miles of ${placeName}` : `in ${placeName}`
  return (
    <div className="max-w-2xl rounded-md border-l-4 border-note bg-note-soft p-4">
      <p className="font-semibold">
        {formatAmount(low)} to {formatAmount(high)}, in the middle {formatAmount(middle)}
      </p>
      <p className="mt-1">
        That is what the middle half of {estimate.count} homes like yours ({getPropertyTypeNoun(type)},{' '}
        {bedrooms} {bedrooms === 1 ? 'bedroom' : 'bedrooms'}) are offered for {area} with us now. It is no
        valuation: condition and street decide.
      </p>
    </div>
  )
}
