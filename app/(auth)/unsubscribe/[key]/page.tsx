import type { Metadata } from 'next'
import { NarrowPage } from '@/components/auth/narrow-page'
import { UnsubscribeForm } from '@/components/auth/unsubscribe-form'
import { routes } from '@/lib/config/routes'
import { pageMetadata } from '@/lib/queries/page-metadata'

interface Props {
  params: Promise<{ key: string }>
}

export const generateMetadata = (): Metadata =>
  pageMetadata({
    meta: { page_title: 'Unsubscribe', meta_description: '', meta_image: '' },
    path: routes.home,
    canonical: null,
    noindex: true,
  })

/** Unsubscribes by the link in each newsletter. */
export default async function UnsubscribePage({ params }: Props) {
  return (
    <NarrowPage
      title="Unsubscribe"
      intro="One press, and our newsletter no longer comes to your address. Messages about a home of yours are not the newsletter, and stay."
    >
      <UnsubscribeForm unsubscribeKey={(await params).key} />
    </NarrowPage>
  )
}
