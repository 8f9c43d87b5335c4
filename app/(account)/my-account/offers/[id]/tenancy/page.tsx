import { notFound } from 'next/navigation'
import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { AllOffersLink } from '@/components/offers/all-offers-link'
import { TenancyView } from '@/components/tenancies/tenancy-view'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { formatLongDate } from '@/lib/format/dates'
import { londonDay } from '@/lib/format/london-clock'
import { formatRentPerMonth } from '@/lib/format/money'
import { endSentence } from '@/lib/format/person-name'
import { getOwnTenancy } from '@/lib/queries/tenancies'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Agreed letting', routes.accountOffers)

/** Shows an accepted request as a letting to its landlord or tenant. Sends 404 for any other request. */
export default async function TenancyPage({ params }: { params: Promise<{ id: string }> }) {
  const { id: userId } = await requireUser()
  const tenancy = await getOwnTenancy(userId, (await params).id)
  if (tenancy === null) notFound()
  // An upstream agency may not have this call. Its users ask for the progress by telephone.
  if (tenancy === 'unsupported')
    return (
      <AccountPageLayout userId={userId} title="Agreed letting">
        <p>Please ask us how the letting stands: {brand.phone}.</p>
        <AllOffersLink />
      </AccountPageLayout>
    )
  const { portal_address: address, rent, move_in_date: day, other_party: other } = tenancy
  return (
    <AccountPageLayout
      userId={userId}
      title={`Letting of ${address}`}
      intro={endSentence(`${formatRentPerMonth(rent)} from ${formatLongDate(day)}, with ${other}`)}
    >
      <TenancyView tenancy={tenancy} userId={userId} today={londonDay(new Date())} />
      <AllOffersLink />
    </AccountPageLayout>
  )
}
