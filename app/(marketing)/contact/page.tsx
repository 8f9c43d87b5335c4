import type { Metadata } from 'next'
import { ContactDetails, FrequentTopics } from '@/components/contact/contact-details'
import { ContactForm } from '@/components/contact/contact-form'
import { OfficeSketchMap } from '@/components/contact/office-sketch-map'
import { OfficeMap } from '@/components/contact/office-map'
import { JsonLd } from '@/components/ui/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { pageMetadata, siteOrigin } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { getPageMeta, getRating } from '@/lib/queries/site-meta'
import { agencyLd } from '@/lib/seo/agency'
import { breadcrumbLd } from '@/lib/seo/breadcrumbs'

const trail = [{ name: 'Contact Us' }]

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata({ meta: await getPageMeta('contact'), path: routes.contact })

/** The contact page: details, form and map (CONTACT-01, CONTACT-03). */
export default async function ContactPage() {
  return (
    <>
      <JsonLd
        data={[
          agencyLd(siteOrigin(), getPublicSettings().brandName, await getRating()),
          breadcrumbLd(siteOrigin(), trail),
        ]}
      />
      <Breadcrumb trail={trail} />
      <div className="wrap-page grid gap-10 pb-14 pt-2 desktop:grid-cols-[1.25fr_1fr] desktop:gap-14">
        <div className="grid content-start gap-8">
          <div>
            <h1>Contact Us</h1>
            <p className="mt-3 max-w-[56ch] text-lg text-muted">
              People read what you send, on working days, and answer within one working day. If it cannot
              wait, telephone.
            </p>
          </div>
          <ContactDetails />
          <section
            aria-labelledby="write"
            className="rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-7"
          >
            <h2 id="write" className="mb-4 text-xl">
              Write to us
            </h2>
            <ContactForm />
          </section>
          <FrequentTopics />
        </div>
        <section aria-labelledby="office">
          <h2 id="office" className="sr-only">
            Where our office is
          </h2>
          <OfficeMap {...brand.mapPoint}>
            <OfficeSketchMap />
          </OfficeMap>
          <p className="mt-2 text-sm text-muted">
            {brand.registeredOffice}, beside Chelmsford station. The dashed line is the railway; distances are
            in a straight line.
          </p>
        </section>
      </div>
    </>
  )
}
