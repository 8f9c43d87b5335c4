import Stripe from 'stripe'
import { env } from '../../config/env'
import { ProviderFault, ProviderOutage, ProviderRefusal } from './provider'

/** This timeout ends well before that of our own calls, so that the payer sees a message about the outage. */
const TIMEOUT_MS = 3_000

function createClient(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = env()
  // A job or the payer repeats a failed request, so the client does not.
  const options: Stripe.StripeConfig = { timeout: TIMEOUT_MS, maxNetworkRetries: 0, telemetry: false }
  if (STRIPE_API_URL) {
    const { hostname, port, protocol } = new URL(STRIPE_API_URL)
    Object.assign(options, { host: hostname, port, protocol: protocol.replace(':', '') })
  }
  return new Stripe(STRIPE_SECRET_KEY!, options)
}

let client: Stripe | undefined
export const stripe = (): Stripe => (client ??= createClient())

/** Stripe's HTTP status while another request with the same idempotency key is running. */
const CONFLICT_STATUS = 409

/** Converts an error with a message for the payer to a refusal, and any other error to an outage. */
function toProviderError(error: unknown): Error {
  const { errors } = Stripe
  const isRefusal =
    error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError
  if (isRefusal) return new ProviderRefusal(error.message, { cause: error })
  const isFault =
    error instanceof errors.StripeAPIError ||
    (error instanceof errors.StripeIdempotencyError && error.statusCode !== CONFLICT_STATUS)
  if (isFault) return new ProviderFault('Stripe answered with a fault', { cause: error })
  return new ProviderOutage('Stripe did not answer as it should', { cause: error })
}

/** Sends a request to Stripe and converts the response. @throws ProviderRefusal, ProviderOutage */
export async function callStripe<Response extends object, Result>(
  request: () => Promise<Response>,
  convert: (response: Response) => Result,
): Promise<Result> {
  try {
    return convert(await request())
  } catch (error) {
    const isConverted = error instanceof ProviderOutage || error instanceof ProviderRefusal
    throw isConverted ? error : toProviderError(error)
  }
}

/** Sends a request without an idempotency key. Stripe does not repeat a fault for it, so a fault is a mere outage. */
export async function readFromStripe<Response extends object, Result>(
  request: () => Promise<Response>,
  convert: (response: Response) => Result,
): Promise<Result> {
  try {
    return await callStripe(request, convert)
  } catch (error) {
    if (error instanceof ProviderFault) throw new ProviderOutage(error.message, { cause: error })
    throw error
  }
}
