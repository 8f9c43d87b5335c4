import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { OwnHomes } from '@/components/selling/own-homes'
import { routes } from '@/lib/config/routes'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Lettings', routes.accountLettings)

/** Lists the user's homes to let, each with its status and the next step (D-154). */
export default async function LettingsPage() {
  const { id } = await requireUser()
  return (
    <AccountPageLayout userId={id} title="Lettings">
      <OwnHomes userId={id} kind="let" />
    </AccountPageLayout>
  )
}
