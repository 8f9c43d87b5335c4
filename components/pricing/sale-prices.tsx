import { fees, PORTAL_MONTHS } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { poundsAndPence } from '@/lib/format/money'
import { PriceTable } from './price-table'

const payNowFee = poundsAndPence(fees.sellPayNow)
const onCompletionFee = poundsAndPence(fees.sellOnCompletion)

/** The sales price table (HOME-09). All prices include VAT. */
export function SalePrices() {
  return (
    <PriceTable
      caption="Prices for selling a home"
      columns={[
        {
          name: 'Pay now',
          price: payNowFee,
          terms: 'once, up front, VAT included',
          href: routes.sell,
          action: `Sell for ${payNowFee}`,
        },
        {
          name: 'Pay when sold',
          price: onCompletionFee,
          terms: 'once, on completion, VAT included',
          href: routes.sell,
          action: `Sell for ${onCompletionFee}`,
        },
      ]}
      rows={[
        { label: 'You pay today', cells: [payNowFee, '£0'] },
        { label: 'If it sells', cells: ['Nothing more', `${onCompletionFee}, from the sale money`] },
        {
          label: 'If it does not sell',
          cells: [`Nothing more; the ${payNowFee} is spent`, 'Nothing: no sale, no fee'],
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
