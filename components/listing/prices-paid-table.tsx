'use client'

import type { PricePaid } from '@/lib/contract/listings'
import { formatLongDate } from '@/lib/format/dates'
import { formatPounds } from '@/lib/format/money'

const typeLabels: Record<PricePaid['type'], string> = {
  detached: 'Detached house',
  'semi-detached': 'Semi-detached house',
  terraced: 'Terraced house',
  flat: 'Flat',
}

const describeHome = ({ type, tenure, is_new }: PricePaid): string =>
  `${typeLabels[type]}, ${tenure}${is_new ? ', new' : ''}`

/** A client component, for a small RSC payload. Roles are explicit: `display: grid` removes implicit ones. */
export function PricesPaidTable({ sales }: { sales: PricePaid[] }) {
  return (
    <table role="table" className="facts-table">
      <caption className="mb-2 text-left text-sm text-muted">
        Sales of the last five years that HM Land Registry has registered, the nearest first. A new sale
        appears after two to three months.
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Home</th>
          <th scope="col">Price</th>
          <th scope="col">Date of the sale</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {sales.map((sale) => (
          <tr key={`${sale.address} ${sale.paid_on}`} role="row">
            <th scope="row" role="rowheader">
              {sale.address}
            </th>
            <td role="cell">
              <span className="tabular font-semibold">{formatPounds(sale.price)}</span>
              <span className="block text-sm text-muted">{describeHome(sale)}</span>
            </td>
            <td role="cell">
              <time dateTime={sale.paid_on}>{formatLongDate(sale.paid_on)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
