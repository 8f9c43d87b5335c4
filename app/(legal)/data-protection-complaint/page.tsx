import type { Metadata } from 'next'
import { DataComplaintForm } from '@/components/legal/data-complaint-form'
import { PageTrail } from '@/components/shell/page-trail'
import { brand } from '@/lib/config/brand'
import { dataAuthority } from '@/lib/config/data-authority'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'

export async function generateMetadata(): Promise<Metadata> {
  return createPageMetadata({
    meta: await getPageMeta('data-protection-complaint'),
    path: routes.dataComplaint,
  })
}

const steps = [
  'We acknowledge your complaint within 30 days at the latest; three working days is what we aim for.',
  'Somebody who was not involved looks into it without undue delay, and keeps you informed.',
  'You are told the outcome in writing, with the reasons and with what we have put right.',
]

/** The form for complaints about personal data (Data (Use and Access) Act 2025, in force 19 June 2026). */
export default function DataComplaintPage() {
  return (
    <>
      <PageTrail trail={[{ name: 'Complain about your data' }]} />
      <div className="wrap-page grid gap-10 pb-16 pt-2 desktop:grid-cols-[1.3fr_1fr] desktop:gap-16">
        <div className="grid content-start gap-6">
          <h1>Complain about your personal data</h1>
          <p className="max-w-[60ch] text-lg">
            Use this form if you think that we have used your personal data wrongly, or have not answered a
            request about it. It costs nothing and needs no account.
          </p>
          <section
            aria-labelledby="form"
            className="rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-7"
          >
            <h2 id="form" className="mb-4 text-xl">
              Your complaint
            </h2>
            <DataComplaintForm />
          </section>
        </div>
        <aside className="grid content-start gap-8 desktop:pt-16 [&_a]:underline">
          <section aria-labelledby="next">
            <h2 id="next" className="text-xl">
              What happens next
            </h2>
            <ol className="mt-3 grid list-decimal gap-2 pl-6">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="other-ways">
            <h2 id="other-ways" className="text-xl">
              Other ways
            </h2>
            <p className="mt-3">
              Write to <a href={`mailto:${brand.email}`}>{brand.email}</a> or to Data protection,{' '}
              {brand.legalName}, {brand.registeredOffice}. If writing is difficult, call{' '}
              <a href={brand.phoneHref} className="whitespace-nowrap">
                {brand.phone}
              </a>{' '}
              and we write it down with you.
            </p>
            <p className="mt-3">
              You may complain to the {dataAuthority.name} at any time, at{' '}
              <a href={dataAuthority.complaintsUrl}>{dataAuthority.complaintsAddress}</a>; you will usually be
              asked whether you have come to us first.
            </p>
            <p className="mt-3">
              For a complaint about anything else see the <a href={routes.complaints}>complaints procedure</a>
              .
            </p>
          </section>
        </aside>
      </div>
    </>
  )
}
