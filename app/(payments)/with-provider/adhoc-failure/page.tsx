import { createPaymentPageMetadata } from '@/components/payments/payment-metadata'
import { PAYMENT_FAILED, PaymentFailure } from '@/components/payments/payment-outcome'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { requireUser } from '@/lib/session/current-user'

export const generateMetadata = () => createPaymentPageMetadata(PAYMENT_FAILED, paymentRoutes.adhocFailure)

export default async function AdhocFailurePage() {
  await requireUser()
  return <PaymentFailure />
}
