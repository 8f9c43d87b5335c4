import type pg from 'pg'
import { hashKey } from '../../lib/agency/accounts/random-key'
import { createLink } from '../../lib/agency/accounts/links'
import { openThread, postMessage } from '../../lib/agency/conversations/threads'
import { withTransaction } from '../../lib/agency/database'
import { composeRequestSentences } from '../../lib/agency/offers/request-texts'
import { londonDay } from '../../lib/format/london-clock'
import type { TestUser } from '../support/accounts'
import { insertSession, insertUser } from '../support/insert-user'
import { insertFiles } from '../support/listing-files'
import { addListings, giveListingsTo } from '../support/listings'
import { insertOrders } from '../support/orders'
import { insertViewing } from '../support/viewings'
import { insertOwnHomes } from './selling-call-cases'
import type { RecordIds } from './user-call-cases'

/** A listing for sale and one to let, of the same owner. */
export interface OtherOwnerListings {
  sale: number
  letting: number
  ownerId: number
}

const OFFER_PENCE = 250_000_00
const RENT_PENCE = 1_000_00
const HOUR_MS = 3_600_000

const queryOn = (pool: pg.Pool) => async (text: string, values: unknown[]) =>
  (await pool.query<{ id: number }>(text, values)).rows

/** Inserts one record of each kind that a user can own. A user who is not a guest also gets a second session. */
export async function insertUserRecords(
  pool: pg.Pool,
  user: TestUser,
  otherOwnerListings: OtherOwnerListings,
): Promise<RecordIds> {
  const { sale, letting, ownerId } = otherOwnerListings
  const query = queryOn(pool)
  const [message] = await query(
    `INSERT INTO user_message (user_id, type, title, body) VALUES ($1, 'info', 'A title', 'A text') RETURNING id`,
    [user.id],
  )
  if (!user.isGuest) await insertSession(pool, user.id, `${user.deviceId}-2`)
  const [session] = await query(
    'SELECT id FROM user_session WHERE user_id = $1 AND ended_at IS NULL ORDER BY id DESC LIMIT 1',
    [user.id],
  )
  const emailKey = await withTransaction((tx) =>
    createLink(tx, user.id, 'email', { newEmail: `other.${user.email}` }),
  )
  const thread = await withTransaction(async (tx) => {
    const threadId = await openThread(tx, { listingId: sale, starterId: user.id, ownerId })
    await postMessage(tx, { threadId, senderId: ownerId, body: 'Good morning' })
    return threadId
  })
  const ownHomes = await insertOwnHomes(user.id)
  const viewing = await insertViewing(user.id, (await insertUser(pool)).id)
  const offerIds = await insertOffers(pool, user.id, thread, otherOwnerListings)
  const orders = await insertOrders(pool, user.id, ownHomes.home)
  await query('INSERT INTO saved_home (user_id, listing_id) VALUES ($1, $2)', [user.id, sale])
  await query('INSERT INTO hidden_home (user_id, listing_id) VALUES ($1, $2)', [user.id, letting])
  const [savedSearch] = await query(
    `INSERT INTO saved_search (user_id, name, href, frequency, digested_on)
     VALUES ($1, 'Witham', '/find-a-property/Witham', 'weekly', '2026-01-01') RETURNING id`,
    [user.id],
  )
  // Nobody opens the link of this alert, so any unique text serves as the hash of its key.
  const [searchAlert] = await query(
    'INSERT INTO search_alert (user_id, key_hash) VALUES ($1, md5($1::int::text)) RETURNING id',
    [user.id],
  )
  const invitation = `invitation-of-${user.id}`
  await query(
    'INSERT INTO share_invitation (inviter_id, email, key_hash, expires_at) VALUES ($1, $2, $3, $4)',
    [(await insertUser(pool)).id, user.email, hashKey(invitation), new Date(Date.now() + HOUR_MS)],
  )
  // Users whose email address is not verified cannot write to others.
  await query('UPDATE "user" SET email_proved_at = now() WHERE id = $1', [user.id])
  const agreedOffer = await insertAgreedOffer(pool, {
    listingId: ownHomes.home,
    ownerId: user.id,
    buyerId: ownerId,
  })
  const soldOffer = await insertSoldOffer(pool, { ownerId: user.id, buyerId: ownerId })
  const agreedRequest = await insertAgreedRequest(pool, { ownerId: user.id, tenantId: ownerId })
  const files = await insertFiles(pool, user.id, ownHomes.home)
  return {
    message: message!.id,
    session: session!.id,
    emailKey,
    thread,
    ...ownHomes,
    sale,
    letting,
    viewing,
    ...offerIds,
    agreedOffer,
    soldOffer,
    agreedRequest,
    ...orders,
    ...files,
    savedSearch: savedSearch!.id,
    invitation,
    searchAlert: searchAlert!.id,
  }
}

