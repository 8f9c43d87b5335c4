import type { PricePaid } from '@/lib/contract/listings'
import { longDate } from '@/lib/format/dates'
import { pounds } from '@/lib/format/money'
import { ExternalLink } from './external-link'
import type { Listing } from './listing'
import { Section } from './section'

const TYPES: Record<PricePaid['type'], string> = {
  detached: 'Detached house',
  'semi-detached': 'Semi-detached house',
  terraced: 'Terraced house',
  flat: 'Flat',
}

const describeHome = ({ type, tenure, is_new }: PricePaid): string =>
  `${TYPES[type]}, ${tenure}${is_new ? ', new' : ''}`

/** What homes near by were sold for (field row 31), with the words of the data's licence. */
export function PricesPaid({ listing }: { listing: Listing }) {
  const sales = (listing.kind === 'sale' && listing.prices_paid) || []
  if (sales.length === 0) return null
  return (
    <Section id="prices-paid" title="Prices paid near by">
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
                <span className="tabular font-semibold">{pounds(sale.price)}</span>
                <span className="block text-sm text-muted">{describeHome(sale)}</span>
              </td>
              <td role="cell">
                <time dateTime={sale.paid_on}>{longDate(sale.paid_on)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-sm text-muted">
        Contains HM Land Registry data © Crown copyright and database right 2021. This data is licensed under
        the{' '}
        <ExternalLink href="https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/">
          Open Government Licence v3.0
        </ExternalLink>
        .
      </p>
    </Section>
  )
}
