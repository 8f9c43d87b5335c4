import type { Metadata } from 'next'
import { AreasSection } from '@/components/home/areas-section'
import { FeesSection } from '@/components/home/fees-section'
import { GuidesSection } from '@/components/home/guides-section'
import { HeroSection } from '@/components/home/hero-section'
import { IncludedSection } from '@/components/home/included-section'
import { LatestSection } from '@/components/home/latest-section'
import { StepsSection } from '@/components/home/steps-section'
import { TrustSection } from '@/components/home/trust-section'
import { WhySection } from '@/components/home/why-section'
import { JsonLd } from '@/components/ui/json-ld'
import { createAgencyLd, createWebSiteLd } from '@/lib/seo/agency'
import { createPageMetadata, getSiteOrigin } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { getPageMeta, getRating } from '@/lib/queries/site-meta'

/** The metadata's key is `home` (META-01). The canonical URL is /, because /home shows the same page (ROUTE-01). */
export async function generateMetadata(): Promise<Metadata> {
  return createPageMetadata({ meta: await getPageMeta('home'), path: '/' })
}

/** Reads the rating in a component of its own, while React renders the sections. */
async function HomeLinkedData() {
  const { brandName } = getPublicSettings()
  const agency = createAgencyLd(getSiteOrigin(), brandName, await getRating())
  return <JsonLd data={[agency, createWebSiteLd(getSiteOrigin(), brandName)]} />
}

/** The home page (HOME-01). */
export default function HomePage() {
  return (
    <>
      <HomeLinkedData />
      <HeroSection />
      <TrustSection />
      <LatestSection />
      <FeesSection />
      <StepsSection />
      <IncludedSection />
      <WhySection />
      <GuidesSection />
      <AreasSection />
    </>
  )
}
