import { redirect } from 'next/navigation'
import { routes } from '@/lib/config/routes'

/** /forgotten itself has no content, so it redirects to the form that requests a reset link (D-155). */
export default function ForgottenPage(): never {
  redirect(routes.forgottenPassword)
}
