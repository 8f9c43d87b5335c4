import { env, isDemonstration } from '../../config/env'
import type { PaymentProvider } from './provider'

/** The provider of new payments: Stripe with a key, else the sandbox in a demonstration, else none (D-125). */
export async function getProvider(): Promise<PaymentProvider | null> {
  if (env().STRIPE_SECRET_KEY) return (await import('./stripe')).stripeProvider
  if (isDemonstration()) return (await import('./sandbox')).sandboxProvider
  return null
}

/** The provider that a payment was made with; null if its keys are no longer set. */
export async function getProviderOf(name: string): Promise<PaymentProvider | null> {
  const provider = await getProvider()
  return provider?.name === name ? provider : null
}
