import type { Metadata } from 'next'
import { BrowserSearches } from '@/components/saved/browser-searches'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import { savedRoutes } from '@/lib/config/saved-routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'

export const generateMetadata = (): Metadata =>
  createPageMetadata({
    meta: { page_title: 'Saved searches', meta_description: '', meta_image: '' },
    path: savedRoutes.visitorSearches,
    noindex: true,
  })

/** The browser stores the searches. A page that is not indexed has a Breadcrumb and no PageTrail with JSON-LD. */
export default function SavedSearchesPage() {
  return (
    <>
      <Breadcrumb trail={[{ name: 'Saved searches' }]} />
      <div className="wrap-page max-w-4xl! pb-14 pt-2">
        <h1>Saved searches</h1>
        <p className="mb-8 mt-3 max-w-[60ch] text-lg text-muted">
          Without an account, your saved searches are kept in this browser alone, until you clear its data.{' '}
          <InternalLink href={routes.login} className="underline">
            Log in
          </InternalLink>{' '}
          to have them on all your devices, and to get new homes by email if you want.
        </p>
        <noscript>
          <p className="mb-6">This list needs JavaScript. With an account, saving works without it.</p>
        </noscript>
        <BrowserSearches />
        <p className="mt-8">
          <InternalLink href={savedRoutes.visitor} className="underline">
            See your saved homes
          </InternalLink>
        </p>
      </div>
    </>
  )
}