/** Inserts another home, an accepted offer for it and the memorandum of its sale. @returns the offer's id */
async function insertSoldOffer(pool: pg.Pool, parties: Omit<AgreedSale, 'listingId'>): Promise<number> {
  const [listingId = 0] = await addListings([{ street: `Sold Street ${parties.ownerId}` }])
  await giveListingsTo([listingId], parties.ownerId)
  const offerId = await insertAgreedOffer(pool, { listingId, ...parties })
  await pool.query(`INSERT INTO memorandum (offer_id, text) VALUES ($1, 'Memorandum')`, [offerId])
  return offerId
}

/** Inserts another home to let and an accepted request to rent it. @returns the request's id */
async function insertAgreedRequest(
  pool: pg.Pool,
  { ownerId, tenantId }: { ownerId: number; tenantId: number },
): Promise<number> {
  const [listingId = 0] = await addListings([{ kind: 'let', street: `Let Street ${ownerId}` }])
  await giveListingsTo([listingId], ownerId)
  const threadId = await withTransaction((tx) => openThread(tx, { listingId, starterId: tenantId, ownerId }))
  const [request] = await queryOn(pool)(
    `INSERT INTO let_request (thread_id, listing_id, tenant_id, status, move_in_on, tenants, rent_pence)
     VALUES ($1, $2, $3, 'accepted', $4, 2, $5) RETURNING id`,
    [threadId, listingId, tenantId, londonDay(new Date()), RENT_PENCE],
  )
  await queryOn(pool)(
    `INSERT INTO let_request_event (let_request_id, type, actor_id) VALUES ($1, 'accepted', $2)`,
    [request!.id, ownerId],
  )
  return request!.id
}

interface AgreedSale {
  listingId: number
  ownerId: number
  buyerId: number
}

/** Inserts an accepted offer. @returns its id */
async function insertAgreedOffer(
  pool: pg.Pool,
  { listingId, ownerId, buyerId }: AgreedSale,
): Promise<number> {
  const threadId = await withTransaction((tx) => openThread(tx, { listingId, starterId: buyerId, ownerId }))
  const [offer] = await queryOn(pool)(
    `INSERT INTO offer (thread_id, listing_id, buyer_id, amount_pence, position, chain, conditions, proof_of_funds, status)
     VALUES ($1, $2, $3, $4, 'cash', '', '', 'none', 'accepted') RETURNING id`,
    [threadId, listingId, buyerId, OFFER_PENCE],
  )
  await queryOn(pool)(
    `INSERT INTO offer_event (offer_id, type, actor_id, amount_pence) VALUES ($1, 'accepted', $2, $3)`,
    [offer!.id, ownerId, OFFER_PENCE],
  )
  return offer!.id
}

/** Inserts an offer of a user for the listing for sale, and a request of the user to rent the letting. */
async function insertOffers(
  pool: pg.Pool,
  userId: number,
  threadId: number,
  { sale, letting, ownerId }: OtherOwnerListings,
): Promise<Pick<RecordIds, 'offer' | 'request'>> {
  const query = queryOn(pool)
  const [offer] = await query(
    `INSERT INTO offer (thread_id, listing_id, buyer_id, amount_pence, position, chain, conditions, proof_of_funds)
     VALUES ($1, $2, $3, $4, 'cash', '', '', 'none') RETURNING id`,
    [threadId, sale, userId, OFFER_PENCE],
  )
  const lettingThread = await withTransaction((tx) =>
    openThread(tx, { listingId: letting, starterId: userId, ownerId }),
  )
  const [request] = await query(
    `INSERT INTO let_request (thread_id, listing_id, tenant_id, move_in_on, tenants, rent_pence)
     VALUES ($1, $2, $3, $4, 2, $5) RETURNING id`,
    [lettingThread, letting, userId, londonDay(new Date()), RENT_PENCE],
  )
  const details = { moveInOn: londonDay(new Date()), tenants: 2, pets: '' }
  const body = composeRequestSentences(details, 'terraced').join(' ')
  await withTransaction((tx) =>
    postMessage(tx, { threadId: lettingThread, senderId: userId, body, letRequestId: request!.id }),
  )
  return { offer: offer!.id, request: request!.id }
}

