import type { Metadata } from 'next'
import { NarrowPage } from '@/components/auth/narrow-page'
import { StopAlertsForm } from '@/components/saved/stop-alerts-form'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import { savedRoutes } from '@/lib/config/saved-routes'
import { decodeSegment } from '@/lib/format/decode-segment'
import { createPageMetadata } from '@/lib/queries/page-metadata'

interface Props {
  params: Promise<{ key: string }>
}

/** The metadata has the URL of the home page, so that sharing the page does not reveal the key. */
export const generateMetadata = (): Metadata =>
  createPageMetadata({
    meta: { page_title: 'Stop emails about saved searches', meta_description: '', meta_image: '' },
    path: routes.home,
    canonical: null,
    noindex: true,
  })

/** The page of the link in each alert. It acts only by a button, because mail programs open links in advance. */
export default async function StopAlertsPage({ params }: Props) {
  return (
    <NarrowPage
      title="Stop emails about saved searches"
      intro="One press, and none of your saved searches sends you emails any more. No login is needed."
    >
      <StopAlertsForm alertKey={decodeSegment((await params).key)} />
      <p className="mt-5 text-sm text-muted">
        Would fewer emails do? In{' '}
        <InternalLink href={savedRoutes.searches} className="underline">
          your saved searches
        </InternalLink>{' '}
        you can choose for each one: at once, once a day, once a week or never.
      </p>
    </NarrowPage>
  )
}
