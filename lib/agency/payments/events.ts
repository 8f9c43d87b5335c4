import { sql } from 'kysely'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { paymentMessages } from '../../contract/payment-messages'
import { db, withTransaction, type Tx } from '../database'
import { addUrgentJobs } from '../jobs/add-job'
import { TemporaryFailure } from '../jobs/task'
import { now } from '../sql-expressions'
import { applySession, recordCharge } from './apply-session'
import {
  InvalidSignature,
  ProviderOutage,
  ProviderRefusal,
  type PaymentProvider,
  type ReceivedEvent,
} from './provider'
import { getProvider, getProviderOf } from './providers'
import { applyRefund } from './refunds'

/**
 * Stores an event of the provider, whose signature must match, and adds the job that acts on it. A repeated event
 * changes nothing. The event's contents are not trusted: the job asks the provider for the current state.
 */
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
const MAX_EVENTS_PER_COMMIT = 100

/** Events that arrive while others are being stored share one commit, because a provider sends many at once. */
const storeEvent = (provider: string, event: ReceivedEvent, body: string): Promise<void> =>
  new Promise((resolve, reject) => {
    waitingEvents.push({ provider, event, body, resolve, reject })
    if (!isStoring) void storeWaitingEvents()
  })

async function storeWaitingEvents(): Promise<void> {
  isStoring = true
  while (waitingEvents.length) {
    const batch = waitingEvents.slice(0, MAX_EVENTS_PER_COMMIT)
    waitingEvents = waitingEvents.slice(MAX_EVENTS_PER_COMMIT)
    try {
      await withTransaction((tx) => insertEvents(tx, batch))
      for (const { resolve } of batch) resolve()
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  isStoring = false
}

async function insertEvents(tx: Tx, batch: readonly WaitingEvent[]): Promise<void> {
  const stored = await tx
    .insertInto('providerEvent')
    .values(
      batch.map(({ provider, event: { id, type }, body }) => ({
        provider,
        eventId: id,
        type,
        // PostgreSQL stores no NUL in a text.
        body: body.replaceAll('\0', ''),
      })),
    )
    .onConflict((conflict) => conflict.columns(['provider', 'eventId']).doNothing())
    .returning('id')
    .execute()
  await addEventJobs(
    tx,
    stored.map(({ id }) => id),
  )
}

const addEventJobs = (tx: Tx, ids: readonly number[]): Promise<void> =>
  addUrgentJobs(
    tx,
    'handle-provider-event',
    ids.map((id) => ({ key: `provider-event-${id}`, payload: { id } })),
  )

/** Acts on a stored event by asking the provider for what it is about. */
export async function handleProviderEvent(id: number): Promise<void> {
  const stored = await db()
    .selectFrom('providerEvent')
    .select(['provider', 'body', 'handledAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!stored || stored.handledAt) return
  const provider = await getProviderOf(stored.provider)
  if (!provider) throw new TemporaryFailure(`the keys of ${stored.provider} are not set`)
  try {
    await actOn(provider, provider.parseEvent(stored.body).object)
  } catch (error) {
    if (error instanceof ProviderOutage) throw new TemporaryFailure(error.message, { cause: error })
    // The provider does not know the object, so there is nothing to update.
    if (!(error instanceof ProviderRefusal)) throw error
  }
  await db().updateTable('providerEvent').set({ handledAt: now }).where('id', '=', id).execute()
}

async function actOn(provider: PaymentProvider, { kind, id }: ReceivedEvent['object']): Promise<void> {
  if (kind === 'session') await applySession(provider.name, await provider.retrieveSession(id))
  if (kind === 'refund') await applyProviderRefund(provider, id)
  if (kind === 'charge') {
    const charge = await provider.retrieveCharge(id)
    if (charge?.isPaid) await withTransaction((tx) => recordCharge(tx, provider.name, charge))
  }
}

async function applyProviderRefund(provider: PaymentProvider, id: string): Promise<void> {
  const refund = await db()
    .selectFrom('refund')
    .select('id')
    .where('providerRefundId', '=', id)
    .executeTakeFirst()
  if (refund) await applyRefund(refund.id, await provider.retrieveRefund(id))
}

/** Adds the job again for every event that no job has finished. @returns the number of events */
export async function requeueEvents(): Promise<number> {
  return withTransaction(async (tx) => {
    const left = await tx
      .selectFrom('providerEvent')
      .select('id')
      .where('handledAt', 'is', null)
      .where('receivedAt', '<', sql<Date>`now() - interval '5 minutes'`)
      .orderBy('id')
      .limit(100)
      .execute()
    await addEventJobs(
      tx,
      left.map(({ id }) => id),
    )
    return left.length
  })
}
