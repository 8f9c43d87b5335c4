import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { UnavailableFeature } from '@/components/account/unavailable-feature'
import { OffersView } from '@/components/offers/offers-view'
import { routes } from '@/lib/config/routes'
import { getOwnOffers } from '@/lib/queries/offers'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Offers', routes.accountOffers)

interface OffersPageProps {
  searchParams: Promise<{ order?: string | string[] }>
}

/** Lists the offers and requests to let that the user has made or received (B-22, D-154). */
export default async function OffersPage({ searchParams }: OffersPageProps) {
  const { id } = await requireUser()
  const [offers, { order }] = await Promise.all([getOwnOffers(id), searchParams])
  return (
    <AccountPageLayout userId={id} title="Offers">
      {offers === null ? (
        <UnavailableFeature>Offers cannot be shown here.</UnavailableFeature>
      ) : (
        <OffersView offers={offers} order={order === 'certainty' ? 'certainty' : 'amount'} userId={id} />
      )}
    </AccountPageLayout>
  )
}
