import { createPaymentPageMetadata } from '@/components/payments/payment-metadata'
import { PAYMENT_SUCCESS, PaymentThanks } from '@/components/payments/payment-outcome'
import { PaymentProgress } from '@/components/payments/payment-progress'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { findOwnOrder } from '@/lib/queries/payments'
import { requireUser } from '@/lib/session/current-user'

interface PortalSuccessPageProps {
  params: Promise<{ order: string }>
}

export const generateMetadata = async ({ params }: PortalSuccessPageProps) =>
  createPaymentPageMetadata(PAYMENT_SUCCESS, paymentRoutes.portalSuccess((await params).order))

export default async function PortalSuccessPage({ params }: PortalSuccessPageProps) {
  const { id: userId } = await requireUser()
  return (
    <PaymentThanks>
      <PaymentProgress userId={userId} order={await findOwnOrder(userId, (await params).order)} />
    </PaymentThanks>
  )
}
