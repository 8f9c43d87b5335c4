import { sql } from 'kysely'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { paymentMessages } from '../../contract/payment-messages'
import { db, withTransaction } from '../database'
import { addJobCall, addJobs } from '../jobs/add-job'
import { TemporaryFailure } from '../jobs/task'
import { now } from '../sql-expressions'
import { applySession, recordCharge } from './apply-session'
import { applyDispute } from './disputes'
import { applyProviderRefund } from './provider-movements'
import {
  InvalidSignature,
  ProviderOutage,
  ProviderRefusal,
  type PaymentProvider,
  type ReceivedEvent,
} from './provider'
import { getProvider, getProviderOf } from './providers'
import { reconcileSubscription } from './reconcile-charges'
import { UnbookedPayment } from './unbooked-payment'

/** Stores a verified event once. Events may be out of order, so the job asks the provider for the present state (R1). */
export async function receivePaymentEvent({
  body,
  signature,
}: ParsedInput<'receivePaymentEvent'>): Promise<Reply<null>> {
  const provider = await getProvider()
  if (!provider) return failure(paymentMessages.paymentsClosed)
  let event: ReceivedEvent
  try {
    event = provider.readEvent(body, signature)
  } catch (error) {
    if (error instanceof InvalidSignature) return failure('Invalid signature')
    throw error
  }
  await storeEvent(provider.name, event, body)
  return success(null)
}

interface WaitingEvent {
  provider: string
  event: ReceivedEvent
  body: string
  resolve(): void
  reject(reason: unknown): void
}
let waitingEvents: WaitingEvent[] = []
let isStoring = false
const MAX_EVENTS_PER_COMMIT = 500

/** Stores an event. Events that arrive while others are being stored share one commit, for speed. */
const storeEvent = (provider: string, event: ReceivedEvent, body: string): Promise<void> =>
  new Promise((resolve, reject) => {
    waitingEvents.push({ provider, event, body, resolve, reject })
    if (isStoring) return
    isStoring = true
    // Waits for the events that arrive in the same turn of the event loop, so that they share the first commit.
    setImmediate(() => void storeWaitingEvents())
  })

async function storeWaitingEvents(): Promise<void> {
  while (waitingEvents.length) {
    const batch = waitingEvents.slice(0, MAX_EVENTS_PER_COMMIT)
    waitingEvents = waitingEvents.slice(MAX_EVENTS_PER_COMMIT)
    try {
      await insertEvents(batch)
      for (const { resolve } of batch) resolve()
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  isStoring = false
}

/** Inserts events by their ids, to prevent deadlocks, and adds one job if any is new: `any_stored` then has a row. */
async function insertEvents(batch: readonly WaitingEvent[]): Promise<void> {
  const events = batch.toSorted((a, b) => (a.event.id < b.event.id ? -1 : 1))
  const job = addJobCall('queue-provider-events', {}, { key: 'queue-provider-events', isUrgent: true })
  await sql`
    WITH stored AS (
      INSERT INTO provider_event (provider, event_id, type, body)
      SELECT * FROM unnest(
        ${events.map(({ provider }) => provider)}::text[],
        ${events.map(({ event }) => event.id)}::text[],
        ${events.map(({ event }) => event.type)}::text[],
        ${events.map(({ body }) => body)}::text[])
      ON CONFLICT (provider, event_id) DO NOTHING RETURNING id)
    SELECT ${job} FROM (SELECT FROM stored LIMIT 1) AS any_stored`.execute(db())
}

const MAX_QUEUED_EVENTS = 1_000

/** Adds a job for every unhandled event that has none, including events whose job has failed. */
export async function queueEvents(): Promise<void> {
  await withTransaction(async (tx) => {
    const unhandledEvents = await tx
      .selectFrom('providerEvent')
      .select('id')
      .where('handledAt', 'is', null)
      .where(
        sql<boolean>`NOT EXISTS (SELECT FROM graphile_worker.jobs
          WHERE key = 'provider-event-' || provider_event.id AND attempts < max_attempts)`,
      )
      .orderBy('id')
      .limit(MAX_QUEUED_EVENTS)
      .execute()
    await addJobs(
      tx,
      'handle-provider-event',
      unhandledEvents.map(({ id }) => ({ key: `provider-event-${id}`, payload: { id } })),
      { isUrgent: true },
    )
  })
}

/** Handles a stored event: asks the provider for the state of the event's object, and applies that state. */
export async function handleProviderEvent(id: number): Promise<void> {
  const storedEvent = await db()
    .selectFrom('providerEvent')
    .select(['provider', 'body', 'handledAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!storedEvent || storedEvent.handledAt) return
  const provider = await getProviderOf(storedEvent.provider)
  if (!provider) throw new TemporaryFailure(`the keys of ${storedEvent.provider} are not set`)
  try {
    const { object } = provider.parseEvent(storedEvent.body)
    await applyObjectState(provider, object).catch((error: unknown) => ignoreIfNotOurs(provider, error))
  } catch (error) {
    if (error instanceof ProviderOutage) throw new TemporaryFailure(error.message, { cause: error })
    // The provider does not know the object, so there is nothing to update.
    if (!(error instanceof ProviderRefusal)) throw error
  }
  await db().updateTable('providerEvent').set({ handledAt: now }).where('id', '=', id).execute()
}

/**
 * Ignores an event whose checkout session is none of ours: another business shares the provider's account. If the
 * session is ours, books its payment and throws the error again, so that the job is repeated.
 */
async function ignoreIfNotOurs(provider: PaymentProvider, error: unknown): Promise<void> {
  if (!(error instanceof UnbookedPayment)) throw error
  const session = await provider.findSessionOf(error.key)
  const isOurs = session !== null && (await applySession(provider.name, session)) !== 'unknown'
  if (isOurs) throw error
}

async function applyObjectState(
  provider: PaymentProvider,
  { kind, id }: ReceivedEvent['object'],
): Promise<void> {
  if (kind === 'session') await applySession(provider.name, await provider.retrieveSession(id))
  if (kind === 'refund') await applyProviderRefund(provider.name, await provider.retrieveRefund(id))
  if (kind === 'charge') {
    const charge = await provider.retrieveCharge(id)
    if (charge?.isPaid) await withTransaction((tx) => recordCharge(tx, provider.name, charge))
  }
  if (kind === 'subscription') await reconcileSubscription(provider, id)
  if (kind === 'dispute') await applyDispute(provider.name, await provider.retrieveDispute(id))
}
