import type { Metadata } from 'next'
import { MortgageInBrowser } from '@/components/finance/mortgage-in-browser'
import { BookCallLink } from '@/components/finance/mortgage-sections'
import { MortgageWarnings } from '@/components/finance/mortgage-warnings'
import { PageTrail } from '@/components/shell/page-trail'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'

export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({ meta: await getPageMeta('get-a-mortgage'), path: routes.mortgage })

/** The server renders heading, introduction and warnings, and the browser the rest (MORT-06, D-54). */
export default function GetAMortgagePage() {
  return (
    <>
      <PageTrail trail={[{ name: 'Get a Mortgage' }]} />
      <div className="wrap-page grid gap-12 pb-14 pt-2">
        <div className="grid max-w-[58ch] gap-4">
          <h1>Get a Mortgage</h1>
          <p className="text-lg">
            Two sliders give you a first idea. A conversation gives you a figure that you can put in an offer.
          </p>
          <p>
            <BookCallLink />
          </p>
          <noscript>
            <p>
              The sliders on this page need JavaScript. You can also ring us about a mortgage:{' '}
              <a href={brand.phoneHref} className="underline">
                {brand.phone}
              </a>
              .
            </p>
          </noscript>
        </div>
        <MortgageInBrowser />
        <MortgageWarnings />
      </div>
    </>
  )
}
