import { notFound } from 'next/navigation'
import { PaymentRefusal } from '@/components/payments/payment-frame'
import { SubscriptionTerms } from '@/components/payments/payment-law'
import { createPaymentPageMetadata } from '@/components/payments/payment-metadata'
import { PaymentPageView } from '@/components/payments/payment-page'
import { paymentVariants } from '@/components/payments/payment-variants'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { parseId } from '@/lib/queries/listings'
import { getHomeToPayFor } from '@/lib/queries/payments'
import { requireUser } from '@/lib/session/current-user'

interface PortalSubscriptionPageProps {
  params: Promise<{ listing: string }>
}

export const generateMetadata = async ({ params }: PortalSubscriptionPageProps) =>
  createPaymentPageMetadata(
    paymentVariants.subscription.heading,
    paymentRoutes.portalSubscription((await params).listing),
  )

/** The page on which an owner subscribes to the portals by the month (PAY-10, PAY-11). */
export default async function PortalSubscriptionPage({ params }: PortalSubscriptionPageProps) {
  const { id: userId, first_name: firstName } = await requireUser()
  const listingId = parseId((await params).listing)
  if (listingId === null) notFound()
  const { address, refusal } = await getHomeToPayFor('subscription', { userId, listingId })
  const { heading } = paymentVariants.subscription
  if (refusal) return <PaymentRefusal firstName={firstName} heading={heading} refusal={refusal} />
  return (
    <PaymentPageView
      variant="subscription"
      userId={userId}
      firstName={firstName}
      listingId={listingId}
      home={address}
    >
      <SubscriptionTerms />
    </PaymentPageView>
  )
}
