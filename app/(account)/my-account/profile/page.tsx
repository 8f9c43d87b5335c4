import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { TitledSection } from '@/components/ui/titled-section'
import { ChangeEmailForm } from '@/components/account/change-email-form'
import { ProfileForm } from '@/components/account/profile-form'
import { UnavailableFeature } from '@/components/account/unavailable-feature'
import { routes } from '@/lib/config/routes'
import { getOwnEmailChange } from '@/lib/queries/account'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Profile', routes.accountProfile)

export default async function ProfilePage() {
  const user = await requireUser()
  const change = await getOwnEmailChange(user.id)
  return (
    <AccountPageLayout
      userId={user.id}
      title="Profile"
      intro="How we address you, and how we reach you when it matters."
    >
      <ProfileForm user={user} />
      <TitledSection id="email" title="Email address">
        {change ? (
          <ChangeEmailForm
            userId={user.id}
            email={user.email}
            newEmail={change.new_email}
            isGuest={user.is_guest}
          />
        ) : (
          <UnavailableFeature>You log in with {user.email}, which cannot be changed here.</UnavailableFeature>
        )}
      </TitledSection>
    </AccountPageLayout>
  )
}
