import Stripe from 'stripe'
import { env } from '../../config/env'
import { ProviderOutage, ProviderRefusal } from './provider'

/** Well below the timeout of our own calls, within which the page is rendered too, so that the payer reads what happened. */
const TIMEOUT_MS = 3_000

function createClient(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = env()
  const options: Stripe.StripeConfig = { timeout: TIMEOUT_MS, maxNetworkRetries: 0, telemetry: false }
  if (STRIPE_API_URL) {
    const { hostname, port, protocol } = new URL(STRIPE_API_URL)
    Object.assign(options, { host: hostname, port, protocol: protocol.replace(':', '') })
  }
  return new Stripe(STRIPE_SECRET_KEY!, options)
}

let client: Stripe | undefined
export const stripe = (): Stripe => (client ??= createClient())

/** Converts a refusal with Stripe's own message for the payer; everything else is an outage. */
function toProviderError(error: unknown): Error {
  const isRefusal =
    error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError
  if (isRefusal) return new ProviderRefusal(error.message, { cause: error })
  return new ProviderOutage('Stripe did not answer as it should', { cause: error })
}

/** @throws ProviderRefusal, ProviderOutage */
export async function ask<T extends object, Result>(
  request: () => Promise<T>,
  read: (answer: T) => Result,
): Promise<Result> {
  try {
    return read(await request())
  } catch (error) {
    throw error instanceof ProviderOutage ? error : toProviderError(error)
  }
}
