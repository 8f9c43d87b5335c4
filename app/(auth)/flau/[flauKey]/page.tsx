import type { Metadata } from 'next'
import { AutomaticLogin } from '@/components/auth/automatic-login'
import { routes } from '@/lib/config/routes'
import { pageMetadata } from '@/lib/queries/page-metadata'

interface Props {
  params: Promise<{ flauKey: string }>
}

/** og:url is the login's, so that a shared page does not carry the key. */
export const generateMetadata = (): Metadata =>
  pageMetadata({
    meta: { page_title: 'Please wait', meta_description: '', meta_image: '' },
    path: routes.login,
    canonical: null,
    noindex: true,
  })

/** Login by a link (FLAU-01); open to all, as it makes the login itself (D-22). */
export default async function AutomaticLoginPage({ params }: Props) {
  return (
    <div className="wrap-page py-10">
      <AutomaticLogin flauKey={(await params).flauKey} />
    </div>
  )
}
