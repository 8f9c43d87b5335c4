import { ByLetter } from '@/components/account/by-letter'
import { DeletionFacts } from '@/components/account/deletion-facts'
import { DeleteAccount } from '@/components/account/delete-account'
import { ExportData } from '@/components/account/export-data'
import { PreferencesForm } from '@/components/account/preferences-form'
import { Part, AccountSection, accountSectionMetadata } from '@/components/account/account-section'
import { toSessionRows } from '@/components/account/session-times'
import { Sessions } from '@/components/account/sessions'
import { routes } from '@/lib/config/routes'
import { getOwnedListings, getOwnPreferences, getOwnSessions } from '@/lib/queries/account'
import { requireUser } from '@/lib/session/current-user'

export const metadata = accountSectionMetadata('Settings', routes.accountSettings)

/**
 * E-mail preferences, sessions, data export and deletion. Each part works alone, because an upstream
 * agency need not offer all of their calls.
 */
export default async function SettingsPage() {
  const { id, email, is_guest: isGuest } = await requireUser()
  const [preferences, sessions, homes] = await Promise.all([
    getOwnPreferences(id),
    getOwnSessions(id),
    getOwnedListings(id),
  ])
  return (
    <AccountSection userId={id} title="Settings">
      <Part id="emails" title="Emails">
        {preferences ? (
          <PreferencesForm userId={id} preferences={preferences} />
        ) : (
          <ByLetter>What we may send you cannot be changed here.</ByLetter>
        )}
      </Part>
      <Part id="devices" title="Where you are logged in">
        {sessions ? (
          <Sessions userId={id} sessions={toSessionRows(sessions, new Date())} />
        ) : (
          <ByLetter>Your other devices cannot be logged out here.</ByLetter>
        )}
      </Part>
      <Part
        id="data"
        title="Your data"
        intro="Everything we keep about you in one file (JSON): your profile, your homes, what you wrote to us, what we sent you, and where you are logged in."
      >
        <ExportData userId={id} />
      </Part>
      <Part id="delete" title="Delete your account">
        <DeletionFacts homes={homes} />
        <DeleteAccount userId={id} email={email} isGuest={isGuest} />
      </Part>
    </AccountSection>
  )
}
