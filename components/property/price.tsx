import { perMonth, perWeek, perYear, pounds } from '@/lib/format/money'

/** 'offers-over' → 'Offers over' (D-85). */
function qualifierWords(options: string): string {
  const words = options.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The price of a sale, with its qualifier in smaller letters. */
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

/** Types whose rents are compared by the year. */
const rentedByTheYear = ['office', 'shop', 'restaurant', 'land']

/**
 * The rent of a calendar month and of a week: '£1,250 pcm (£288 pw)' (D-86); '£1,725 pcm (£20,700 pa)' for premises.
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
