import { SidePanel } from '@/components/ui/with-aside'
import { fees, managementFee } from '@/lib/config/brand'
import { formatPence } from '@/lib/format/money'

/** The price of property management, shown with VAT before the price without it (STATIC-12 … STATIC-15, domain B5). */
export function ManagementPrice() {
  return (
    <SidePanel>
      <h2 className="text-xl">The price</h2>
      <p>
        <strong className="tabular block font-display text-4xl font-medium">
          {managementFee.percentWithVat}%
        </strong>
        of the rent each month, VAT included ({managementFee.percentWithoutVat}% + VAT). Deducted from rent
        received.
      </p>
      <dl className="grid gap-2 border-t border-line pt-3 text-sm">
        {[
          ['Traditional agents', '10 to 20 percent'],
          [
            'Tenant referencing',
            `${formatPence(fees.tenantReferencing)} extra for each tenant, VAT included`,
          ],
          ['Emergency repairs', `up to ${formatPence(fees.emergencyRepairs)}, from rental income`],
          ['Inspections', `every ${managementFee.inspectionMonths} months`],
          ['Our experience', '20 years'],
        ].map(([term, text]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-muted">{term}</dt>
            <dd className="text-right font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
    </SidePanel>
  )
}
