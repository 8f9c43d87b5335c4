import type { ValueEstimate } from '@/lib/contract/valuations'
import { hasBedrooms, getPropertyTypeLabel } from '@/lib/domain/property-type'
import { formatRentPerMonth, formatPounds } from '@/lib/format/money'
import { formatInteger } from '@/lib/format/number'
import type { EstimateRequest } from './estimate-request'

/** For example 'terraced, 3 bedrooms'. */
function describeHome({ type, bedrooms }: EstimateRequest): string {
  const label = getPropertyTypeLabel(type).toLowerCase()
  if (!hasBedrooms(type)) return label
  return `${label}, ${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`
}

const describePlace = ({ label }: { label: string }, miles: number): string =>
  miles === 0 ? `in ${label}` : `within ${miles} miles of ${label}`

function formatHomeCount(count: number): string {
  if (count === 0) return 'no home'
  return count === 1 ? 'one home' : `${formatInteger(count)} homes`
}

interface EstimateResultProps {
  request: EstimateRequest
  estimate: ValueEstimate
}

export function EstimateResult({ request, estimate: { place, miles, count, range } }: EstimateResultProps) {
  if (!place)
    return (
      <p role="status" className="wrap-anywhere">
        <strong>We do not know a place called “{request.place}”.</strong> Try a town, a postcode such as CM8
        2AB, or its first half.
      </p>
    )
  const home = describeHome(request)
  const where = describePlace(place, miles)
  if (!range)
    return (
      <p role="status">
        <strong>Too few to say.</strong> We list {formatHomeCount(count)} like yours ({home}) {where}. With
        fewer than five, any figure would be a guess: a visit tells you more.
      </p>
    )
  const isLetting = request.kind === 'let'
  const formatAmount = isLetting ? formatRentPerMonth : formatPounds
  return (
    <div role="status" className="grid gap-2">
      <p className="tabular font-display text-3xl text-accent">
        {formatAmount(range.low)} to {formatAmount(range.high)}
      </p>
      <p>
        The middle figure is <strong className="tabular">{formatAmount(range.middle)}</strong>. It is based on{' '}
        <strong>{formatInteger(count)} of our own listings</strong> {where} ({home}): half of them ask a{' '}
        {isLetting ? 'rent' : 'price'} within this range.
      </p>
      <p className="text-sm text-muted">
        These are asking {isLetting ? 'rents' : 'prices, not what homes were sold for'}, and your home is not
        one of them: condition, view and {isLetting ? 'furnishing' : 'lease'} can move it out of the range.
        This is not a formal valuation.
      </p>
    </div>
  )
}
