import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { OwnHomes } from '@/components/selling/own-homes'
import { routes } from '@/lib/config/routes'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Properties', routes.accountProperties)

/** Lists the user's homes for sale, each with its status and the next step (D-154). */
export default async function PropertiesPage() {
  const { id } = await requireUser()
  return (
    <AccountPageLayout userId={id} title="Properties">
      <OwnHomes userId={id} kind="sale" />
    </AccountPageLayout>
  )
}
