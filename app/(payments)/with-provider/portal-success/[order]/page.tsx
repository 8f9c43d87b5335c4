import { paymentPageMetadata } from '@/components/payments/payment-metadata'
import { PAYMENT_SUCCESS, PaymentThanks } from '@/components/payments/payment-outcome'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { requireUser } from '@/lib/session/current-user'

interface PortalSuccessPageProps {
  params: Promise<{ order: string }>
}

export const generateMetadata = async ({ params }: PortalSuccessPageProps) =>
  paymentPageMetadata(PAYMENT_SUCCESS, paymentRoutes.portalSuccess((await params).order))

/** A payment for the portal that was made (PAY-36). */
export default async function PortalSuccessPage() {
  await requireUser()
  return <PaymentThanks />
}
