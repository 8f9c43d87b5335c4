import Stripe from 'stripe'
import { createId } from './stripe-objects'

/**
 * How the server answers from now on. 'slow' never answers, 'reset' closes the connection, 'lost' carries the request out
 * and closes the connection without an answer, and 'faulty' carries it out and answers with the status 500.
 */
export type StripeBehaviour =
  'normal' | 'down' | 'slow' | 'lost' | 'faulty' | 'nonsense' | 'html' | 'reset' | 'declines'

export type StripeResponse = [status: number, body: object]
export const createError = (type: string, message: string) => ({ error: { type, message } })
export const createNotFound = (object: string): StripeResponse => [
  404,
  createError('invalid_request_error', `No such ${object}`),
]

/** Answers a repeated idempotency key as before, even with an error, and refuses it with other parameters. */
export function createReplay() {
  const responsesByKey = new Map<string, { form: string; response: StripeResponse }>()
  return (key: string | undefined, form: string, answer: () => StripeResponse): StripeResponse => {
    if (key === undefined) return answer()
    const stored = responsesByKey.get(key) ?? { form, response: answer() }
    responsesByKey.set(key, stored)
    if (stored.form === form) return stored.response
    return [400, createError('idempotency_error', 'Keys can only be used with the same parameters.')]
  }
}

export interface EventOptions {
  secret: string
  id?: string
  type?: string
  /** The time of the signature, in seconds since 1970; now by default. */
  at?: number
  object?: string
}

/** Creates the webhook event about an object, with its signature. */
export function signEvent(
  changed: object,
  {
    secret,
    id = createId('evt'),
    type = 'checkout.session.completed',
    at,
    object = 'checkout.session',
  }: EventOptions,
): { body: string; signature: string } {
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    type,
    data: { object: { ...changed, object } },
  })
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    ...(at === undefined ? {} : { timestamp: at }),
  })
  return { body, signature }
}
