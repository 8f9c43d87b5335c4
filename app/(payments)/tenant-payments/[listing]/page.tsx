import { notFound } from 'next/navigation'
import { DepositLaw } from '@/components/payments/payment-law'
import { createPaymentPageMetadata } from '@/components/payments/payment-metadata'
import { PaymentPageView } from '@/components/payments/payment-page'
import { paymentVariants } from '@/components/payments/payment-variants'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { routes } from '@/lib/config/routes'
import { parseId } from '@/lib/queries/listings'
import { getHomeToLetAddress } from '@/lib/queries/payments'
import { requireUser } from '@/lib/session/current-user'

interface TenantPaymentPageProps {
  params: Promise<{ listing: string }>
}

export const generateMetadata = async ({ params }: TenantPaymentPageProps) =>
  createPaymentPageMetadata(
    paymentVariants.tenant.heading,
    paymentRoutes.tenantPayment((await params).listing),
  )

/** The page on which a tenant pays (PAY-02 to PAY-05). It redirects a visitor to the home page (D-21). */
export default async function TenantPaymentPage({ params }: TenantPaymentPageProps) {
  const { id: userId, first_name: firstName } = await requireUser(routes.home)
  const listingId = parseId((await params).listing)
  if (listingId === null) notFound()
  return (
    <PaymentPageView
      variant="tenant"
      userId={userId}
      firstName={firstName}
      listingId={listingId}
      home={await getHomeToLetAddress(listingId)}
    >
      <DepositLaw />
    </PaymentPageView>
  )
}
