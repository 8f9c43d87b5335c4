import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { LogoutNow } from '@/components/auth/logout-now'
import { routes } from '@/lib/config/routes'
import { pageMetadata } from '@/lib/queries/page-metadata'
import { SESSION_COOKIE } from '@/lib/session/cookie-name'

export const generateMetadata = (): Metadata => pageMetadata({ meta: { page_title: 'Logout', meta_description: '', meta_image: '' }, path: routes.logout, canonical: null, noindex: true })

/** The way out (LOGOUT-01 to LOGOUT-03); nobody is known without a session's cookie. */
export default async function LogoutPage() {
  if (!(await cookies()).has(SESSION_COOKIE)) redirect(routes.home)
  return <div className="wrap-page py-10"><LogoutNow /></div>
}
