import type { Metadata } from 'next'
import { NarrowPage } from '@/components/auth/narrow-page'
import { UnsubscribeForm } from '@/components/auth/unsubscribe-form'
import { routes } from '@/lib/config/routes'
import { decodeSegment } from '@/lib/format/decode-segment'
import { createPageMetadata } from '@/lib/queries/page-metadata'

interface Props {
  params: Promise<{ key: string }>
}

/** The metadata has the URL of the home page, so that sharing the page does not reveal the key. */
export const generateMetadata = (): Metadata =>
  createPageMetadata({
    meta: { page_title: 'Unsubscribe', meta_description: '', meta_image: '' },
    path: routes.home,
    canonical: null,
    noindex: true,
  })

/** The page of the link in each newsletter. It acts only by a button, because mail programs open links in advance. */
export default async function UnsubscribePage({ params }: Props) {
  return (
    <NarrowPage
      title="Unsubscribe"
      intro="One press, and our newsletter no longer comes to your address. You will still get messages about your own home."
    >
      <UnsubscribeForm unsubscribeKey={decodeSegment((await params).key)} />
    </NarrowPage>
  )
}
