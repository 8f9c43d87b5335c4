import type { Metadata } from 'next'
import { BrowserHomes } from '@/components/saved/browser-homes'
import { RecentlyViewed } from '@/components/saved/recently-viewed'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import { savedRoutes } from '@/lib/config/saved-routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'

export const generateMetadata = (): Metadata =>
  createPageMetadata({
    meta: { page_title: 'Saved homes', meta_description: '', meta_image: '' },
    path: savedRoutes.visitor,
    noindex: true,
  })

/** The browser stores the homes. A page that is not indexed has a Breadcrumb and no PageTrail with JSON-LD. */
export default function SavedHomesPage() {
  return (
    <>
      <Breadcrumb trail={[{ name: 'Saved homes' }]} />
      <div className="wrap-page max-w-4xl! pb-14 pt-2">
        <h1>Saved homes</h1>
        <p className="mb-8 mt-3 max-w-[60ch] text-lg text-muted">
          Without an account, your saved homes and notes are kept in this browser alone, until you clear its
          data.{' '}
          <InternalLink href={routes.login} className="underline">
            Log in
          </InternalLink>{' '}
          to have them on all your devices.
        </p>
        <noscript>
          <p className="mb-6">This list needs JavaScript. With an account, saving works without it.</p>
        </noscript>
        <BrowserHomes list="saved" />
        <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
          <InternalLink href={savedRoutes.visitorSearches} className="underline">
            See your saved searches
          </InternalLink>
          <InternalLink href={savedRoutes.visitorHidden} className="underline">
            See the homes that you have hidden
          </InternalLink>
        </p>
        <RecentlyViewed />
      </div>
    </>
  )
}
