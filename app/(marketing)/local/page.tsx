import type { Metadata } from 'next'
import { ManagementSection } from '@/components/local/management-section'
import { Packages } from '@/components/local/packages'
import { SavingsSection } from '@/components/local/savings-section'
import { localExplanation, sixLocalSteps } from '@/components/local/text/local'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { PageHero } from '@/components/ui/page-hero'
import { PageTrail } from '@/components/shell/page-trail'
import { RichText } from '@/components/ui/rich-text'
import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { getPageMeta } from '@/lib/queries/site-meta'

/** This site-meta key begins with the configured product slug (D-01). */
export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({
    meta: await getPageMeta(`${getPublicSettings().productSlug}-local-meta`),
    path: routes.local,
  })

/** The local service (LOCAL-01 … LOCAL-06). */
export default function LocalPage() {
  const { productSlug } = getPublicSettings()
  return (
    <>
      <PageTrail trail={[{ name: 'Local experts' }]} />
      <PageHero
        title="Expertise, now local."
        picture="local"
        actions={
          <>
            <ButtonLink href={routes.localEssex} size="large">
              Local experts in Essex
            </ButtonLink>
            <ButtonLink href={routes.localContact(productSlug)} size="large" variant="secondary">
              Request a valuation
            </ButtonLink>
          </>
        }
      >
        <p className="font-semibold">{localExplanation.heading}</p>
        <RichText html={localExplanation.html} className="mt-2 text-base" />
      </PageHero>
      <section aria-labelledby="local-steps" className="border-y border-line bg-surface">
        <div className="wrap-page grid gap-6 py-12">
          <h2 id="local-steps">From valuation to keys, in six steps</h2>
          <NumberedSteps steps={sixLocalSteps} columns={3} />
        </div>
      </section>
      <Packages />
      <SavingsSection />
      <ManagementSection />
    </>
  )
}
