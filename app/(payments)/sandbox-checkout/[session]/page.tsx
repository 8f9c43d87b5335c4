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

/**
 * The checkout of a demonstration, in place of a payment provider's (D-125); answers 404 outside one. Like a provider's
 * page it needs no login, only the id of the session. `?bank=` is the number of a card whose bank asks to confirm.
 */
export default async function SandboxCheckoutPage({ params, searchParams }: SandboxCheckoutPageProps) {
  const checkout = await getSandboxCheckout((await params).session)
  if (!checkout) notFound()
  const { bank } = await searchParams
  return <SandboxView checkout={checkout} bankCard={typeof bank === 'string' ? bank : null} />
}
