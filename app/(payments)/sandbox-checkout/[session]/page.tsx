import { notFound } from 'next/navigation'
import { createPaymentPageMetadata } from '@/components/payments/payment-metadata'
import { SandboxView } from '@/components/payments/sandbox-view'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { getSandboxCheckout } from '@/lib/queries/payments'

interface SandboxCheckoutPageProps {
  params: Promise<{ session: string }>
  searchParams: Promise<{ bank?: string | string[] }>
}

export const generateMetadata = async ({ params }: SandboxCheckoutPageProps) =>
  createPaymentPageMetadata('Sandbox checkout', paymentRoutes.sandboxCheckout((await params).session))

/** Answers 404 outside a demonstration (D-125). Needs no login, like a provider's page: the session's id suffices. */
export default async function SandboxCheckoutPage({ params, searchParams }: SandboxCheckoutPageProps) {
  const checkout = await getSandboxCheckout((await params).session)
  if (!checkout) notFound()
  const { bank } = await searchParams
  return <SandboxView checkout={checkout} bankCard={typeof bank === 'string' ? bank : null} />
}
