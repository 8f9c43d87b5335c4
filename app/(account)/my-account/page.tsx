import { redirect } from 'next/navigation'
import { routes } from '@/lib/config/routes'
import { requireUser } from '@/lib/session/current-user'

/** The account begins with its welcome; a visitor begins with the login. */
export default async function AccountPage() {
  await requireUser()
  redirect(routes.account)
}
