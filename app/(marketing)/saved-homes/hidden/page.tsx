import type { Metadata } from 'next'
import { BrowserHomes } from '@/components/saved/browser-homes'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import { savedRoutes } from '@/lib/config/saved-routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'

export const generateMetadata = (): Metadata =>
  createPageMetadata({
    meta: { page_title: 'Hidden homes', meta_description: '', meta_image: '' },
    path: savedRoutes.visitorHidden,
    noindex: true,
  })

/** The browser stores the homes. A page that is not indexed has a Breadcrumb and no PageTrail with JSON-LD. */
export default function HiddenHomesPage() {
  return (
    <>
      <Breadcrumb trail={[{ name: 'Saved homes', href: savedRoutes.visitor }, { name: 'Hidden homes' }]} />
      <div className="wrap-page max-w-4xl! pb-14 pt-2">
        <h1>Hidden homes</h1>
        <p className="mb-8 mt-3 max-w-[60ch] text-lg text-muted">
          Homes that are not for you, left out of your results and of the map. Without an account, this
          browser alone knows them.{' '}
          <InternalLink href={routes.login} className="underline">
            Log in
          </InternalLink>{' '}
          to have them hidden on all your devices.
        </p>
        <noscript>
          <p className="mb-6">Hiding homes needs JavaScript.</p>
        </noscript>
        <BrowserHomes list="hidden" />
      </div>
    </>
  )
}
