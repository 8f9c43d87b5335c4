import { fees, PORTAL_MONTHS } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { poundsAndPence } from '@/lib/format/money'
import { PriceTable } from './price-table'

const now = poundsAndPence(fees.sellPayNow)
const later = poundsAndPence(fees.sellOnCompletion)

/** What selling costs, either way of paying (HOME-09). Every price holds VAT. */
export default function SalePrices() {
  return (
    <PriceTable
      caption="Prices for selling a home"
      columns={[
        {
          name: 'Pay now',
          price: now,
          terms: 'once, up front, VAT included',
          href: routes.sell,
          action: `Sell for ${now}`,
        },
        {
          name: 'Pay when sold',
          price: later,
          terms: 'once, on completion, VAT included',
          href: routes.sell,
          action: `Sell for ${later}`,
        },
      ]}
      rows={[
        { label: 'You pay today', cells: [now, '£0'] },
        { label: 'If it sells', cells: ['Nothing more', `${later}, from the sale money`] },
        {
          label: 'If it does not sell',
          cells: [`Nothing more; the ${now} is spent`, 'Nothing: no sale, no fee'],
        },
        {
          label: 'If you change your mind',
          cells: ['14 days to cancel; we keep only what was done at your request', 'Nothing to pay'],
        },
        {
          label: 'Portals',
          cells: [
            `${PORTAL_MONTHS} months, then you choose to renew`,
            `${PORTAL_MONTHS} months, then you choose to renew`,
          ],
        },
        {
          label: 'Photographs',
          cells: ['Yours, with our guide to taking them', 'Yours, with our guide to taking them'],
        },
        { label: 'Viewings', cells: ['You host', 'You host'] },
        { label: 'Identity checks', cells: ['Included', 'Included'] },
        {
          label: 'Energy certificate',
          cells: ['Not included; order one before marketing', 'Not included; order one before marketing'],
        },
      ]}
      note="The law asks that an energy performance certificate is ordered before a home is marketed. If yours has run out, choose an assessor of your own."
    />
  )
}
