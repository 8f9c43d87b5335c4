import { sql } from 'kysely'
import { db, withTransaction } from '../database'
import { addJob } from '../jobs/add-job'
import { TemporaryFailure } from '../jobs/task'
import { ProviderFault, ProviderOutage, ProviderRefusal } from './provider'
import { getProviderOf } from './providers'
import { reconcileMovements } from './provider-movements'
import { applyRefund, recordRefusedRefund } from './refunds'

const FIRST_KEY_NUMBER = 1

/** Creates an idempotency key. The sandbox reads the refund's id from its end. */
const createKey = ({ id, keyNumber }: { id: number; keyNumber: number }): string =>
  keyNumber === FIRST_KEY_NUMBER ? `refund-${id}` : `retry-${keyNumber}-refund-${id}`

/** Requests a refund from the provider. Its idempotency key prevents a second refund when the job runs again. */
export async function sendRefund(refundId: number): Promise<void> {
  const refund = await db()
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select([
      'refund.id',
      'refund.amountPence',
      'refund.status',
      'refund.providerRefundId',
      'refund.keyNumber',
    ])
    .select(['payment.provider', 'payment.sessionId', 'payment.intentId'])
    .where('refund.id', '=', refundId)
    .executeTakeFirst()
  if (!refund || refund.status !== 'requested') return
  const provider = await getProviderOf(refund.provider)
  if (!provider) throw new TemporaryFailure(`the keys of ${refund.provider} are not set`)
  try {
    const state = refund.providerRefundId
      ? await provider.retrieveRefund(refund.providerRefundId)
      : await provider.createRefund({
          idempotencyKey: createKey(refund),
          isRepeated: refund.keyNumber !== FIRST_KEY_NUMBER,
          refundId: refund.id,
          sessionId: refund.sessionId,
          intentId: refund.intentId,
          amountPence: refund.amountPence,
        })
    await applyRefund(refund.id, state)
    // The job runs again until the refund is done or has failed.
    if (state.status === 'pending') throw new TemporaryFailure('the refund is on its way')
  } catch (error) {
    if (error instanceof ProviderFault) await advanceKey(refund)
    if (error instanceof ProviderOutage) throw new TemporaryFailure(error.message, { cause: error })
    if (!(error instanceof ProviderRefusal)) throw error
    // Somebody may have returned part of the money by hand, or the payer's bank may have taken it back.
    await reconcileMovements(provider, { all: false })
    await recordRefusedRefund(refund.id, error.message)
  }
}

/** Lets the next attempt use another key, because the provider repeats a fault for an idempotency key for a day. */
const advanceKey = ({ id, keyNumber }: { id: number; keyNumber: number }) =>
  db()
    .updateTable('refund')
    .set({ keyNumber: keyNumber + 1 })
    .where('id', '=', id)
    .where('keyNumber', '=', keyNumber)
    .execute()

const MAX_REFUNDS_PER_RUN = 100

/** Adds a job for each requested refund that has waited for an hour and has no job any more. */
export async function requeueRefunds(): Promise<void> {
  await withTransaction(async (tx) => {
    const overdueRefunds = await tx
      .selectFrom('refund')
      .select('id')
      .where('status', '=', 'requested')
      .where('requestedAt', '<', sql<Date>`now() - interval '1 hour'`)
      .where(
        sql<boolean>`NOT EXISTS (SELECT FROM graphile_worker.jobs
          WHERE key = 'send-refund-' || refund.id AND attempts < max_attempts)`,
      )
      .orderBy('id')
      .limit(MAX_REFUNDS_PER_RUN)
      .execute()
    for (const { id } of overdueRefunds)
      await addJob(tx, 'send-refund', { refundId: id }, { key: `send-refund-${id}` })
  })
}
