import * as z from 'zod'

/** The channel of PostgreSQL's NOTIFY on which the triggers of `prisma/migrations` publish. */
export const EVENT_CHANNEL = 'domain_events'

const ids = z.array(z.number().int().positive()).min(1)

/**
 * What happens in the agency, told after its transaction has committed. An event names what changed and
 * never what it became: its reader asks the database, which knows the present state.
 */
const schemas = {
  /** Advertised listings whose page or card may read differently now; a new listing is one of them. */
  'listing-changed': z.object({ type: z.literal('listing-changed'), ids }),
  /** Listings that were advertised and are no longer. */
  'listing-removed': z.object({ type: z.literal('listing-removed'), ids }),
  'site-meta-changed': z.object({ type: z.literal('site-meta-changed'), key: z.string() }),
  'article-changed': z.object({
    type: z.literal('article-changed'),
    section: z.enum(['news', 'guides']),
    slug: z.string(),
  }),
  'vacancy-changed': z.object({ type: z.literal('vacancy-changed') }),
}

type DomainEventType = keyof typeof schemas
export type DomainEvent = z.output<(typeof schemas)[DomainEventType]>

const envelope = z.object({ type: z.string() })

/**
 * Reads the payload of a notification.
 * @returns undefined for a type that this version does not know: during a rolling deployment a newer
 *   version may publish it, and nothing here depends on it
 * @throws ZodError or SyntaxError for a payload that is no event, or not of its type's shape
 */
export function parseDomainEvent(payload: string): DomainEvent | undefined {
  const message: unknown = JSON.parse(payload)
  const { type } = envelope.parse(message)
  return Object.hasOwn(schemas, type) ? schemas[type as DomainEventType].parse(message) : undefined
}
