import { OrderSuccess } from '@/components/payments/order-success'
import { createPaymentPageMetadata } from '@/components/payments/payment-metadata'
import { PAYMENT_SUCCESS } from '@/components/payments/payment-outcome'
import { PaymentProgress } from '@/components/payments/payment-progress'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { findOwnOrder, getAffiliateUrl } from '@/lib/queries/payments'
import { requireUser } from '@/lib/session/current-user'

interface OrderSuccessPageProps {
  params: Promise<{ order: string }>
}

export const generateMetadata = async ({ params }: OrderSuccessPageProps) =>
  createPaymentPageMetadata(PAYMENT_SUCCESS, paymentRoutes.orderSuccess((await params).order))

/** An order that was placed (PAY-23 to PAY-35). The browser loads the message for it. */
export default async function OrderSuccessPage({ params }: OrderSuccessPageProps) {
  const { id: userId } = await requireUser()
  const { order: segment } = await params
  return (
    <OrderSuccess userId={userId} orderId={segment} affiliateUrl={getAffiliateUrl()}>
      <PaymentProgress userId={userId} order={await findOwnOrder(userId, segment)} />
    </OrderSuccess>
  )
}
