import { notFound } from 'next/navigation'
import { CancellationRights } from '@/components/payments/payment-law'
import { createPaymentPageMetadata } from '@/components/payments/payment-metadata'
import { PaymentPageView } from '@/components/payments/payment-page'
import { paymentVariants } from '@/components/payments/payment-variants'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { parseId } from '@/lib/queries/listings'
import { getOwnHomeAddress } from '@/lib/queries/payments'
import { requireUser } from '@/lib/session/current-user'

interface PortalPaymentPageProps {
  params: Promise<{ listing: string }>
  searchParams: Promise<{ type?: string | string[] }>
}

export const generateMetadata = async ({ params }: PortalPaymentPageProps) =>
  createPaymentPageMetadata(paymentVariants.sale.heading, paymentRoutes.portalPayment((await params).listing))

/** An owner pays here for more time on the portals (PAY-06 to PAY-09); `?type=lettings` to let (D-119). */
export default async function PortalPaymentPage({ params, searchParams }: PortalPaymentPageProps) {
  const { id: userId } = await requireUser()
  const listingId = parseId((await params).listing)
  if (listingId === null) notFound()
  const { type } = await searchParams
  return (
    <PaymentPageView
      variant={type === 'lettings' ? 'let' : 'sale'}
      userId={userId}
      listingId={listingId}
      home={await getOwnHomeAddress(userId, listingId)}
    >
      <CancellationRights />
    </PaymentPageView>
  )
}
