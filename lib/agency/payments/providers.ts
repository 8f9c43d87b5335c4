import { env, isDemonstration } from '../../config/env'
import type { PaymentProvider } from './provider'

/** Returns the provider for new payments: Stripe if its key is set, else the sandbox in a demonstration (D-125). */
export async function getProvider(): Promise<PaymentProvider | null> {
  if (env().STRIPE_SECRET_KEY) return (await import('./stripe')).stripeProvider
  if (isDemonstration()) return (await import('./sandbox')).sandboxProvider
  return null
}

/** Returns the provider with which a payment was made; null if its keys are no longer set. */
export async function getProviderOf(name: string): Promise<PaymentProvider | null> {
  const provider = await getProvider()
  return provider?.name === name ? provider : null
}
