import type { Metadata } from 'next'
import { ServiceCards } from '@/components/finance/service-cards'
import { commercialFinance } from '@/components/finance/text/commercial-finance'
import { ExternalButton } from '@/components/ui/external-button'
import { PageHero } from '@/components/ui/page-hero'
import { PageTrail } from '@/components/shell/page-trail'
import { RichText, RichTextSections } from '@/components/ui/rich-text'
import { ButtonLink } from '@/components/ui/button'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'

export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({ meta: await getPageMeta('commercial-finance-meta'), path: routes.commercialFinance })

export default function CommercialFinancePage() {
  return (
    <>
      <PageTrail trail={[{ name: 'Commercial Finance' }]} />
      <PageHero
        title="Commercial Finance"
        picture="commercial"
        actions={
          <>
            <ExternalButton href={brand.links.commercialComparison} size="large">
              Compare commercial finance
            </ExternalButton>
            <ButtonLink href={routes.contact} size="large" variant="secondary">
              Contact us
            </ButtonLink>
          </>
        }
      >
        <RichText html={commercialFinance.intro} />
      </PageHero>
      <ServiceCards />
      <div className="wrap-page py-12">
        <RichTextSections sections={commercialFinance.sections} columns={2} />
      </div>
    </>
  )
}
