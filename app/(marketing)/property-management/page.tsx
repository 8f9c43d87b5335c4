import type { Metadata } from 'next'
import { ManagementPrice } from '@/components/services/management-price'
import {
  managementQuestions,
  managementTestimonial,
  propertyManagement,
} from '@/components/services/text/property-management'
import { AgencyLinkedData } from '@/components/trust/agency-linked-data'
import { JsonLd } from '@/components/ui/json-ld'
import { PageHero } from '@/components/ui/page-hero'
import { PageTrail } from '@/components/shell/page-trail'
import { QuestionList } from '@/components/ui/question-list'
import { TrustStrip } from '@/components/trust/trust-strip'
import { WithAside } from '@/components/ui/with-aside'
import { RichText, RichTextSections } from '@/components/ui/rich-text'
import { ButtonLink } from '@/components/ui/button'
import { Testimonial } from '@/components/ui/testimonial'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'
import { createFaqPageLd } from '@/lib/seo/faq-page'

export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({ meta: await getPageMeta('full-management'), path: routes.propertyManagement })

/** Property management (STATIC-10 … STATIC-15, META-17). */
export default function PropertyManagementPage() {
  return (
    <>
      <PageTrail trail={[{ name: 'Property Management' }]} />
      <AgencyLinkedData />
      <JsonLd data={createFaqPageLd(managementQuestions)} />
      <PageHero
        title="Property Management"
        picture="management"
        actions={
          <>
            <ButtonLink href={routes.contact} size="large">
              Connect with us
            </ButtonLink>
            <ButtonLink href={routes.let} size="large" variant="secondary">
              List your property to let
            </ButtonLink>
          </>
        }
      >
        <RichText html={propertyManagement.intro} />
      </PageHero>
      <TrustStrip />
      <WithAside
        label="Price of management"
        aside={
          <>
            <ManagementPrice />
            <Testimonial {...managementTestimonial} />
          </>
        }
      >
        <RichTextSections sections={propertyManagement.sections} />
      </WithAside>
      <section aria-labelledby="management-questions" className="border-t border-line bg-sunken">
        <div className="wrap-page grid gap-5 py-12">
          <h2 id="management-questions">Questions from landlords</h2>
          <QuestionList questions={managementQuestions} />
        </div>
      </section>
    </>
  )
}
