import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { listIntroNames } from '@/components/auth/intro-keys'
import { LoginArea } from '@/components/auth/login-area'
import type { Intros } from '@/components/auth/login-intro'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { routes } from '@/lib/config/routes'
import { getPublicSettings } from '@/lib/queries/public-settings'
import type { SafeHtml } from '@/lib/html/sanitise'
import { createPageMetadata } from '@/lib/queries/page-metadata'
import { getOptionalSiteMetaHtml, getPageMeta } from '@/lib/queries/site-meta'
import { getCurrentUser } from '@/lib/session/current-user'

export const generateMetadata = async (): Promise<Metadata> =>
  createPageMetadata({ meta: await getPageMeta('login'), path: routes.login, noindex: true })

/** Reads the HTML of all intros, by name. Intros that are missing in site meta are left out. */
async function readIntros(): Promise<Intros> {
  const intros: Record<string, SafeHtml> = {}
  await Promise.all(
    listIntroNames(getPublicSettings().productSlug).map(async (name) => {
      const html = await getOptionalSiteMetaHtml(`login-${name}`)
      if (html) intros[name] = html
    }),
  )
  return intros
}

/** The login page (LOGIN-01 to LOGIN-31, SIGNUP-01 to SIGNUP-22). Redirects a logged-in user (LOGIN-07). */
export default async function LoginPage() {
  if (await getCurrentUser()) redirect(routes.account)
  return (
    <>
      <Breadcrumb trail={[{ name: 'Login' }]} />
      <div className="wrap-page pb-14 pt-2">
        <h1 className="mb-6">Login</h1>
        <LoginArea intros={await readIntros()} />
      </div>
    </>
  )
}
