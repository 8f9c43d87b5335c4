import type { Metadata } from 'next'
import { MortgageInBrowser } from '@/components/finance/mortgage-in-browser'
import { JsonLd } from '@/components/layout/json-ld'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { pageMetadata, siteOrigin } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'
import { breadcrumbLd } from '@/lib/seo/breadcrumbs'

export const generateMetadata = async (): Promise<Metadata> => pageMetadata({ meta: await getPageMeta('get-a-mortgage'), path: routes.mortgage })

/** Get a mortgage: the head comes from here, the page is drawn in the browser (MORT-06, D-54). */
export default function GetAMortgagePage() {
  return (
    <>
      <JsonLd data={breadcrumbLd(siteOrigin(), [{ name: 'Get a Mortgage' }])} />
      <noscript>
        <p className="wrap-page py-10">
          The calculator on this page needs JavaScript. To speak to somebody about a mortgage, ring <a href={brand.phoneHref} className="underline">{brand.phone}</a> or book a call in <a href={brand.links.calendar} className="underline">the broker’s calendar</a>.
        </p>
      </noscript>
      <MortgageInBrowser />
    </>
  )
}
