import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { UnavailableFeature } from '@/components/account/unavailable-feature'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { NoViewings } from '@/components/viewings/no-viewings'
import { ViewingList } from '@/components/viewings/viewing-list'
import { routes } from '@/lib/config/routes'
import { getOwnedListings } from '@/lib/queries/account'
import { getOwnViewings } from '@/lib/queries/viewings'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Viewings', routes.viewings)

/** Lists the viewings of a user, as host and as viewer (D-154, B-22). */
export default async function ViewingsPage() {
  const { id } = await requireUser()
  const [viewings, homes] = await Promise.all([getOwnViewings(id), getOwnedListings(id)])
  return (
    <AccountPageLayout
      userId={id}
      title="Viewings"
      intro="Homes that you go to see, and people who come to see yours. Times are UK time."
    >
      {viewings === null ? (
        <UnavailableFeature>Your viewings cannot be shown here.</UnavailableFeature>
      ) : (
        <>
          {viewings.length > 0 ? <ViewingList viewings={viewings} /> : <NoViewings />}
          {homes.length > 0 ? (
            <p>
              <InternalLink href={routes.viewingAvailability} className={buttonClass('secondary')}>
                Say when you show your home
              </InternalLink>
            </p>
          ) : null}
        </>
      )}
    </AccountPageLayout>
  )
}
