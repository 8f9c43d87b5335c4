import type { Metadata } from 'next'
import { tenantReferencing } from '@/components/services/text/tenant-referencing'
import { PageHero } from '@/components/ui/page-hero'
import { PageTrail } from '@/components/shell/page-trail'
import { TrustStrip } from '@/components/trust/trust-strip'
import { SidePanel, WithAside } from '@/components/ui/with-aside'
import { RichText, RichTextSections } from '@/components/ui/rich-text'
import { ButtonLink } from '@/components/ui/button'
import { fees } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { formatPence } from '@/lib/format/money'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'

/** The specification demands this canonical URL, though no page exists there (STATIC-42, D-43). */
const CANONICAL = '/estate-agents-in-scotland'

export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({
    meta: await getPageMeta('tenant-referencing-meta'),
    path: routes.tenantReferencing,
    canonical: CANONICAL,
  })

export default function TenantReferencingPage() {
  return (
    <>
      <PageTrail trail={[{ name: 'Tenant referencing' }]} />
      <PageHero
        title="Tenant Referencing for Landlords"
        picture="referencing"
        actions={
          <>
            <ButtonLink href={routes.sell} size="large" variant="secondary">
              Sell Property
            </ButtonLink>
            <ButtonLink href={routes.let} size="large">
              Let Property
            </ButtonLink>
          </>
        }
      >
        <RichText html={tenantReferencing.intro} />
      </PageHero>
      <TrustStrip />
      <WithAside
        label="Price of referencing"
        aside={
          <SidePanel>
            <h2 className="text-xl">The price</h2>
            <p>
              <strong className="tabular block font-display text-4xl font-medium">
                {formatPence(fees.tenantReferencing)}
              </strong>
              for each tenant, VAT included. The landlord pays; a tenant may not be charged for it.
            </p>
            <p>
              <ButtonLink href={routes.let} className="w-full">
                Let your property
              </ButtonLink>
            </p>
          </SidePanel>
        }
      >
        <RichTextSections sections={tenantReferencing.sections} />
      </WithAside>
    </>
  )
}
