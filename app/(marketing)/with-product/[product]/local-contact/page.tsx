import type { Metadata } from 'next'
import { readEstimateRequest, type SearchParams } from '@/components/contact/estimate-request'
import { EstimateSection } from '@/components/contact/estimate-section'
import { ValuationForm } from '@/components/contact/valuation-form'
import { ValuationSteps } from '@/components/contact/valuation-steps'
import { PageTrail } from '@/components/shell/page-trail'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { requireProductSlug, type ProductPageProps } from '@/lib/queries/product-slug'
import { getPageMeta } from '@/lib/queries/site-meta'

/** The site-meta key, {product}-local-contact, is the path without its slash. */
export async function generateMetadata(props: ProductPageProps): Promise<Metadata> {
  const path = routes.localContact(await requireProductSlug(props))
  return createPageMetadata({ meta: await getPageMeta(path.slice(1)), path })
}

interface LocalContactPageProps extends ProductPageProps {
  searchParams: Promise<SearchParams>
}

/** The page /{product}-local-contact, with our own estimate and the valuation form (ROUTE-06, VALUATION-01). */
export default async function LocalContactPage({ searchParams, ...props }: LocalContactPageProps) {
  const path = routes.localContact(await requireProductSlug(props))
  const request = readEstimateRequest(await searchParams)
  return (
    <>
      <PageTrail trail={[{ name: 'Request a valuation' }]} />
      <div className="wrap-page pb-14 pt-2">
        <h1>Request a valuation</h1>
        <p className="mt-3 max-w-[58ch] text-lg text-muted">
          A local agent visits, looks, and leaves you the evidence in writing. It is free, and you are under
          no obligation.
        </p>
        <div className="mt-8 grid gap-10 desktop:grid-cols-[1.25fr_1fr] desktop:gap-14">
          <div className="grid content-start gap-8">
            <EstimateSection path={path} request={request} />
            <section
              aria-labelledby="ask"
              className="rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-7"
            >
              <h2 id="ask" className="mb-4 text-xl">
                Ask for a visit
              </h2>
              <ValuationForm bedrooms={request?.bedrooms} />
            </section>
          </div>
          <ValuationSteps />
        </div>
      </div>
    </>
  )
}
