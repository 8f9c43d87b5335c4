import * as z from 'zod'

/** The triggers of `prisma/migrations` publish on this channel of PostgreSQL's NOTIFY. */
export const EVENT_CHANNEL = 'domain_events'

const idSchema = z.number().int().positive()
const idsSchema = z.array(idSchema).min(1)

/** PostgreSQL sends events after the commit. They name the changed rows; subscribers query the new values. */
const schemas = {
  /** Listings that are advertised, including new ones. */
  'listing-changed': z.object({ type: z.literal('listing-changed'), ids: idsSchema }),
  /** Listings that are no longer advertised. */
  'listing-removed': z.object({ type: z.literal('listing-removed'), ids: idsSchema }),
  'site-meta-changed': z.object({ type: z.literal('site-meta-changed'), key: z.string() }),
  'article-changed': z.object({
    type: z.literal('article-changed'),
    section: z.enum(['news', 'guides']),
    slug: z.string(),
  }),
  'vacancy-changed': z.object({ type: z.literal('vacancy-changed') }),
  /** A message of one party of a thread to the other. It may report a viewing, an offer or a request. */
  'message-sent': z.object({
    type: z.literal('message-sent'),
    threadId: idSchema,
    messageId: idSchema,
    senderId: idSchema,
  }),
  /** A party has read a thread up to a message. */
  'thread-read': z.object({
    type: z.literal('thread-read'),
    threadId: idSchema,
    userId: idSchema,
    messageId: idSchema,
  }),
  /** A party of a thread is typing, which is not stored. `otherPartyId` is the user who is notified. */
  'thread-typing': z.object({
    type: z.literal('thread-typing'),
    threadId: idSchema,
    userId: idSchema,
    otherPartyId: idSchema,
  }),
  /** A session has ended before it expired, also by the deletion of its account. */
  'session-ended': z.object({ type: z.literal('session-ended'), userId: idSchema, sessionId: idSchema }),
  /** Nothing is due on an order any more: it is paid, or nothing was to be paid. */
  'order-settled': z.object({ type: z.literal('order-settled'), orderId: idSchema, listingId: idSchema }),
  /** A picture or document that no listing shows any more has left the file store. */
  'file-removed': z.object({ type: z.literal('file-removed'), file: z.string() }),
  /** Lines of the chatbot's live log, which is stored nowhere. */
  'chat-logged': z.object({
    type: z.literal('chat-logged'),
    id: z.uuid(),
    conversation: z.string().nullable(),
    lines: z.array(z.string()),
  }),
}

type DomainEventType = keyof typeof schemas
export type DomainEvent = z.output<(typeof schemas)[DomainEventType]>
export type EventOf<T extends DomainEventType> = Extract<DomainEvent, { type: T }>

const envelopeSchema = z.object({ type: z.string() })

/** Returns undefined for a type that only a newer program knows. @throws ZodError or SyntaxError for a malformed payload */
export function parseDomainEvent(payload: string): DomainEvent | undefined {
  const message: unknown = JSON.parse(payload)
  const { type } = envelopeSchema.parse(message)
  return Object.hasOwn(schemas, type) ? schemas[type as DomainEventType].parse(message) : undefined
}
