import type pg from 'pg'
import { hashKey } from '../../lib/agency/accounts/random-key'
import { SLOT_MINUTES } from '../../lib/domain/viewing-slots'
import { addDays, londonDay } from '../../lib/format/london-clock'
import {
  writeScripts,
  type SeedConversation,
  type SeedHome,
  type SeedMessage,
  type SeedScript,
} from './conversation-script'
import { demonstrationUsers, seller } from './users'

const HOUR_MS = 3_600_000

interface Home extends SeedHome {
  id: number
  ownerId: number
}

/** Finds the home of a script. Without an owner, the home belongs to none of the demonstration's users. */
async function findHome(
  client: pg.Client,
  { kind, town, ownerId, skip = 0 }: SeedScript['home'],
): Promise<Home | undefined> {
  const { rows } = await client.query<{
    id: number
    owner: number
    type: string
    price: string
    available_from: string | null
  }>(
    `SELECT listing.id, property.owner_id AS owner, property.type, price_pence AS price, available_from::text
       FROM listing JOIN property ON property.id = listing.property_id
      WHERE listing.kind = $1 AND town = $2 AND listing.status = 'available' AND price_pence IS NOT NULL
        AND CASE WHEN $3::int IS NULL THEN owner_id <> ALL ($4) ELSE owner_id = $3 END
      ORDER BY listing.id DESC OFFSET $5 LIMIT 1`,
    [kind, town, ownerId ?? null, demonstrationUsers.map(({ id }) => id), skip],
  )
  const [row] = rows
  if (!row) return undefined
  return {
    id: row.id,
    ownerId: row.owner,
    type: row.type,
    pricePence: BigInt(row.price),
    availableFrom: row.available_from,
  }
}

/** Writes one conversation to the database. */
class ConversationWriter {
  private threadId = 0
  /** The ids of the viewing, the offer and the request of the thread. */
  private readonly subjectIds: { viewing?: number; offer?: number; request?: number } = {}

  constructor(
    private readonly client: pg.Client,
    private readonly starterId: number,
    private readonly home: Home,
    private readonly now: Date,
  ) {}

