import { afterAll, beforeAll, expect, vi } from 'vitest'
import { disconnect, withTransaction, type Tx } from '../../../lib/agency/database'
import { addHome, addUser } from '../offers/offer-calls'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { eventually } from '../../support/eventually'
import { query } from '../../support/sql'
import { insertRow, updateRows } from '../../support/tables'

/** The time of everything that `insertDealing` inserts, so that every retention period begins then. */
export const LAST_DEALING_AT = new Date('2020-03-10T12:00:00Z')
const DAY_MS = 86_400_000

export const addDays = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS)

/** Returns the time that is so many calendar years, and then days, after LAST_DEALING_AT. */
export function afterLastDealing({ years = 0, days = 0 }: { years?: number; days?: number }): Date {
  const time = new Date(LAST_DEALING_AT)
  time.setUTCFullYear(time.getUTCFullYear() + years)
  return addDays(time, days)
}

/** Gives the tests of a file an empty database. */
export function useEmptyDatabase(): void {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createEmptyDatabase()
    vi.stubEnv('DATABASE_URL', database.url)
  })
  afterAll(async () => {
    await disconnect()
    vi.unstubAllEnvs()
    await database.drop()
  })
}

/** Inserts an account of a verified address, which was last used at LAST_DEALING_AT. @returns its id */
export async function insertIdleAccount(): Promise<number> {
  const userId = await addUser('Ann')
  const yearBefore = afterLastDealing({ years: -1 })
  await updateRows('user', { id: userId }, { createdAt: yearBefore, emailProvedAt: yearBefore })
  await insertVisit(userId, LAST_DEALING_AT)
  return userId
}

export interface Dealing {
  owner: number
  starter: number
  home: number
  thread: number
}

/** Inserts a home that was withdrawn, and a conversation about it with a message and a viewing. */
export async function insertDealing({ kind = 'sale' as 'sale' | 'let' } = {}): Promise<Dealing> {
  const owner = await addUser('Sue')
  const starter = await addUser('Ben')
  for (const id of [owner, starter])
    await updateRows('user', { id }, { createdAt: LAST_DEALING_AT, emailProvedAt: LAST_DEALING_AT })
  const home = await addHome(owner, { kind, price: kind === 'let' ? 1_000 : 250_000, status: 'withdrawn' })
  await updateRows('listing', { id: home }, { updatedAt: LAST_DEALING_AT })
  const { id: thread } = await insertRow('thread', {
    listingId: home,
    starterId: starter,
    ownerId: owner,
    createdAt: LAST_DEALING_AT,
    lastMessageAt: LAST_DEALING_AT,
  })
  for (const userId of [owner, starter]) await insertRow('threadParticipant', { threadId: thread, userId })
  const { id: viewingId } = await insertRow('viewing', {
    threadId: thread,
    listingId: home,
    hostId: owner,
    viewerId: starter,
    startsAt: LAST_DEALING_AT,
    status: 'done',
    proposedById: starter,
  })
  await insertRow('viewingEvent', { viewingId, type: 'done', at: LAST_DEALING_AT })
  await insertRow('threadMessage', {
    threadId: thread,
    senderId: starter,
    body: 'Hello',
    viewingId,
    sentAt: LAST_DEALING_AT,
  })
  return { owner, starter, home, thread }
}

/** Inserts an offer with a row in each table that refers to one. @returns its id */
export async function insertOffer(
  { thread, home, starter }: Dealing,
  status: 'made' | 'declined' | 'accepted' = 'declined',
): Promise<number> {
  const { id: offerId } = await insertRow('offer', {
    threadId: thread,
    listingId: home,
    buyerId: starter,
    status,
    amountPence: 240_000_00n,
    position: 'cash',
    chain: '',
    conditions: '',
    proofOfFunds: 'none',
    createdAt: LAST_DEALING_AT,
    updatedAt: LAST_DEALING_AT,
  })
  await insertRow('offerEvent', { offerId, type: status, amountPence: 240_000_00n, at: LAST_DEALING_AT })
  await insertRow('memorandum', { offerId, text: 'Memorandum', sentAt: LAST_DEALING_AT })
  await insertRow('saleReminder', { offerId, sentAt: LAST_DEALING_AT })
  const step = {
    milestone: 'survey',
    state: 'done',
    day: LAST_DEALING_AT,
    party: 'buyer',
    at: LAST_DEALING_AT,
  } as const
  await insertRow('saleMilestone', { offerId, ...step })
  const firm = { firm: 'Law', contactName: 'Dora', email: 'dora@law.example', phone: '1' }
  await insertRow('conveyancer', { offerId, party: 'buyer', ...firm })
  await insertRow('threadMessage', {
    threadId: thread,
    senderId: starter,
    body: 'An offer',
    offerId,
    sentAt: LAST_DEALING_AT,
  })
  return offerId
}

