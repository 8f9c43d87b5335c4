import type { Metadata } from 'next'
import { aboutUs } from '@/components/company/text/about-us'
import { PageHero } from '@/components/ui/page-hero'
import { PageTrail } from '@/components/shell/page-trail'
import { SidePanel, WithAside } from '@/components/ui/with-aside'
import { RichText, RichTextSections } from '@/components/ui/rich-text'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'

export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({ meta: await getPageMeta('about-us-meta'), path: routes.about })

/** The details that the Companies Act, the E-Commerce Regulations and the laws on letting agents require. */
const companyDetails = [
  ['Company', brand.legalName],
  ['Registered in', `${brand.registeredIn}, number ${brand.companyNumber}`],
  ['Registered office', brand.registeredOffice],
  ['VAT number', brand.vatNumber],
  ['Redress', brand.redress.name],
  ['Client money', brand.clientMoneyProtection.name],
  ...brand.lettingRegistrations.map(({ name, number }) => [name, number] as const),
] as const

export default function AboutUsPage() {
  return (
    <>
      <PageTrail trail={[{ name: 'About Us' }]} />
      <PageHero title="About Us" picture="about">
        <RichText html={aboutUs.intro} />
      </PageHero>
      <WithAside
        label="The company"
        aside={
          <SidePanel>
            <h2 className="text-xl">The company</h2>
            <dl className="grid gap-3">
              {companyDetails.map(([term, value]) => (
                <div key={term}>
                  <dt className="text-sm text-muted">{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </SidePanel>
        }
      >
        <RichTextSections sections={aboutUs.sections} />
      </WithAside>
    </>
  )
}