  private async insert(table: string, values: Record<string, unknown>): Promise<number> {
    const columns = Object.keys(values)
    const placeholders = columns.map((_, index) => `$${index + 1}`)
    const { rows } = await this.client.query<{ id: number }>(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${placeholders.join(', ')})
       RETURNING id`,
      Object.values(values),
    )
    return rows[0]!.id
  }

  private readonly toTime = ({ hoursAgo }: SeedMessage): Date =>
    new Date(this.now.getTime() - hoursAgo * HOUR_MS)
  private readonly getSenderId = ({ from }: SeedMessage): number =>
    from === 'starter' ? this.starterId : this.home.ownerId

  async write(conversation: SeedConversation): Promise<void> {
    const { messages, unreadByOwner = 0 } = conversation
    const { id: listing_id, ownerId: owner_id } = this.home
    this.threadId = await this.insert('thread', {
      listing_id,
      starter_id: this.starterId,
      owner_id,
      created_at: this.toTime(messages[0]!),
      last_message_at: this.toTime(messages.at(-1)!),
    })
    await this.insertSubjects(conversation)
    const messageIds: number[] = []
    for (const message of messages) messageIds.push(await this.insertMessage(message))
    const newestId = messageIds.at(-1)!
    const lastIdReadByOwner = messageIds.at(-1 - unreadByOwner)!
    await this.client.query(
      `INSERT INTO thread_participant (thread_id, user_id, last_read_message_id, last_mailed_message_id)
       VALUES ($1, $2, $5, $5), ($1, $3, $4, $5)`,
      [this.threadId, this.starterId, owner_id, lastIdReadByOwner, newestId],
    )
    await this.finishViewing(conversation)
  }

  private async insertSubjects({ messages, viewing, offer, request }: SeedConversation): Promise<void> {
    const commonColumns = { thread_id: this.threadId, listing_id: this.home.id }
    const toTimes = (steps: readonly SeedMessage[]) => ({
      created_at: this.toTime(steps[0]!),
      updated_at: this.toTime(steps.at(-1)!),
    })
    if (viewing) {
      const steps = messages.filter((message) => message.viewing)
      this.subjectIds.viewing = await this.insert('viewing', {
        ...commonColumns,
        host_id: this.home.ownerId,
        viewer_id: this.starterId,
        starts_at: viewing.startsAt,
        status: viewing.isDone ? 'done' : steps.at(-1)!.viewing,
        proposed_by_id: this.getSenderId(steps[0]!),
        created_at: this.toTime(steps[0]!),
        feedback: viewing.feedback?.words ?? null,
        feedback_choice: viewing.feedback?.choice ?? null,
        // A viewing that is done always has a key. Without one, its viewer would be asked for feedback by mail.
        feedback_key_hash: viewing.isDone
          ? hashKey(viewing.feedbackKey ?? `demonstration-${this.threadId}-${this.now.getTime()}`)
          : null,
      })
    }
    if (offer) {
      const steps = messages.filter((message) => message.offer)
      this.subjectIds.offer = await this.insert('offer', {
        ...commonColumns,
        ...toTimes(steps),
        buyer_id: this.starterId,
        status: steps.at(-1)!.offer!.status,
        amount_pence: steps.at(-1)!.offer!.amountPence,
        position: offer.position,
        chain: offer.chain,
        conditions: offer.conditions,
        proof_of_funds: offer.proofOfFunds,
        expires_at: offer.expiresAt,
      })
    }
    if (request) {
      const steps = messages.filter((message) => message.request)
      this.subjectIds.request = await this.insert('let_request', {
        ...commonColumns,
        ...toTimes(steps),
        tenant_id: this.starterId,
        status: steps.at(-1)!.request,
        move_in_on: request.moveInOn,
        tenants: request.tenants,
        pets: request.pets,
        rent_pence: this.home.pricePence,
      })
    }
  }

  /** Inserts a message, and the event of the viewing, offer or request that it reports. @returns the message's id */
  private async insertMessage(message: SeedMessage): Promise<number> {
    const step = { actor_id: this.getSenderId(message), at: this.toTime(message) }
    const { viewing, offer, request } = this.subjectIds
    if (message.viewing)
      await this.insert('viewing_event', { viewing_id: viewing, type: message.viewing, ...step })
    if (message.offer) {
      const { status: type, amountPence: amount_pence } = message.offer
      await this.insert('offer_event', { offer_id: offer, type, amount_pence, ...step })
    }
    if (message.request)
      await this.insert('let_request_event', { let_request_id: request, type: message.request, ...step })
    return this.insert('thread_message', {
      thread_id: this.threadId,
      sender_id: step.actor_id,
      body: message.text,
      sent_at: step.at,
      viewing_id: message.viewing ? viewing : null,
      offer_id: message.offer ? offer : null,
      let_request_id: message.request ? request : null,
    })
  }

  private async finishViewing({ viewing }: SeedConversation): Promise<void> {
    if (!viewing?.isDone) return
    const at = new Date(viewing.startsAt.getTime() + SLOT_MINUTES * 60_000)
    await this.insert('viewing_event', { viewing_id: this.subjectIds.viewing, type: 'done', at })
  }
}

/**
 * Inserts the times at which the seller shows homes, in minutes since midnight: from 10:00 to 18:00 on Mondays to
 * Fridays and from 9:00 to 13:00 on Saturdays. The seller also has a day off soon.
 */
async function fillAvailability(client: pg.Client, now: Date): Promise<void> {
  await client.query(
    `INSERT INTO availability (user_id, weekday, start_minute, end_minute)
     SELECT $1::int, weekday, 600, 1080 FROM generate_series(1, 5) AS weekday
     UNION ALL SELECT $1::int, 6, 540, 780`,
    [seller.id],
  )
  await client.query('INSERT INTO day_off (user_id, day) VALUES ($1, $2)', [
    seller.id,
    addDays(londonDay(now), 8),
  ])
}

/** Inserts the demonstration's conversations with their viewings, offers and requests. */
export async function fillConversations(client: pg.Client, now = new Date()): Promise<void> {
  const writtenConversations: { writer: ConversationWriter; conversation: SeedConversation }[] = []
  for (const { starterId, home: query, write } of writeScripts(now)) {
    const home = await findHome(client, query)
    if (home)
      writtenConversations.push({
        writer: new ConversationWriter(client, starterId, home, now),
        conversation: write(home),
      })
  }
  // An account lists its conversations by the ids of their last messages, so the oldest conversation is inserted first.
  const getAgeHours = ({ conversation }: (typeof writtenConversations)[number]) =>
    conversation.messages.at(-1)!.hoursAgo
  for (const { writer, conversation } of writtenConversations.sort((a, b) => getAgeHours(b) - getAgeHours(a)))
    await writer.write(conversation)
  await fillAvailability(client, now)
}
