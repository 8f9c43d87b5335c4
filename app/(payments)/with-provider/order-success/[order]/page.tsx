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

/** The page after an order has been paid for (PAY-23 to PAY-35). The browser loads its message. */
export default async function OrderSuccessPage({ params }: OrderSuccessPageProps) {
  const { id: userId } = await requireUser()
  const { order: orderId } = await params
  return (
    <OrderSuccess userId={userId} orderId={orderId} affiliateUrl={getAffiliateUrl()}>
      <PaymentProgress userId={userId} order={await findOwnOrder(userId, orderId)} />
    </OrderSuccess>
  )
}
