import { redirect } from 'next/navigation'
import { routes } from '@/lib/config/routes'
import { requireUser } from '@/lib/session/current-user'

/** Redirects a user to the welcome page, and a visitor to the login. */
export default async function AccountPage() {
  await requireUser()
  redirect(routes.account)
}
