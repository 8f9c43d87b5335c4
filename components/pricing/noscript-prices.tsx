import { fees, managementFee } from '@/lib/config/brand'
import { poundsAndPence } from '@/lib/format/money'

/** The prices as a sentence, for browsers without JavaScript. */
export function NoscriptPrices() {
  return (
    <noscript>
      <p className="mt-3">
        Selling: {poundsAndPence(fees.sellPayNow)} up front, or {poundsAndPence(fees.sellOnCompletion)} when
        your home is sold. Letting: {poundsAndPence(fees.letFindTenant)} to find a tenant, or{' '}
        {managementFee.percentWithVat}% of the rent for full management. All prices include VAT.
      </p>
    </noscript>
  )
}
