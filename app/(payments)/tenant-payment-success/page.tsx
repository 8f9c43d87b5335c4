import { createPaymentPageMetadata } from '@/components/payments/payment-metadata'
import { PAYMENT_SUCCESS, PaymentThanks } from '@/components/payments/payment-outcome'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { requireUser } from '@/lib/session/current-user'

export const generateMetadata = () => createPaymentPageMetadata(PAYMENT_SUCCESS, paymentRoutes.tenantSuccess)

export default async function TenantSuccessPage() {
  await requireUser()
  return <PaymentThanks buttonText="Go To Dashboard" />
}
