import * as z from 'zod'
import { env } from '../config/env'
import type { CallName } from '../contract'
import type { Reply } from '../contract/call'

const sessionWithoutAddressSchema = z.object({ id: z.string().min(1), url: z.undefined().optional() })

const opensCheckout = (name: CallName): boolean =>
  name === 'createCheckoutSession' || name === 'createSubscriptionSession'

/**
 * Adds the address of Stripe's page to a checkout session for which an upstream sent only the id, because Stripe's
 * script no longer redirects by an id. Without a Stripe key, or if Stripe does not answer, the reply stays unchanged.
 */
export async function addCheckoutAddress(name: CallName, reply: Reply<unknown>): Promise<Reply<unknown>> {
  if (!opensCheckout(name) || !reply.ok || !env().STRIPE_SECRET_KEY) return reply
  const session = sessionWithoutAddressSchema.safeParse(reply.data)
  if (!session.success) return reply
  const { id } = session.data
  const { stripeProvider } = await import('../agency/payments/stripe')
  const stripeSession = await stripeProvider.retrieveSession(id).catch((error: unknown) => {
    console.error(`The address of checkout session ${id} is not known:`, error)
    return null
  })
  return stripeSession?.url ? { ...reply, data: { id, url: stripeSession.url } } : reply
}
