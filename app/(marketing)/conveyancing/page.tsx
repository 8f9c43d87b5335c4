import type { Metadata } from 'next'
import {
  conveyancing,
  conveyancingBenefits,
  conveyancingEssex,
} from '@/components/services/text/conveyancing'
import { AgencyReviews } from '@/components/trust/agency-reviews'
import { ExternalButton } from '@/components/ui/external-button'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { PageHero } from '@/components/ui/page-hero'
import { PageTrail } from '@/components/shell/page-trail'
import { TrustStrip } from '@/components/trust/trust-strip'
import { headingId, RichText, RichTextSections } from '@/components/ui/rich-text'
import { ButtonLink } from '@/components/ui/button'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata({ meta: await getPageMeta('conveyancing-meta'), path: routes.conveyancing })

/** Conveyancing (STATIC-43 … STATIC-51). */
export default function ConveyancingPage() {
  return (
    <>
      <PageTrail trail={[{ name: 'Conveyancing' }]} />
      <AgencyReviews />
      <PageHero
        title="Easy Online Conveyancing"
        picture="conveyancing"
        actions={
          <ExternalButton href={brand.links.conveyancingQuote} size="large">
            GET A CONVEYANCING QUOTE
          </ExternalButton>
        }
      >
        <p className="font-semibold">No paperwork. Free expert advice.</p>
        <RichText html={conveyancing.intro ?? ''} className="mt-3" />
      </PageHero>
      <TrustStrip />
      <div className="wrap-page grid gap-10 py-12">
        <RichTextSections sections={conveyancing.sections.slice(0, 1)} />
        <section aria-labelledby="benefits">
          <h2 id="benefits">The easy way to find a conveyancing solicitor</h2>
          <div className="mt-6">
            <NumberedSteps steps={conveyancingBenefits} columns={2} />
          </div>
        </section>
        <RichTextSections sections={conveyancing.sections.slice(1)} />
      </div>
      <section
        aria-labelledby={headingId(conveyancingEssex.heading)}
        className="border-t border-line bg-sunken"
      >
        <div className="wrap-page grid justify-items-start gap-4 py-12">
          <h2 id={headingId(conveyancingEssex.heading)}>{conveyancingEssex.heading}</h2>
          <RichText html={conveyancingEssex.html} />
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={routes.sell}>Sell your property</ButtonLink>
            <ButtonLink href={routes.let} variant="secondary">
              Let your property
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  )
}
