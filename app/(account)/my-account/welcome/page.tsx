import { FirstStepsList } from '@/components/account/first-steps-list'
import { Homes } from '@/components/account/homes'
import { LastSearch } from '@/components/account/last-search'
import { Prompts } from '@/components/account/prompts'
import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { TitledSection } from '@/components/ui/titled-section'
import { routes } from '@/lib/config/routes'
import { getOwnedListings } from '@/lib/queries/account'
import { getUnreadThreads } from '@/lib/queries/conversations'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Welcome', routes.account)

/** The account's first page: next steps, homes and searches (D-154, D-162). */
export default async function WelcomePage() {
  const user = await requireUser()
  const [homes, unread] = await Promise.all([getOwnedListings(user.id), getUnreadThreads(user.id)])
  return (
    <AccountPageLayout userId={user.id} title={`Welcome back, ${user.first_name}`}>
      <Prompts user={user} unread={unread ?? []} />
      {homes.length > 0 ? (
        <Homes homes={homes} apiResourceUrl={getPublicSettings().apiResourceUrl} />
      ) : (
        <TitledSection id="first-steps" title="Where to begin">
          <FirstStepsList buyingPosition={user.buying_position} />
        </TitledSection>
      )}
      <TitledSection id="searches" title="Your searches">
        <div className="grid gap-4 tablet:grid-cols-2">
          <LastSearch kind="sale" />
          <LastSearch kind="let" />
        </div>
      </TitledSection>
    </AccountPageLayout>
  )
}
