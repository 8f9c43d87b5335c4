import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LogoutNow } from '@/components/auth/logout-now'
import { routes } from '@/lib/config/routes'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { hasSessionCookie } from '@/lib/session/current-user'

export const generateMetadata = (): Metadata =>
  createPageMetadata({
    meta: { page_title: 'Logout', meta_description: '', meta_image: '' },
    path: routes.logout,
    canonical: null,
    noindex: true,
  })

/** The logout page (LOGOUT-01 to LOGOUT-03); redirects to the home page if there is no session cookie. */
export default async function LogoutPage() {
  if (!(await hasSessionCookie())) redirect(routes.home)
  return (
    <div className="wrap-page py-10">
      <LogoutNow />
    </div>
  )
}
