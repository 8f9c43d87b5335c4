import type { Metadata } from 'next'
import { LatestHomes } from '@/components/services/latest-homes'
import { PackageCards } from '@/components/services/package-cards'
import { letPackages, letSteps } from '@/components/services/text/letting'
import { NumberedSteps } from '@/components/layout/numbered-steps'
import { PageHero } from '@/components/layout/page-hero'
import { PageTrail } from '@/components/layout/page-trail'
import { TrustStrip } from '@/components/layout/trust-strip'
import { buttonClass, ButtonLink } from '@/components/ui/button'
import { fees } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { poundsAndPence } from '@/lib/format/money'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'

export const generateMetadata = async (): Promise<Metadata> => pageMetadata({ meta: await getPageMeta('let-your-property'), path: routes.let })

/** Where letting begins, open to everybody (D-158, D-172). */
export default function LetYourPropertyPage() {
  return (
    <>
      <PageTrail trail={[{ name: 'Let Your Property' }]} />
      <PageHero
        title="Let Your Property"
        picture="let"
        actions={
          <>
            <a href="#packages" className={buttonClass('primary', 'large')}>Choose a package</a>
            <ButtonLink href={routes.propertyManagement} prefetch={false} size="large" look="secondary">Have it managed</ButtonLink>
          </>
        }
      >
        <p>Letting a property starts from {poundsAndPence(fees.letFindTenant)}, VAT included: the listing, the portals, enquiries and applications, within the rules of 2026.</p>
      </PageHero>
      <section id="packages" aria-labelledby="let-packages" className="border-y border-line bg-sunken">
        <div className="wrap-page grid gap-5 py-12">
          <h2 id="let-packages">Two ways to let</h2>
          <PackageCards packages={letPackages} />
          <p className="text-sm text-muted">Tenants pay none of this. What they may be asked for, and everything we charge, is on the <a href={routes.fees} className="underline">fees page</a>.</p>
        </div>
      </section>
      <section aria-labelledby="let-steps" className="wrap-page grid gap-6 py-12">
        <h2 id="let-steps">What happens</h2>
        <NumberedSteps steps={letSteps} across={3} />
      </section>
      <TrustStrip />
      <LatestHomes kind="let" />
    </>
  )
}
