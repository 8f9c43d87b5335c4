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

/** This secret may be public, because anybody can pay in a demonstration, and no money moves (D-125). */
export const SANDBOX_WEBHOOK_SECRET = 'whsec_demonstration'
const SESSION_SECONDS = 24 * 3_600

const createId = (prefix: string): string => `${prefix}_sandbox_${randomBytes(12).toString('hex')}`

/** Returns the session's id, to which a subscription's or a dispute's id adds a prefix. */
const toSessionId = (id: string): string => id.replace(/^(sub|du)_/, '')

/** Returns the id at the end of an idempotency key such as 'payment-12' or 'refund-12'. */
const getIdOfKey = ({ idempotencyKey }: { idempotencyKey: string }): number =>
  Number(idempotencyKey.split('-').at(-1))

function toSession(row: Selectable<SandboxSession>): ProviderSession {
  const hasExpired = row.status === 'open' && row.expiresAt < new Date()
  // The column is plain text, in which only these statuses are stored.
  const status = hasExpired ? 'expired' : (row.status as ProviderSession['status'])
  return {
    id: row.id,
    url: status === 'open' ? `${siteUrl()}${paymentRoutes.sandboxCheckout(row.id)}` : null,
    status,
    isPaid: status === 'complete',
    // The sandbox reports a payment at once.
    paidAt: null,
    amountPence: row.amountPence,
    currency: 'GBP',
    paymentId: getIdOfKey(row),
    reference: row.reference,
    intentId: row.intentId,
    subscriptionId: row.isSubscription && row.intentId ? `sub_${row.id}` : null,
    failure: null,
  }
}

/** Lists the charges of a subscription after its first: one each month, on the day of the first. */
function listMonthlyCharges(session: Selectable<SandboxSession>, until: Date): ProviderCharge[] {
  const { id, amountPence, intentId, createdAt, cancelledAt } = session
  const end = cancelledAt ?? until
  const charges: ProviderCharge[] = []
  for (let month = 1; addMonths(createdAt, month) <= end; month += 1)
    charges.push({
      subscriptionId: `sub_${id}`,
      intentId: `${intentId}_month_${month}`,
      amountPence,
      currency: 'GBP',
      isPaid: true,
    })
  return charges
}

/** Adds months to a date. In a month without that day, returns the month's last day. */
function addMonths(date: Date, months: number): Date {
  // Day 0 is the last day of the month before.
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0))
  const sameDay = new Date(lastDay)
  sameDay.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()))
  return sameDay
}

const DISPUTE_FEE_PENCE = 20_00n
const DAYS_TO_RESPOND = 7
const DAY_MS = 86_400_000

/** Converts a session to its dispute, which stays open for ever because the sandbox has no bank to decide it. */
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

/** Finds the session whose subscription made a monthly charge. @param intentId an id that `listMonthlyCharges` has composed */
async function findSessionOfCharge(intentId: string) {
  const row = await db()
    .selectFrom('sandboxSession')
    .selectAll()
    .where('intentId', '=', intentId.replace(/_month_\d+$/, ''))
    .executeTakeFirst()
  if (!row) throw new ProviderRefusal('No such payment')
  return row
}

/** The demonstration's payment provider. Its checkout page takes test cards, and moves no money (D-125). */
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
  async findSessionOf(key) {
    const row = await db()
      .selectFrom('sandboxSession')
      .selectAll()
      .where(({ eb }) =>
        'intentId' in key
          ? eb('intentId', '=', key.intentId)
          : eb('id', '=', toSessionId(key.subscriptionId)),
      )
      .executeTakeFirst()
    return row ? toSession(row) : null
  },
  async expireSession(id) {
    const { numUpdatedRows } = await db()
      .updateTable('sandboxSession')
      .set({ status: 'expired' })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ProviderRefusal('The checkout session is over already')
  },
  async createRefund({ idempotencyKey, sessionId, intentId, amountPence }) {
    const session = sessionId ? await findSession(sessionId) : await findSessionOfCharge(intentId ?? '')
    await db()
      .insertInto('sandboxRefund')
      .values({ id: createId('re'), idempotencyKey, sessionId: session.id, amountPence })
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
    return { id, status: 'done', failure: null, refundId: getIdOfKey(refund), intentId, amountPence }
  },
  // The sandbox has no dashboard in which somebody could make a refund by hand.
  listRefunds: async () => [],
  // The sandbox sends no webhook about a monthly charge, so no event asks for one.
  retrieveCharge: async () => null,
  async listCharges(subscriptionId) {
    const session = await findSession(toSessionId(subscriptionId))
    return listMonthlyCharges(session, new Date()).toReversed()
  },
  async retrieveDispute(id) {
    const session = await findSession(toSessionId(id))
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
  async hasSubscriptionEnded(id) {
    const { cancelledAt } = await findSession(toSessionId(id))
    return cancelledAt !== null
  },
  async cancelSubscription(id) {
    await db()
      .updateTable('sandboxSession')
      .set({ cancelledAt: now })
      .where('id', '=', toSessionId(id))
      .where('cancelledAt', 'is', null)
      .execute()
  },
  readEvent: (rawBody, signature) => readSignedEvent(rawBody, signature, SANDBOX_WEBHOOK_SECRET),
  parseEvent: parseStoredEvent,
}
