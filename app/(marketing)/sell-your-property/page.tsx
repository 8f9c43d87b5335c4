import type { Metadata } from 'next'
import { EstimateSection } from '@/components/contact/estimate-section'
import { LandingPage } from '@/components/services/landing-page'
import { listSalePackages, saleSteps } from '@/components/services/text/selling'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { getPageMeta } from '@/lib/queries/site-meta'

export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({ meta: await getPageMeta('sell-your-property'), path: routes.sell })

/** The landing page for sellers (ROUTE-15, D-156). */
export default function SellYourPropertyPage() {
  return (
    <LandingPage
      kind="sale"
      title="Sell Your Property"
      picture="sell"
      intro="You describe the home and show it, since nobody knows it better. We publish it, pass on every question and offer, and send the memorandum of sale, for one flat fee, the same for a cottage and a mansion. Choose when to pay it."
      alternative={{ name: 'What is it worth?', href: routes.valuation }}
      packages={{
        heading: 'Three ways to sell',
        items: listSalePackages(getPublicSettings().productSlug, getPublicSettings().brandName),
        note: (
          <>
            An energy performance certificate is not in the price; the law asks for one before a home is
            advertised. Would you rather have somebody show it for you? See our{' '}
            <a href={routes.local} className="underline">
              local experts
            </a>
            .
          </>
        ),
      }}
      steps={saleSteps}
      estimate={<EstimateSection path={routes.valuation} request={null} kind="sale" />}
    />
  )
}
