import { notFound } from 'next/navigation'
import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { AllOffersLink } from '@/components/offers/all-offers-link'
import { SaleView } from '@/components/sales/sale-view'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { formatPounds } from '@/lib/format/money'
import { londonDay } from '@/lib/format/london-clock'
import { endSentence } from '@/lib/format/person-name'
import { getOwnSale } from '@/lib/queries/sales'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Agreed sale', routes.accountOffers)

/** Shows an accepted offer as a sale to its seller or buyer. Sends 404 for any other offer. */
export default async function SalePage({ params }: { params: Promise<{ id: string }> }) {
  const { id: userId } = await requireUser()
  const sale = await getOwnSale(userId, (await params).id)
  if (sale === null) notFound()
  // An upstream agency may not have this call. Its users name their conveyancer by telephone.
  if (sale === 'unsupported')
    return (
      <AccountPageLayout userId={userId} title="Agreed sale">
        <p>Please tell us who your conveyancer is: {brand.phone}.</p>
        <AllOffersLink />
      </AccountPageLayout>
    )
  const { party, portal_address: address, amount, other_party: other } = sale
  return (
    <AccountPageLayout
      userId={userId}
      title={`${party === 'seller' ? 'Sale' : 'Purchase'} of ${address}`}
      intro={endSentence(`Agreed at ${formatPounds(amount)} with ${other}`)}
    >
      <SaleView sale={sale} userId={userId} today={londonDay(new Date())} />
      <AllOffersLink />
    </AccountPageLayout>
  )
}