/** Inserts a request to rent with a row in each table that refers to one. @returns its id */
export async function insertRequest(
  { thread, home, starter }: Dealing,
  status: 'made' | 'declined' | 'accepted' = 'declined',
): Promise<number> {
  const { id: letRequestId } = await insertRow('letRequest', {
    threadId: thread,
    listingId: home,
    tenantId: starter,
    status,
    moveInOn: LAST_DEALING_AT,
    tenants: 2,
    rentPence: 1_000_00n,
    createdAt: LAST_DEALING_AT,
    updatedAt: LAST_DEALING_AT,
  })
  await insertRow('letRequestEvent', { letRequestId, type: status, at: LAST_DEALING_AT })
  const step = {
    milestone: 'signed',
    state: 'done',
    day: LAST_DEALING_AT,
    party: 'landlord',
    at: LAST_DEALING_AT,
  } as const
  await insertRow('tenancyMilestone', { letRequestId, ...step })
  await insertRow('depositReminder', { letRequestId, sentAt: LAST_DEALING_AT })
  const message = {
    threadId: thread,
    senderId: starter,
    body: 'A request',
    letRequestId,
    sentAt: LAST_DEALING_AT,
  }
  await insertRow('threadMessage', message)
  return letRequestId
}

/** Inserts a session that was last used at a time. */
export async function insertVisit(userId: number, lastSeenAt: Date): Promise<void> {
  const key = `${userId}-${lastSeenAt.toISOString()}`
  await insertRow('userSession', {
    userId,
    tokenHash: `token-${key}`,
    socketHash: `socket-${key}`,
    createdAt: lastSeenAt,
    lastSeenAt,
    expiresAt: addDays(lastSeenAt, 30),
  })
}

/** Marks all queued mails as sent. */
export const deliverMails = () => updateRows('mail', { state: 'queued' }, { state: 'sent' })

/** Inserts an order that was settled at a time. @returns its id */
export async function insertOrder(
  { owner, home }: Pick<Dealing, 'owner' | 'home'>,
  {
    kind = 'package' as 'package' | 'adhoc' | 'subscription' | 'tenant',
    status = 'settled' as 'open' | 'settled' | 'cancelled',
    at = LAST_DEALING_AT,
  } = {},
): Promise<{ orderId: number; paymentId: number }> {
  const { id: orderId } = await insertRow('order', {
    reference: `ORD-${owner}-${home}-${kind}`,
    userId: owner,
    listingId: home,
    kind,
    description: 'An order',
    amountPence: 395_00n,
    vatPence: 0n,
    status,
    createdAt: at,
    settledAt: status === 'open' ? null : at,
  })
  await insertRow('orderEvent', { orderId, type: 'settled', amountPence: 395_00n, at })
  const payment = { orderId, provider: 'sandbox', amountPence: 395_00n, status: 'paid', paidAt: at } as const
  const { id: paymentId } = await insertRow('payment', payment)
  return { orderId, paymentId }
}

/** Runs a job beside an open transaction that has written, and commits once the job waits for a lock of it. */
export async function runJobDuringWrite({
  write,
  job,
}: {
  write: (tx: Tx) => Promise<unknown>
  job: () => Promise<void>
}): Promise<void> {
  let running: Promise<void> | undefined
  await withTransaction(async (tx) => {
    await write(tx)
    running = job()
    await eventually(async () =>
      expect(
        await query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        ),
      ).toHaveLength(1),
    )
  })
  await running
}
