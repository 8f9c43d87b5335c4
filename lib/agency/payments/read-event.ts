import Stripe from 'stripe'
import * as z from 'zod'
import { InvalidSignature, type ReceivedEvent } from './provider'

/** Prevents replays: an older signature may belong to a recorded request that somebody sends again. */
const SIGNATURE_TOLERANCE_SECONDS = 300

/** No id or type of an event at Stripe is longer. */
const MAX_CHARACTERS = 255

const eventSchema = z.object({
  id: z.string().min(1).max(MAX_CHARACTERS),
  type: z.string().min(1).max(MAX_CHARACTERS),
  data: z.object({
    object: z.object({ id: z.string().max(MAX_CHARACTERS).optional(), object: z.string() }),
  }),
})

/** Our kinds by Stripe's object types. */
const kindByObjectType: Record<string, ReceivedEvent['object']['kind']> = {
  'checkout.session': 'session',
  refund: 'refund',
  invoice: 'charge',
  subscription: 'subscription',
  dispute: 'dispute',
}

const toEvent = (event: unknown): ReceivedEvent => {
  const parsed = eventSchema.safeParse(event)
  if (!parsed.success) throw new InvalidSignature('The body is no event')
  const { id, type, data } = parsed.data
  const kind = kindByObjectType[data.object.object] ?? 'other'
  return { id, type, object: { kind, id: data.object.id ?? '' } }
}

/** Reads an event in Stripe's format and signature scheme, which the sandbox also uses. @throws InvalidSignature */
export function readSignedEvent(rawBody: string, signature: string, secret: string): ReceivedEvent {
  let event: unknown
  try {
    event = Stripe.webhooks.constructEvent(rawBody, signature, secret, SIGNATURE_TOLERANCE_SECONDS)
  } catch (cause) {
    throw new InvalidSignature('The signature does not fit the body, or is too old', { cause })
  }
  return toEvent(event)
}

export const parseStoredEvent = (rawBody: string): ReceivedEvent => toEvent(JSON.parse(rawBody))
