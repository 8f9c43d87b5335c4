import { redirect } from 'next/navigation'
import { routes } from '@/lib/config/routes'

/** Redirects to the only page below this path (D-155). */
export default function ForgottenPage(): never {
  redirect(routes.forgottenPassword)
}
