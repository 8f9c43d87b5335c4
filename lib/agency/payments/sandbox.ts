import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { SandboxSession } from '../../../prisma/generated/tables'
import { siteUrl } from '../../config/env'
import { paymentRoutes } from '../../config/payment-routes'
import { db } from '../database'
import { nowPlusSeconds } from '../sql-expressions'
import { ProviderRefusal, type PaymentProvider, type ProviderSession } from './provider'
import { parseStoredEvent, readSignedEvent } from './read-event'

/** Not a secret: in a demonstration anybody may pay with money that does not exist (D-125). */
export const SANDBOX_WEBHOOK_SECRET = 'whsec_demonstration'
const SESSION_SECONDS = 24 * 3_600

const createId = (prefix: string): string => `${prefix}_sandbox_${randomBytes(12).toString('hex')}`

/** The key of a payment's session ends in the payment's id. */
const paymentIdOf = ({ idempotencyKey }: { idempotencyKey: string }): number =>
  Number(idempotencyKey.split('-').at(-1))

function toSession(row: Selectable<SandboxSession>): ProviderSession {
  const isOver = row.status === 'open' && row.expiresAt < new Date()
  const status = isOver ? 'expired' : (row.status as ProviderSession['status'])
  return {
    id: row.id,
    url: status === 'open' ? `${siteUrl()}${paymentRoutes.sandboxCheckout(row.id)}` : null,
    status,
    isPaid: status === 'complete',
    amountPence: row.amountPence,
    currency: 'GBP',
    paymentId: paymentIdOf(row),
    intentId: row.intentId,
    subscriptionId: row.isSubscription && row.intentId ? `sub_${row.id}` : null,
    failure: null,
  }
}

const findSession = async (id: string) => {
  const row = await db().selectFrom('sandboxSession').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ProviderRefusal('No such checkout session')
  return row
}

/** A provider of the demonstration's own, whose checkout page takes test cards and no money (D-125). */
export const sandboxProvider: PaymentProvider = {
  name: 'sandbox',
  async createSession(request) {
    await db()
      .insertInto('sandboxSession')
      .values({
        id: createId('cs'),
        idempotencyKey: request.idempotencyKey,
        amountPence: request.amountPence,
        description: request.description,
        customerEmail: request.customerEmail,
        reference: request.reference,
        isSubscription: request.isSubscription,
        successUrl: request.successUrl,
        cancelUrl: request.cancelUrl,
        expiresAt: nowPlusSeconds(SESSION_SECONDS),
      })
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .execute()
    const row = await db()
      .selectFrom('sandboxSession')
      .selectAll()
      .where('idempotencyKey', '=', request.idempotencyKey)
      .executeTakeFirstOrThrow()
    return toSession(row)
  },
  retrieveSession: async (id) => toSession(await findSession(id)),
  async expireSession(id) {
    const { numUpdatedRows } = await db()
      .updateTable('sandboxSession')
      .set({ status: 'expired' })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ProviderRefusal('The checkout session is over already')
  },
  async createRefund({ idempotencyKey, sessionId, amountPence }) {
    const { id: session } = await findSession(sessionId ?? '')
    await db()
      .insertInto('sandboxRefund')
      .values({ id: createId('re'), idempotencyKey, sessionId: session, amountPence })
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .execute()
    const refund = await db()
      .selectFrom('sandboxRefund')
      .select('id')
      .where('idempotencyKey', '=', idempotencyKey)
      .executeTakeFirstOrThrow()
    return { id: refund.id, status: 'done', failure: null }
  },
  async retrieveRefund(id) {
    const refund = await db().selectFrom('sandboxRefund').select('id').where('id', '=', id).executeTakeFirst()
    if (!refund) throw new ProviderRefusal('No such refund')
    return { id, status: 'done', failure: null }
  },
  retrieveCharge: async () => null,
  listCharges: async () => [],
  retrieveDispute: () => Promise.reject(new ProviderRefusal('No such dispute')),
  cancelSubscription: async () => undefined,
  readEvent: (rawBody, signature) => readSignedEvent(rawBody, signature, SANDBOX_WEBHOOK_SECRET),
  parseEvent: parseStoredEvent,
}
