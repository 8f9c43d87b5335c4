import { paymentPageMetadata } from '@/components/payments/payment-metadata'
import { PAYMENT_SUCCESS, PaymentThanks } from '@/components/payments/payment-outcome'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { requireUser } from '@/lib/session/current-user'

interface AdhocSuccessPageProps {
  params: Promise<{ order: string }>
}

export const generateMetadata = async ({ params }: AdhocSuccessPageProps) =>
  paymentPageMetadata(PAYMENT_SUCCESS, paymentRoutes.adhocSuccess((await params).order))

/** An ad-hoc payment that was made (PAY-36). */
export default async function AdhocSuccessPage() {
  await requireUser()
  return <PaymentThanks />
}
