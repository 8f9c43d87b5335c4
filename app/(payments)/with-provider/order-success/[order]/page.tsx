import { redirect } from 'next/navigation'
import { describeOrderReply } from '@/components/payments/order-message'
import { OrderSuccess } from '@/components/payments/order-success'
import { createPaymentPageMetadata } from '@/components/payments/payment-metadata'
import { PAYMENT_SUCCESS } from '@/components/payments/payment-outcome'
import { PaymentProgress } from '@/components/payments/payment-progress'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { findOrderReply, findOwnOrder, getAffiliateUrl } from '@/lib/queries/payments'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { getCurrentUser, requireUser } from '@/lib/session/current-user'

interface OrderSuccessPageProps {
  params: Promise<{ order: string }>
}

/** Reads the message about a user's order on the server, for browsers without JavaScript. */
async function readDisplay(userId: number, orderId: string) {
  const reply = await findOrderReply(userId, orderId)
  return reply ? describeOrderReply(reply, getPublicSettings().productSlug) : null
}

export async function generateMetadata({ params }: OrderSuccessPageProps) {
  const { order: orderId } = await params
  const user = await getCurrentUser()
  const display = user ? await readDisplay(user.id, orderId) : null
  return createPaymentPageMetadata(display?.title ?? PAYMENT_SUCCESS, paymentRoutes.orderSuccess(orderId))
}

/** The browser loads the message again, as specified (PAY-23 to PAY-35). An unreadable order leads to /error. */
export default async function OrderSuccessPage({ params }: OrderSuccessPageProps) {
  const { id: userId } = await requireUser()
  const { order: orderId } = await params
  const display = (await readDisplay(userId, orderId)) ?? redirect(paymentRoutes.unreadableOrder)
  return (
    <OrderSuccess userId={userId} orderId={orderId} serverDisplay={display} affiliateUrl={getAffiliateUrl()}>
      <PaymentProgress userId={userId} order={await findOwnOrder(userId, orderId)} />
    </OrderSuccess>
  )
}
