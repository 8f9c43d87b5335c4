import { notFound } from 'next/navigation'
import { CancellationRights } from '@/components/payments/payment-law'
import { PaymentRefusal } from '@/components/payments/payment-frame'
import { createPaymentPageMetadata } from '@/components/payments/payment-metadata'
import { PaymentPageView } from '@/components/payments/payment-page'
import { paymentVariants, portalHeading } from '@/components/payments/payment-variants'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { parseId } from '@/lib/queries/listings'
import { getHomeToPayFor } from '@/lib/queries/payments'
import { requireUser } from '@/lib/session/current-user'

interface PortalPaymentPageProps {
  params: Promise<{ listing: string }>
  searchParams: Promise<{ type?: string | string[] }>
}

export const generateMetadata = async ({ params }: PortalPaymentPageProps) =>
  createPaymentPageMetadata(portalHeading, paymentRoutes.portalPayment((await params).listing))

/**
 * An owner pays here for more time on the portals (PAY-06 to PAY-09). With `?type=lettings` the home is one to let
 * (D-119). For another user's home the page has no address, and the agency refuses the payment.
 */
export default async function PortalPaymentPage({ params, searchParams }: PortalPaymentPageProps) {
  const { id: userId, first_name: firstName } = await requireUser()
  const listingId = parseId((await params).listing)
  if (listingId === null) notFound()
  const { type } = await searchParams
  const variant = type === 'lettings' ? 'let' : 'sale'
  const { address, refusal } = await getHomeToPayFor('portal', { userId, listingId })
  if (refusal)
    return (
      <PaymentRefusal firstName={firstName} heading={paymentVariants[variant].heading} refusal={refusal} />
    )
  return (
    <PaymentPageView
      variant={variant}
      userId={userId}
      firstName={firstName}
      listingId={listingId}
      home={address}
    >
      <CancellationRights />
    </PaymentPageView>
  )
}
