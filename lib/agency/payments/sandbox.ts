import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { SandboxSession } from '../../../prisma/generated/tables'
import { siteUrl } from '../../config/env'
import { paymentRoutes } from '../../config/payment-routes'
import { db } from '../database'
import { now, nowPlusSeconds } from '../sql-expressions'
import {
  ProviderRefusal,
  type PaymentProvider,
  type ProviderCharge,
  type ProviderDispute,
  type ProviderSession,
} from './provider'
import { parseStoredEvent, readSignedEvent } from './read-event'

/** Not a secret: in a demonstration anybody may pay with money that does not exist (D-125). */
export const SANDBOX_WEBHOOK_SECRET = 'whsec_demonstration'
const SESSION_SECONDS = 24 * 3_600

const createId = (prefix: string): string => `${prefix}_sandbox_${randomBytes(12).toString('hex')}`

/** The key of a payment's session ends in the payment's id, that of a refund in the refund's. */
const ownIdOf = ({ idempotencyKey }: { idempotencyKey: string }): number =>
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
    paymentId: ownIdOf(row),
    intentId: row.intentId,
    subscriptionId: row.isSubscription && row.intentId ? `sub_${row.id}` : null,
    failure: null,
  }
}

/** The charges of a subscription after its first, one on the same day of each month. */
function listMonths(session: Selectable<SandboxSession>, until: Date): ProviderCharge[] {
  const { id, amountPence, intentId, createdAt, cancelledAt } = session
  const end = cancelledAt ?? until
  const charges: ProviderCharge[] = []
  for (let month = 1; addMonths(createdAt, month) <= end; month += 1)
    charges.push({
      sessionId: null,
      subscriptionId: `sub_${id}`,
      intentId: `${intentId}_month_${month}`,
      amountPence,
      currency: 'GBP',
      isPaid: true,
    })
  return charges
}

/** In a shorter month the last day counts. */
function addMonths(date: Date, months: number): Date {
  const end = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0))
  end.setUTCDate(Math.min(date.getUTCDate(), end.getUTCDate()))
  return end
}

const DISPUTE_FEE_PENCE = 20_00n
const DAYS_TO_RESPOND = 7
const DAY_MS = 86_400_000

/** The bank has taken the money, and never decides. */
const toDispute = ({
  id,
  intentId,
  amountPence,
  createdAt,
}: Selectable<SandboxSession>): ProviderDispute => ({
  id: `du_${id}`,
  intentId: intentId ?? '',
  amountPence,
  status: 'open',
  reason: 'fraudulent',
  withdrawnPence: amountPence,
  feePence: DISPUTE_FEE_PENCE,
  respondBy: new Date(createdAt.getTime() + DAYS_TO_RESPOND * DAY_MS),
})

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
    const refund = await db()
      .selectFrom('sandboxRefund')
      .innerJoin('sandboxSession', 'sandboxSession.id', 'sandboxRefund.sessionId')
      .select(['sandboxRefund.idempotencyKey', 'sandboxRefund.amountPence', 'sandboxSession.intentId'])
      .where('sandboxRefund.id', '=', id)
      .executeTakeFirst()
    if (!refund) throw new ProviderRefusal('No such refund')
    const { intentId, amountPence } = refund
    return { id, status: 'done', failure: null, refundId: ownIdOf(refund), intentId, amountPence }
  },
  // Nobody returns money by hand here.
  listRefunds: async () => [],
  retrieveCharge: async () => null,
  async listCharges(subscriptionId) {
    const session = await findSession(subscriptionId.replace(/^sub_/, ''))
    return listMonths(session, new Date()).toReversed()
  },
  async retrieveDispute(id) {
    const session = await findSession(id.replace(/^du_/, ''))
    if (!session.isDisputed) throw new ProviderRefusal('No such dispute')
    return toDispute(session)
  },
  async listDisputes(since) {
    const disputed = await db()
      .selectFrom('sandboxSession')
      .selectAll()
      .where('isDisputed', '=', true)
      .where('createdAt', '>=', since)
      .execute()
    return disputed.map(toDispute)
  },
  async cancelSubscription(id) {
    await db()
      .updateTable('sandboxSession')
      .set({ cancelledAt: now })
      .where('id', '=', id.replace(/^sub_/, ''))
      .where('cancelledAt', 'is', null)
      .execute()
  },
  readEvent: (rawBody, signature) => readSignedEvent(rawBody, signature, SANDBOX_WEBHOOK_SECRET),
  parseEvent: parseStoredEvent,
}
