import { AccountPageLayout, accountPageMetadata } from '@/components/account/account-page'
import { UnavailableFeature } from '@/components/account/unavailable-feature'
import { OrdersView } from '@/components/payments/orders-view'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { getOwnOrders } from '@/lib/queries/payments'
import { requireUser } from '@/lib/session/current-user'

export const metadata = accountPageMetadata('Payments', paymentRoutes.payments)

/** The user's orders, with what was paid and returned. */
export default async function PaymentsPage() {
  const { id } = await requireUser()
  const orders = await getOwnOrders(id)
  return (
    <AccountPageLayout
      userId={id}
      title="Payments"
      intro="Your orders, what was paid for them, and their receipts."
    >
      {orders === null ? (
        <UnavailableFeature>Payments cannot be shown here.</UnavailableFeature>
      ) : (
        <OrdersView orders={orders} userId={id} />
      )}
    </AccountPageLayout>
  )
}
