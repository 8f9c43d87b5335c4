import { callApi } from '@/lib/browser/call-api'
import { redirectToCheckout } from '@/lib/browser/checkout'
import { leaveToLogin } from '@/lib/browser/leave-to-login'
import type { CheckoutRequest } from '@/lib/contract/checkout-request'
import { errors } from '@/lib/errors'

const options = { onExpiredSession: leaveToLogin }

// The branches look alike, but in each of them the compiler knows which input belongs to the call.
const openSession = (request: CheckoutRequest) =>
  request.call === 'createCheckoutSession'
    ? callApi(request.call, request.input, options)
    : callApi(request.call, request.input, options)

/** Returns null once the browser leaves, else an error. Shows an alert if the redirect fails (PAY-16). */
export async function goToCheckout(
  request: CheckoutRequest,
  publishableKey: string | null,
): Promise<string | null> {
  const reply = await openSession(request).catch(() => null)
  if (!reply?.ok) return reply?.message ?? errors.outage.message
  try {
    await redirectToCheckout(reply.data, publishableKey)
    return null
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    window.alert(message)
    return message
  }
}
