import { PasswordForm } from '@/components/account/password-form'
import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { routes } from '@/lib/config/routes'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Password', routes.accountPassword)

export default async function PasswordPage() {
  const { id, email, is_guest: isGuest } = await requireUser()
  const intro = isGuest
    ? 'You log in by a one-time password that we email to you. With a password of your own you need not wait for it.'
    : 'Choose a new one if somebody else may know it, or if you use it elsewhere.'
  return (
    <AccountPageLayout userId={id} title="Password" intro={intro}>
      <PasswordForm userId={id} email={email} isGuest={isGuest} />
    </AccountPageLayout>
  )
}
