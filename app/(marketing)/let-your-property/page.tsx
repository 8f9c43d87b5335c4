import type { Metadata } from 'next'
import { EstimateSection } from '@/components/contact/estimate-section'
import { LandingPage } from '@/components/services/landing-page'
import { letPackages, letSteps } from '@/components/services/text/letting'
import { fees } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { formatPence } from '@/lib/format/money'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'

export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({ meta: await getPageMeta('let-your-property'), path: routes.let })

/** The landing page for landlords (D-158, D-172). */
export default function LetYourPropertyPage() {
  return (
    <LandingPage
      kind="let"
      title="Let Your Property"
      picture="let"
      intro={
        <>
          Letting a property starts from {formatPence(fees.letFindTenant)}, VAT included: the listing, the
          portals, enquiries and applications, within the rules of 2026.
        </>
      }
      alternative={{ name: 'Have it managed', href: routes.propertyManagement }}
      packages={{
        heading: 'Two ways to let',
        items: letPackages,
        note: (
          <>
            Tenants pay none of this. What they may be asked for, and everything we charge, is on the{' '}
            <a href={routes.fees} className="underline">
              fees page
            </a>
            .
          </>
        ),
      }}
      steps={letSteps}
      estimate={<EstimateSection path={routes.valuation} request={null} kind="let" />}
    />
  )
}
