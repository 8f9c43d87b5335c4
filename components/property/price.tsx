import { perMonth, perWeek, perYear, pounds } from '@/lib/format/money'

/** Words of a price qualifier: 'offers-over' → 'Offers over' (D-85). */
export function qualifierWords(options: string): string {
  const words = options.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Price of a home for sale as text, in whole pounds (CARD-11 … CARD-13). A price of nothing is a price on application. */
export function salePriceText(price: number, options: string): string {
  if (options === 'poa' || price <= 0) return 'Price on application'
  return options === 'price' || options === '' ? pounds(price) : `${pounds(price)} ${qualifierWords(options)}`
}

/** '£250,000', '£250,000 Offers over' or 'Price on application'; the amount leads, its qualifier stands smaller on the same line. */
export function SalePrice({ price, options }: { price: number; options: string }) {
  if (options === 'poa' || price <= 0) return <span>Price on application</span>
  return (
    <span className="tabular">
      {pounds(price)}
      {options === 'price' || options === '' ? null : (
        <span className="text-sm font-normal text-muted"> {qualifierWords(options)}</span>
      )}
    </span>
  )
}

/** What businesses rent, and compare by the year. */
const rentedByTheYear = ['office', 'shop', 'restaurant', 'land']

/**
 * '£1,250 pcm (£288 pw)': rent of a calendar month, and of a week as the Tenant Fees Act counts it (D-86);
 * '£1,725 pcm (£20,700 pa)' for premises.
 */
export function Rent({ pcm, type }: { pcm: number; type?: string }) {
  return (
    <span className="tabular">
      {perMonth(pcm)}{' '}
      <span className="text-sm font-normal text-muted">
        ({type && rentedByTheYear.includes(type) ? perYear(pcm) : perWeek(pcm)})
      </span>
    </span>
  )
}
