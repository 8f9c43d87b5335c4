import type pg from 'pg'
import { demonstrationUsers, seller } from './users'

const buyer = demonstrationUsers[1]!

interface SeedMessage {
  from: 'buyer' | 'seller'
  text: string
  hoursAgo: number
}

/** About the seller's first home for sale. The seller has read it up to their own answer (pages, part 5). */
export const demonstrationThread: readonly SeedMessage[] = [
  {
    from: 'buyer',
    text: 'Hello, we love the look of your home. Could you tell me how old the boiler is, and when it was last serviced?',
    hoursAgo: 50,
  },
  {
    from: 'seller',
    text: 'Hello Daniel, thank you. It was put in new in 2019 and is serviced every October. I can show you the book when you come.',
    hoursAgo: 46,
  },
  {
    from: 'buyer',
    text: 'That is good to hear. Two more things, if I may:\n\nIs the loft boarded?\nAnd how do you find the road in the mornings? One of us works nights.',
    hoursAgo: 27,
  },
  {
    from: 'seller',
    text: 'The loft is boarded to about two thirds, with a light and a fixed ladder. The road is quiet until half past seven; the bedroom at the back hears nothing of it.',
    hoursAgo: 25,
  },
  {
    from: 'buyer',
    text: 'Perfect, thank you. We have our mortgage in principle as of yesterday and could come on any evening this week.',
    hoursAgo: 3,
  },
  { from: 'buyer', text: 'Saturday morning would do as well.', hoursAgo: 2 },
]

/** Inserts the demonstration's conversation, whose last messages the seller has not read. */
export async function fillConversations(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO thread (listing_id, starter_id, owner_id)
     SELECT listing.id, $1, $2 FROM listing JOIN property ON property.id = listing.property_id
      WHERE property.owner_id = $2 AND listing.kind = 'sale' AND listing.status = 'available'
      ORDER BY listing.id LIMIT 1 RETURNING id`,
    [buyer.id, seller.id],
  )
  const threadId = rows[0]?.id
  if (threadId === undefined) return
  const lastOf = new Map<string, number>()
  for (const { from, text, hoursAgo } of demonstrationThread) {
    const { rows: sent } = await client.query<{ id: number }>(
      `INSERT INTO thread_message (thread_id, sender_id, body, sent_at)
       VALUES ($1, $2, $3, now() - make_interval(hours => $4)) RETURNING id`,
      [threadId, from === 'buyer' ? buyer.id : seller.id, text, hoursAgo],
    )
    lastOf.set(from, sent[0]!.id)
  }
  await client.query(
    `UPDATE thread SET (created_at, last_message_at) =
       (SELECT min(sent_at), max(sent_at) FROM thread_message WHERE thread_id = $1) WHERE id = $1`,
    [threadId],
  )
  await client.query(
    `INSERT INTO thread_participant (thread_id, user_id, last_read_message_id, last_mailed_message_id)
     VALUES ($1, $2, $3, $3), ($1, $4, $5, $3)`,
    [threadId, buyer.id, lastOf.get('buyer'), seller.id, lastOf.get('seller')],
  )
}
