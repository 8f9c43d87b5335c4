import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CallInput } from '../contract'
import type { Reply } from '../contract/call'
import { AgencyError } from '../errors'
import { readLimitedText } from './api-request'
import { logFault } from './log-fault'

const WEBHOOK_NAME = 'webhooks/stripe'

type ReceivePaymentEvent = (event: CallInput<'receivePaymentEvent'>) => Promise<Reply<null>>

/**
 * Answers a webhook of the payment provider. No route of Next does this, because Next would take most of the time when a
 * provider sends hundreds of events at once. A status other than 2xx makes the provider send the event again.
 */
export async function answerWebhook(
  request: IncomingMessage,
  response: ServerResponse,
  receive: ReceivePaymentEvent,
): Promise<void> {
  const respond = (status: number, message: string) => {
    response
      .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify({ message }))
    // The rest of the body is read too. If the connection were closed, the front process, which is still sending the
    // body, could not read the response.
    request.resume()
  }
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST')
    return respond(405, 'Method not allowed')
  }
  try {
    // The signature covers the body's exact bytes, so the body is passed on unparsed. Reading may stop early, at a body
    // over the limit; the request is not destroyed then, because its connection carries the response.
    const body = await readLimitedText(request.iterator({ destroyOnReturn: false }))
    const signature = String(request.headers['stripe-signature'] ?? '')
    const reply = await receive({ body, signature })
    return reply.ok ? respond(200, 'Received') : respond(400, reply.message)
  } catch (error) {
    if (error instanceof AgencyError && (error.code === 'too_large' || error.code === 'invalid_request'))
      return respond(400, 'Invalid request')
    logFault(error, WEBHOOK_NAME)
    return respond(503, 'Not stored. Please send it again.')
  }
}
