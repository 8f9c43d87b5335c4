import type { Metadata } from 'next'
import { ForgottenPasswordForm } from '@/components/auth/forgotten-password-form'
import { NarrowPage } from '@/components/auth/narrow-page'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getPageMeta } from '@/lib/queries/site-meta'

export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({
    meta: await getPageMeta('forgotten-password'),
    path: routes.forgottenPassword,
    noindex: true,
  })

/** The form that requests a link to set a new password (D-155). */
export default function ForgottenPasswordPage() {
  return (
    <NarrowPage
      title="Forgotten Password"
      intro="Tell us your email address and we send you a link to set a new password. It works once, for one hour."
    >
      <ForgottenPasswordForm />
      <p className="mt-5 border-t border-line pt-4">
        <InternalLink href={routes.login} className="inline-flex min-h-11 items-center">
          Back to the login
        </InternalLink>
      </p>
    </NarrowPage>
  )
}
