import type { Metadata } from 'next'
import { onlineValuation } from '@/components/services/text/online-valuation'
import { ValuationSites } from '@/components/services/valuation-sites'
import { ExternalButton } from '@/components/ui/external-button'
import { PageHero } from '@/components/ui/page-hero'
import { PageTrail } from '@/components/shell/page-trail'
import { RichText, RichTextSections } from '@/components/ui/rich-text'
import { ButtonLink } from '@/components/ui/button'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { getPageMeta } from '@/lib/queries/site-meta'

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata({ meta: await getPageMeta('online-house-valuation'), path: routes.valuation })

/** Online house valuation (STATIC-34). */
export default function OnlineHouseValuationPage() {
  return (
    <>
      <PageTrail trail={[{ name: 'Online House Valuation' }]} />
      <PageHero
        title="Online House Valuation"
        picture="valuation"
        actions={
          <>
            <ExternalButton href={brand.links.valuation} size="large">
              Free online valuation
            </ExternalButton>
            <ButtonLink
              href={routes.localContact(getPublicSettings().productSlug)}
              size="large"
              variant="secondary"
            >
              Ask for a visit in Essex
            </ButtonLink>
          </>
        }
      >
        <RichText html={onlineValuation.intro} />
      </PageHero>
      <ValuationSites />
      <div className="wrap-page py-12">
        <RichTextSections sections={onlineValuation.sections} columns={2} />
      </div>
    </>
  )
}
