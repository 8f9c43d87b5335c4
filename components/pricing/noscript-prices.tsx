import { fees, managementFee } from '@/lib/config/brand'
import { formatPence } from '@/lib/format/money'

export function NoscriptPrices() {
  return (
    <noscript>
      <p className="mt-3">
        Selling: {formatPence(fees.sellPayNow)} up front, or {formatPence(fees.sellOnCompletion)} when your
        home is sold. Letting: {formatPence(fees.letFindTenant)} to find a tenant, or{' '}
        {managementFee.percentWithVat}% of the rent for full management. All prices include VAT.
      </p>
    </noscript>
  )
}
