import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { UnavailableFeature } from '@/components/account/unavailable-feature'
import { EmptyInbox } from '@/components/inbox/empty-inbox'
import { RefreshInbox } from '@/components/inbox/refresh-inbox'
import { ThreadList } from '@/components/inbox/thread-list'
import { routes } from '@/lib/config/routes'
import { getOwnThreads } from '@/lib/queries/conversations'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Inbox', routes.accountInbox)

/** Lists the user's conversations about listings, as buyer or tenant and as owner (D-140, D-154). */
export default async function InboxPage() {
  const { id } = await requireUser()
  const threads = await getOwnThreads(id)
  return (
    <AccountPageLayout userId={id} title="Inbox">
      <RefreshInbox />
      {threads === null ? <UnavailableFeature>Conversations cannot be shown here.</UnavailableFeature> : null}
      {threads?.length === 0 ? <EmptyInbox /> : null}
      {threads && threads.length > 0 ? (
        <ThreadList threads={threads} apiResourceUrl={getPublicSettings().apiResourceUrl} now={new Date()} />
      ) : null}
    </AccountPageLayout>
  )
}
