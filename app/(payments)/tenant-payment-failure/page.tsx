import { createPaymentPageMetadata } from '@/components/payments/payment-metadata'
import { PAYMENT_FAILED, PaymentFailure } from '@/components/payments/payment-outcome'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { requireUser } from '@/lib/session/current-user'

interface TenantFailurePageProps {
  searchParams: Promise<{ variant?: string | string[] }>
}

/** The specification has a second variant of this page, whose title is 'Wrong page' (PAY-39, D-132). */
export async function generateMetadata({ searchParams }: TenantFailurePageProps) {
  const { variant } = await searchParams
  return createPaymentPageMetadata(
    variant === '2' ? 'Wrong page' : PAYMENT_FAILED,
    paymentRoutes.tenantFailure,
  )
}

export default async function TenantFailurePage() {
  await requireUser()
  return <PaymentFailure />
}
