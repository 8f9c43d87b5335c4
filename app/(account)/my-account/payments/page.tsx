import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { TitledSection } from '@/components/ui/titled-section'
import { UnavailableFeature } from '@/components/account/unavailable-feature'
import { OrdersView } from '@/components/payments/orders-view'
import { PortalOffers } from '@/components/payments/portal-offers'
import { paymentRoutes } from '@/lib/config/payment-routes'
import {
  findRefundedHomes,
  findSubscribedHomes,
  getAdvertisedHomes,
  getOwnOrders,
} from '@/lib/queries/payments'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Payments', paymentRoutes.payments)

export default async function PaymentsPage() {
  const { id } = await requireUser()
  const [orders, homes] = await Promise.all([getOwnOrders(id), getAdvertisedHomes(id)])
  return (
    <AccountPageLayout
      userId={id}
      title="Payments"
      intro="Your orders, what was paid for them, and their receipts."
    >
      {orders === null ? (
        <UnavailableFeature>Payments cannot be shown here.</UnavailableFeature>
      ) : (
        <>
          <OrdersView orders={orders} userId={id} />
          {homes.length > 0 ? (
            <TitledSection
              id="portals"
              title="More time on the portals"
              intro="Prices include VAT. Nothing renews unless you choose to pay month by month."
            >
              <PortalOffers
                homes={homes}
                subscribedIds={findSubscribedHomes(orders)}
                returnedIds={{
                  portal: findRefundedHomes(orders, 'portal'),
                  subscription: findRefundedHomes(orders, 'subscription'),
                }}
              />
            </TitledSection>
          ) : null}
        </>
      )}
    </AccountPageLayout>
  )
}
