import { notFound } from 'next/navigation'
import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { OrderReview } from '@/components/payments/order-review'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { findOwnOrder, getPackageContents } from '@/lib/queries/payments'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Review your order', paymentRoutes.payments)

/** Shows the information that the law requires before payment (domain B5). Sends 404 for another person's order. */
export default async function OrderReviewPage({ params }: { params: Promise<{ id: string }> }) {
  const { id: userId } = await requireUser()
  const order = await findOwnOrder(userId, (await params).id)
  if (!order) notFound()
  return (
    <AccountPageLayout userId={userId} title="Review your order">
      <OrderReview userId={userId} order={order} includes={getPackageContents(order)} now={new Date()} />
    </AccountPageLayout>
  )
}
