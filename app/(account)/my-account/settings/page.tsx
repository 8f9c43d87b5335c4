import { UnavailableFeature } from '@/components/account/unavailable-feature'
import { DeletionNotice } from '@/components/account/deletion-notice'
import { DeleteAccount } from '@/components/account/delete-account'
import { ExportData } from '@/components/account/export-data'
import { PreferencesForm } from '@/components/account/preferences-form'
import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { TitledSection } from '@/components/ui/titled-section'
import { toSessionRows } from '@/components/account/session-times'
import { Sessions } from '@/components/account/sessions'
import { routes } from '@/lib/config/routes'
import { getOwnedListings, getOwnPreferences, getOwnSessions } from '@/lib/queries/account'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Settings', routes.accountSettings)

/** The settings of the account. A note replaces preferences and sessions if an upstream agency has no call for them. */
export default async function SettingsPage() {
  const { id, email, is_guest: isGuest } = await requireUser()
  const [preferences, sessions, homes] = await Promise.all([
    getOwnPreferences(id),
    getOwnSessions(id),
    getOwnedListings(id),
  ])
  return (
    <AccountPageLayout userId={id} title="Settings">
      <TitledSection id="emails" title="Emails">
        {preferences ? (
          <PreferencesForm userId={id} preferences={preferences} />
        ) : (
          <UnavailableFeature>What we may send you cannot be changed here.</UnavailableFeature>
        )}
      </TitledSection>
      <TitledSection id="devices" title="Where you are logged in">
        {sessions ? (
          <Sessions userId={id} sessions={toSessionRows(sessions, new Date())} />
        ) : (
          <UnavailableFeature>Your other devices cannot be logged out here.</UnavailableFeature>
        )}
      </TitledSection>
      <TitledSection
        id="data"
        title="Your data"
        intro="Everything we keep about you in one file (JSON): your profile, your homes, what you wrote to us, what we sent you, and where you are logged in."
      >
        <ExportData userId={id} />
      </TitledSection>
      <TitledSection id="delete" title="Delete your account">
        <DeletionNotice homes={homes} />
        <DeleteAccount userId={id} email={email} isGuest={isGuest} />
      </TitledSection>
    </AccountPageLayout>
  )
}
