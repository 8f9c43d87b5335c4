import { ExternalLink } from './external-link'
import type { Listing } from '@/components/property/listing'
import { PricesPaidTable } from './prices-paid-table'
import { Section } from './section'

/** Shows sold prices near a home for sale (FIELD-31). HM Land Registry prescribes the notice and its year, 2021. */
export function PricesPaid({ listing }: { listing: Listing }) {
  const sales = listing.kind === 'sale' ? (listing.prices_paid ?? []) : []
  if (sales.length === 0) return null
  return (
    <Section id="prices-paid" title="Prices paid near by">
      <PricesPaidTable sales={sales} />
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
