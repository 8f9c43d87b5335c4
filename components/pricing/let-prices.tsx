import { fees, managementFee, PORTAL_MONTHS } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { formatPence } from '@/lib/format/money'
import { PriceTable } from './price-table'

const findTenantFee = formatPence(fees.letFindTenant)
const referencingFee = `${formatPence(fees.tenantReferencing)} a tenant`

/** The lettings price table (HOME-10). All prices include VAT. */
export function LetPrices() {
  return (
    <PriceTable
      caption="Prices for letting a home"
      columns={[
        {
          name: 'Find a tenant',
          price: findTenantFee,
          terms: 'once, up front, VAT included',
          href: routes.let,
          action: `Let for ${findTenantFee}`,
        },
        {
          name: 'Full management',
          price: `${managementFee.percentWithVat}%`,
          terms: `of the rent, VAT included (${managementFee.percentWithoutVat}% + VAT)`,
          href: routes.propertyManagement,
          action: 'About management',
        },
      ]}
      rows={[
        { label: 'You pay today', cells: [findTenantFee, '£0'] },
        {
          label: 'While it is let',
          cells: ['Nothing more', `${managementFee.percentWithVat}% of each month’s rent`],
        },
        {
          label: 'Finding a tenant',
          cells: ['Included', `${findTenantFee}, if the home is empty`],
        },
        {
          label: 'Portals',
          cells: [`Until let, ${PORTAL_MONTHS} months at most`, 'With “Find a tenant”'],
        },
        { label: 'Viewings', cells: ['You host', 'You host'] },
        {
          label: 'Referencing',
          cells: [`${referencingFee}, if you want it`, `${referencingFee}, if you want it`],
        },
        { label: 'Rent and deposit', cells: ['You collect and register', 'We collect and register'] },
        { label: 'Inspections', cells: ['You make them', `Every ${managementFee.inspectionMonths} months`] },
        {
          label: 'Repairs',
          cells: [
            'You arrange them',
            `We arrange them; up to ${formatPence(fees.emergencyRepairs)} without asking in an emergency`,
          ],
        },
      ]}
      note="Landlords pay for referencing. A tenant is never charged for it, nor for viewings, an inventory or our administration: the Tenant Fees Act 2019 forbids it in England, and we do not do it anywhere."
    />
  )
}
