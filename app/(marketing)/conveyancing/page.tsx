import type { Metadata } from 'next'
import {
  conveyancingBenefits,
  conveyancingEssex,
  conveyancingIntro,
  conveyancingSpecialists,
  conveyancingStart,
} from '@/components/services/text/conveyancing'
import { AgencyLinkedData } from '@/components/trust/agency-linked-data'
import { ExternalButton } from '@/components/ui/external-button'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { PageHero } from '@/components/ui/page-hero'
import { PageTrail } from '@/components/shell/page-trail'
import { TrustStrip } from '@/components/trust/trust-strip'
import { headingId, RichText, RichTextSections } from '@/components/ui/rich-text'
import { ButtonLink } from '@/components/ui/button'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'

export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({ meta: await getPageMeta('conveyancing-meta'), path: routes.conveyancing })

const essexHeadingId = headingId(conveyancingEssex.heading)

export default function ConveyancingPage() {
  return (
    <>
      <PageTrail trail={[{ name: 'Conveyancing' }]} />
      <AgencyLinkedData />
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
        <RichText html={conveyancingIntro} className="mt-3" />
      </PageHero>
      <TrustStrip />
      <div className="wrap-page grid gap-10 py-12">
        <RichTextSections sections={[conveyancingSpecialists]} />
        <section aria-labelledby="benefits">
          <h2 id="benefits">The easy way to find a conveyancing solicitor</h2>
          <div className="mt-6">
            <NumberedSteps steps={conveyancingBenefits} columns={2} />
          </div>
        </section>
        <RichTextSections sections={[conveyancingStart]} />
      </div>
      <section aria-labelledby={essexHeadingId} className="border-t border-line bg-sunken">
        <div className="wrap-page grid justify-items-start gap-4 py-12">
          <h2 id={essexHeadingId}>{conveyancingEssex.heading}</h2>
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