/** Queries of all records about the user $1, by the name of the kind of record. */
const USER_RECORD_QUERIES = {
  user: 'SELECT * FROM "user" WHERE id = $1',
  sessions: 'SELECT id, ended_at, token_hash FROM user_session WHERE user_id = $1',
  messages: 'SELECT * FROM user_message WHERE user_id = $1',
  events: `SELECT e.* FROM listing_event e
    JOIN listing l ON l.id = e.listing_id JOIN property p ON p.id = l.property_id WHERE p.owner_id = $1`,
  listings:
    'SELECT p.*, to_jsonb(l) AS listing FROM listing l JOIN property p ON p.id = l.property_id WHERE p.owner_id = $1',
  checks: 'SELECT c.* FROM identity_check c JOIN property p ON p.id = c.property_id WHERE p.owner_id = $1',
  links: 'SELECT * FROM account_link WHERE user_id = $1',
  threads: 'SELECT * FROM thread_participant WHERE user_id = $1',
  questions: 'SELECT * FROM thread_message WHERE sender_id = $1',
  viewings: 'SELECT * FROM viewing WHERE viewer_id = $1',
  availability: 'SELECT * FROM availability WHERE user_id = $1',
  daysOff: 'SELECT * FROM day_off WHERE user_id = $1',
  blocks: 'SELECT * FROM user_block WHERE blocker_id = $1',
  reports: 'SELECT * FROM thread_report WHERE reporter_id = $1',
  offers: 'SELECT id, status, amount_pence FROM offer WHERE buyer_id = $1',
  conveyancers: `SELECT c.* FROM conveyancer c JOIN offer o ON o.id = c.offer_id
    JOIN thread t ON t.id = o.thread_id WHERE $1 IN (o.buyer_id, t.owner_id)`,
  milestones: `SELECT m.* FROM sale_milestone m JOIN offer o ON o.id = m.offer_id
    JOIN thread t ON t.id = o.thread_id WHERE $1 IN (o.buyer_id, t.owner_id)`,
  tenancyMilestones: `SELECT m.* FROM tenancy_milestone m JOIN let_request r ON r.id = m.let_request_id
    JOIN thread t ON t.id = r.thread_id WHERE $1 IN (r.tenant_id, t.owner_id)`,
  certificates:
    'SELECT c.* FROM letting_certificate c JOIN property p ON p.id = c.property_id WHERE p.owner_id = $1',
  requests: 'SELECT id, status FROM let_request WHERE tenant_id = $1',
  orders: 'SELECT * FROM "order" WHERE user_id = $1',
  payments: 'SELECT p.* FROM payment p JOIN "order" o ON o.id = p.order_id WHERE o.user_id = $1',
  pictures: `SELECT m.* FROM listing_media m
    JOIN listing l ON l.id = m.listing_id JOIN property p ON p.id = l.property_id WHERE p.owner_id = $1`,
  uploads: 'SELECT * FROM upload WHERE user_id = $1',
  savedHomes: 'SELECT * FROM saved_home WHERE user_id = $1',
  hiddenHomes: 'SELECT * FROM hidden_home WHERE user_id = $1',
  sharing: 'SELECT * FROM sharing_partner WHERE user_id = $1',
  invitations:
    'SELECT * FROM share_invitation WHERE inviter_id = $1 OR email = (SELECT email FROM "user" WHERE id = $1)',
  savedSearches: 'SELECT * FROM saved_search WHERE user_id = $1',
}
const SELECT_ALL_RECORDS = Object.entries(USER_RECORD_QUERIES)
  .map(
    ([name, select]) =>
      `(SELECT jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)) FROM (${select}) t) AS "${name}"`,
  )
  .join(', ')

/** Reads all records about a user as one text, which tests compare before and after a refused call. */
export const readUserState = async (pool: pg.Pool, userId: number): Promise<string> =>
  JSON.stringify((await pool.query(`SELECT ${SELECT_ALL_RECORDS}`, [userId])).rows)
