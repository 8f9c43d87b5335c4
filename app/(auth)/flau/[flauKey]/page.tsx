import type { Metadata } from 'next'
import { AutomaticLogin } from '@/components/auth/automatic-login'
import { routes } from '@/lib/config/routes'
import { decodeSegment } from '@/lib/format/decode-segment'
import { createPageMetadata } from '@/lib/queries/page-metadata'

interface Props {
  params: Promise<{ flauKey: string }>
}

/** The metadata has the URL of the login, so that sharing the page does not reveal the key. */
export const generateMetadata = (): Metadata =>
  createPageMetadata({
    meta: { page_title: 'Please wait', meta_description: '', meta_image: '' },
    path: routes.login,
    canonical: null,
    noindex: true,
  })

/** Logs in by the one-time key of a link (FLAU-01, D-22). The specification fixes the path. */
export default async function AutomaticLoginPage({ params }: Props) {
  return (
    <div className="wrap-page py-10">
      <AutomaticLogin loginKey={decodeSegment((await params).flauKey)} />
    </div>
  )
}
