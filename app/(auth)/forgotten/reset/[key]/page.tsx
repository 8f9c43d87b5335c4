import type { Metadata } from 'next'
import { NarrowPage } from '@/components/auth/narrow-page'
import { ResetPasswordForm } from '@/components/auth/reset-password-form'
import { routes } from '@/lib/config/routes'
import { decodeSegment } from '@/lib/format/decode-segment'
import { pageMetadata } from '@/lib/queries/page-metadata'

interface Props {
  params: Promise<{ key: string }>
}

/** The metadata must not contain the key, which gives access to an account. */
export const generateMetadata = (): Metadata =>
  pageMetadata({
    meta: { page_title: 'Reset Password', meta_description: '', meta_image: '' },
    path: routes.forgottenPassword,
    canonical: null,
    noindex: true,
  })

/** Sets a new password by the link that was sent (D-155). */
export default async function ResetPasswordPage({ params }: Props) {
  return (
    <NarrowPage
      title="Reset Password"
      intro="Choose a new password. Wherever you are logged in, you are logged out by it."
    >
      <ResetPasswordForm resetKey={decodeSegment((await params).key)} />
    </NarrowPage>
  )
}
