import type { Metadata } from 'next'
import { NarrowPage } from '@/components/auth/narrow-page'
import { ResetPasswordForm } from '@/components/auth/reset-password-form'
import { routes } from '@/lib/config/routes'
import { decodeSegment } from '@/lib/format/decode-segment'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getResetLinkStatus } from '@/lib/queries/reset-link'

interface Props {
  params: Promise<{ key: string }>
}

/** The metadata must not contain the key, which gives access to an account. */
export const generateMetadata = (): Metadata =>
  createPageMetadata({
    meta: { page_title: 'Reset Password', meta_description: '', meta_image: '' },
    path: routes.forgottenPassword,
    canonical: null,
    noindex: true,
  })

/** The page of a mailed reset link (D-155). If the link is used or expired, says so before a password is entered. */
export default async function ResetPasswordPage({ params }: Props) {
  const key = decodeSegment((await params).key)
  const status = await getResetLinkStatus(key)
  const intro =
    status === 'valid'
      ? 'Choose a new password. Wherever you are logged in, you are logged out by it.'
      : undefined
  return (
    <NarrowPage title="Reset Password" intro={intro}>
      <ResetPasswordForm resetKey={key} status={status} />
    </NarrowPage>
  )
}
