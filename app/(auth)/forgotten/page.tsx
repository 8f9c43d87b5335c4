import { redirect } from 'next/navigation'
import { routes } from '@/lib/config/routes'

/** There is nothing here but the page below it (D-155). */
export default function ForgottenPage(): never {
  redirect(routes.forgottenPassword)
}
