import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { OwnHomes } from '@/components/selling/own-homes'
import { routes } from '@/lib/config/routes'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Lettings', routes.accountLettings)

/** The user's homes of this kind, with state and next step (D-154). */
export default async function LettingsPage() {
  const { id } = await requireUser()
  return (
    <AccountPageLayout userId={id} title="Lettings">
      <OwnHomes userId={id} kind="let" />
    </AccountPageLayout>
  )
}
