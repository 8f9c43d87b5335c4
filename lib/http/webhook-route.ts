import 'server-only'
import { AgencyError } from '../errors'
import { gateway } from '../gateway'
import { readLimitedText } from './api-request'
import { logFault } from './route'

const CALL = 'webhooks/stripe'

const respond = (status: number, message: string): Response =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Handles a webhook of the payment provider. The signature is over the bytes as they came, so the body is passed on
 * unparsed. A status other than 2xx makes the provider send the event again.
 */
export async function handleWebhook(request: Request): Promise<Response> {
  try {
    const body = await readLimitedText(request.body ?? [])
    const signature = request.headers.get('stripe-signature') ?? ''
    const reply = await gateway().receivePaymentEvent({ body, signature })
    return reply.ok ? respond(200, 'Received') : respond(400, reply.message)
  } catch (error) {
    if (error instanceof AgencyError && (error.code === 'too_large' || error.code === 'invalid_request'))
      return respond(400, 'Invalid request')
    logFault(error, CALL)
    return respond(503, 'Not stored. Please send it again.')
  }
}
