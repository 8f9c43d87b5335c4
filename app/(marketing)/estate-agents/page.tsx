import type { Metadata } from 'next'
import { PageTrail } from '@/components/shell/page-trail'
import { TrustStrip } from '@/components/trust/trust-strip'
import { AuthoritiesAToZ } from '@/components/places/a-to-z'
import { PricesSection } from '@/components/places/prices-section'
import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'

export async function generateMetadata(): Promise<Metadata> {
  return createPageMetadata({ meta: await getPageMeta('estate-agents-meta'), path: routes.estateAgentsIndex })
}

/** All local authorities from A to Z (D-110). */
export default function EstateAgentsPage() {
  return (
    <>
      <PageTrail trail={[{ name: 'Estate Agents' }]} />
      <div className="wrap-page grid gap-4 pb-8 pt-2">
        <h1>Estate Agents</h1>
        <p className="max-w-[60ch] text-lg">
          We sell and let homes throughout the United Kingdom for a flat fee. Choose your local authority to
          read what buyers ask there, what we have on our books and what homes like yours are offered for.
        </p>
        <p className="flex flex-wrap gap-3 pt-1">
          <ButtonLink href={routes.sell}>Get started</ButtonLink>
          <ButtonLink href={routes.let} variant="secondary">
            Let your property
          </ButtonLink>
        </p>
      </div>
      <TrustStrip />
      <AuthoritiesAToZ />
      <PricesSection />
    </>
  )
}
