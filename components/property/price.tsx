import { isShareOfHome } from '@/lib/domain/price-qualifier'
import { isCommercialType } from '@/lib/domain/property-type'
import { describeShare, type ShareTerms } from '@/lib/domain/share-of-home'
import { formatRentPerMonth, formatRentPerWeek, formatRentPerYear, formatPounds } from '@/lib/format/money'

/** For example 'offers-over' → 'Offers over' (D-85). */
function formatQualifier(qualifier: string): string {
  const text = qualifier.replace(/[-_]+/g, ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

interface SalePriceProps {
  /** Whole pounds. */
  price: number
  /** The API's price qualifier: 'offers-over' and the like, 'price' or '' for none, 'poa' for no price. */
  options: string
  share?: ShareTerms | null
}

/** For example '£250,000 Offers over'. Shows the terms of a share too, because the law demands the total price. */
export function SalePrice({ price, options, share }: SalePriceProps) {
  if (options === 'poa' || price <= 0) return <span>Price on application</span>
  return (
    <span className="tabular">
      {formatPounds(price)}
      {options === 'price' || options === '' ? null : (
        <span className="text-sm font-normal text-muted"> {formatQualifier(options)}</span>
      )}
      {isShareOfHome(options) ? (
        <span className="block text-sm font-normal"> {describeShare(price, share)}</span>
      ) : null}
    </span>
  )
}

/** '£1,250 pcm (£288 pw)' for a home, '£1,725 pcm (£20,700 pa)' for commercial premises (D-86). */
export function Rent({ pcm, type }: { pcm: number; type?: string }) {
  return (
    <span className="tabular">
      {formatRentPerMonth(pcm)}{' '}
      <span className="text-sm font-normal text-muted">
        ({type && isCommercialType(type) ? formatRentPerYear(pcm) : formatRentPerWeek(pcm)})
      </span>
    </span>
  )
}
