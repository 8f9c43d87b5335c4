import { fees } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { formatPence } from '@/lib/format/money'
import { PriceTable } from './price-table'
import { claims } from '@/lib/config/claims'

const payNowFee = formatPence(fees.sellPayNow)
const onCompletionFee = formatPence(fees.sellOnCompletion)

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
          cells: ['14 days to cancel; we charge only for work done at your request', 'Nothing to pay'],
        },
        {
          label: 'Portals',
          cells: [claims.portals, claims.portals],
        },
        {
          label: 'Photographs and floor plan',
          cells: [
            `You take your own, or order photographs for ${formatPence(fees.photographs)}`,
            'You take your own',
          ],
        },
        { label: 'Viewings', cells: ['You host', 'You host'] },
        {
          label: 'After the memorandum of sale',
          cells: ['You and your conveyancer', 'You and your conveyancer'],
        },
        { label: 'Identity checks', cells: ['Included', 'Included'] },
        {
          label: 'Energy certificate',
          cells: [
            `Not included; ${formatPence(fees.energyCertificate)} if you order it from us`,
            'Not included; order one from an assessor',
          ],
        },
      ]}
      note={`A listing on this website alone is ${formatPence(fees.sellHereOnly)}, and nothing more when the home sells. An energy performance certificate has to be ordered before a home is marketed; choose your own assessor.`}
    />
  )
}
