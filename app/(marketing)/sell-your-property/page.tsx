import type { Metadata } from 'next'
import { LatestHomes } from '@/components/services/latest-homes'
import { PackageCards } from '@/components/services/package-cards'
import { salePackages, saleSteps } from '@/components/services/text/selling'
import { NumberedSteps } from '@/components/layout/numbered-steps'
import { PageHero } from '@/components/layout/page-hero'
import { PageTrail } from '@/components/layout/page-trail'
import { TrustStrip } from '@/components/layout/trust-strip'
import { buttonClass, ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/config/routes'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'

export const generateMetadata = async (): Promise<Metadata> => pageMetadata({ meta: await getPageMeta('sell-your-property'), path: routes.sell })

/** Where selling begins, open to everybody (ROUTE-15, D-156). */
export default function SellYourPropertyPage() {
  return (
    <>
      <PageTrail trail={[{ name: 'Sell Your Property' }]} />
      <PageHero
        title="Sell Your Property"
        picture="sell"
        actions={
          <>
            <a href="#packages" className={buttonClass('primary', 'large')}>Choose a package</a>
            <ButtonLink href={routes.valuation} prefetch={false} size="large" look="secondary">What is it worth?</ButtonLink>
          </>
        }
      >
        <p>You show the home, since nobody knows it better. We do the rest for one flat fee, the same for a cottage and a mansion. Choose when to pay it.</p>
      </PageHero>
      <section id="packages" aria-labelledby="sale-packages" className="border-y border-line bg-sunken">
        <div className="wrap-page grid gap-5 py-12">
          <h2 id="sale-packages">Three ways to sell</h2>
          <PackageCards packages={salePackages} />
          <p className="text-sm text-muted">An energy performance certificate is not in the price; the law asks for one before a home is advertised. Would you rather have somebody show it for you? See our <a href={routes.local} className="underline">local experts</a>.</p>
        </div>
      </section>
      <section aria-labelledby="sale-steps" className="wrap-page grid gap-6 py-12">
        <h2 id="sale-steps">What happens</h2>
        <NumberedSteps steps={saleSteps} across={3} />
      </section>
      <TrustStrip />
      <LatestHomes kind="sale" />
    </>
  )
}
