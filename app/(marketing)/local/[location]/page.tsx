import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AreasCovered } from '@/components/local/areas-covered'
import { EssexExpert } from '@/components/local/essex-expert'
import { EssexHomes } from '@/components/local/essex-homes'
import { Packages } from '@/components/local/packages'
import { SavingsSection } from '@/components/local/savings-section'
import { PageHero } from '@/components/ui/page-hero'
import { PageTrail } from '@/components/shell/page-trail'
import { WithAside } from '@/components/ui/with-aside'
import { ButtonLink } from '@/components/ui/button'
import { ServerHtml } from '@/components/ui/server-html'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPublicSettings, localContactHref } from '@/lib/queries/public-settings'
import { getOptionalSiteMetaHtml, getPageMeta } from '@/lib/queries/site-meta'
import { locationHref } from '@/lib/search/location'

interface LocalLocationProps {
  params: Promise<{ location: string }>
}

/** Reads the county; 404 for all but Essex (LOCAL-07), even if site meta has a text for it (D-115). */
const readCounty = async ({ params }: LocalLocationProps): Promise<string> => {
  const location = (await params).location.toLowerCase()
  if (location !== 'essex') notFound()
  return location
}

export async function generateMetadata(props: LocalLocationProps): Promise<Metadata> {
  const location = await readCounty(props)
  return createPageMetadata({
    meta: await getPageMeta(`${getPublicSettings().productSlug}-local-in-${location}-meta`),
    path: routes.localEssex,
  })
}

/** The local service in Essex (LOCAL-07, LOCAL-14 … LOCAL-20). */
export default async function LocalLocationPage(props: LocalLocationProps) {
  // The prefix of this site-meta key is literal (META-15); others contain the configured product slug (D-01).
  const intro = await getOptionalSiteMetaHtml(`emoovlocal-${await readCounty(props)}`)
  return (
    <>
      <PageTrail trail={[{ name: 'Local experts', href: routes.local }, { name: 'Essex' }]} />
      <PageHero
        title="Local Estate Agents in Essex"
        picture="essex"
        actions={
          <ButtonLink href={localContactHref()} size="large">
            Request a valuation
          </ButtonLink>
        }
      >
        <p>Sell with a dedicated local agent for one fixed fee, or let with everything seen to.</p>
      </PageHero>
      <div className="border-t border-line">
        <WithAside label="Local expert" aside={<EssexExpert />}>
          {intro ? <ServerHtml html={intro} /> : null}
          <AreasCovered />
        </WithAside>
      </div>
      <section aria-labelledby="essex-homes" className="border-y border-line bg-surface">
        <div className="wrap-page grid gap-5 py-12">
          <h2 id="essex-homes">Newest homes for sale in Essex</h2>
          <EssexHomes />
          <p>
            <ButtonLink href={locationHref('sale', 'essex')} variant="secondary">
              All homes for sale in Essex
            </ButtonLink>
          </p>
        </div>
      </section>
      <Packages />
      <SavingsSection />
    </>
  )
}
