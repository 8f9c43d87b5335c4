import type { Metadata } from 'next'
import { ContactDetails, FrequentTopics } from '@/components/contact/contact-details'
import { ContactForm } from '@/components/contact/contact-form'
import { OfficeSketchMap } from '@/components/contact/office-sketch-map'
import { OfficeMap } from '@/components/contact/office-map'
import { InternalLink } from '@/components/ui/internal-link'
import { PageTrail } from '@/components/shell/page-trail'
import { AgencyLinkedData } from '@/components/trust/agency-linked-data'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'

export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({ meta: await getPageMeta('contact'), path: routes.contact })

/** The contact page: details, form and map (CONTACT-01, CONTACT-03). */
export default function ContactPage() {
  return (
    <>
      <PageTrail trail={[{ name: 'Contact Us' }]} />
      <AgencyLinkedData />
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
          <p className="rounded-lg bg-accent-soft p-5">
            Is it about what your home is worth?{' '}
            <InternalLink href={routes.valuation} className="font-semibold">
              See our own estimate
            </InternalLink>{' '}
            at once, without your name or number.
          </p>
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
          <OfficeMap lat={brand.mapPoint.lat} lng={brand.mapPoint.lng} fallback={<OfficeSketchMap />} />
          <p className="mt-2 text-sm text-muted">{brand.registeredOffice}, beside Chelmsford station.</p>
        </section>
      </div>
    </>
  )
}
