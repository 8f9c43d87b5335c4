import { loadStripe } from '@stripe/stripe-js/pure'
import { checkoutHref } from '../config/payment-routes'
import { navigation, reloadWhenRestored } from './navigation'

/** The provider's script. Only its older versions have this method. */
interface CheckoutRedirect {
  redirectToCheckout?: (options: { sessionId: string }) => Promise<{ error?: { message?: string } } | void>
}

export interface CheckoutSession {
  id: string
  /** The provider's page; absent if an upstream sends only the id. */
  url?: string
}

const NO_CHECKOUT = 'The card provider’s page could not be opened. Nothing has been taken. Please try again.'

let scriptPromise: Promise<CheckoutRedirect | null> | undefined

/** Loads the provider's script (PAY-40) with STRIPE_PUBLISHABLE_KEY; null if it does not load. */
export function loadProviderScript(publishableKey: string): Promise<CheckoutRedirect | null> {
  scriptPromise ??= loadStripe(publishableKey).catch(() => {
    // The next press of the button loads the script again.
    scriptPromise = undefined
    return null
  }) as Promise<CheckoutRedirect | null>
  return scriptPromise
}

/**
 * Redirects to the provider's hosted checkout (PAY-15): by the provider's script if it has `redirectToCheckout`,
 * otherwise by the session's URL, which needs no script.
 * @throws Error with the provider's message, for the payer (PAY-16)
 */
export async function redirectToCheckout(
  { id, url }: CheckoutSession,
  publishableKey: string | null,
): Promise<void> {
  const provider = publishableKey === null ? null : await loadProviderScript(publishableKey)
  if (provider?.redirectToCheckout) {
    const result = await provider.redirectToCheckout({ sessionId: id })
    if (result?.error) throw new Error(result.error.message ?? NO_CHECKOUT)
    reloadWhenRestored()
    return
  }
  if (!url) throw new Error(NO_CHECKOUT)
  reloadWhenRestored()
  navigation.to(checkoutHref(url))
}
