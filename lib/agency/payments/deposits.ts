import { sql } from 'kysely'
import { postKeptDeposit } from '../../domain/ledger'
import { formatPence } from '../../format/money'
import { db, withTransaction, type Tx } from '../database'
import { processEach } from '../jobs/process-each'
import { changeStatuses } from '../listings/change-status'
import { queueMail } from '../mail/queue'
import { greet } from '../mail/wording'
import { takeRequestStep } from '../offers/answer-let-request'
import { lockListing } from '../offers/listing-terms'
import { DEPOSIT_ENDED } from '../offers/request-texts'
import { lockOrder, type OrderRow } from '../orders/order-rows'
import { now, nowPlusSeconds } from '../sql-expressions'
import { RETURN_SECONDS, returnReasons } from './due-deposits'
import { bookMovement } from './ledger'
import { findRefundablePayments, refundOrder, sumRefundable } from './refunds'

/** Whether the payer's bank holds the money of a deposit, because a payment of its order is disputed. */
const isHeldByBank = sql<boolean>`EXISTS (SELECT FROM dispute JOIN payment ON payment.id = payment_id
  WHERE payment.order_id = tenant_deposit.order_id AND dispute.status = 'open')`

/** Returns deposits that are 15 days old, marked as due, or for a home that is withdrawn. @returns their number */
export async function returnDueDeposits(): Promise<number> {
  const dueDeposits = await db()
    .selectFrom('tenantDeposit')
    .innerJoin('listing', 'listing.id', 'tenantDeposit.listingId')
    .select(['tenantDeposit.orderId', 'listing.status'])
    .where('tenantDeposit.status', '=', 'held')
    .where(({ not }) => not(isHeldByBank))
    .where(({ or, eb }) =>
      or([
        eb('tenantDeposit.deadlineAt', '<', now),
        eb('listing.status', '=', 'withdrawn'),
        // Only makeDepositsDue gives a reason to a deposit that is still held.
        eb('tenantDeposit.reason', 'is not', null),
      ]),
    )
    .execute()
  await processEach(dueDeposits, ({ orderId, status }) =>
    returnDeposit(orderId, status === 'withdrawn' ? 'withdrawn' : 'deadline'),
  )
  return dueDeposits.length
}

/** Locks an order and its holding deposit. @returns undefined if no deposit is held for the order */
async function lockHeldDeposit(tx: Tx, orderId: number) {
  const order = await lockOrder(tx, orderId)
  if (!order) return undefined
  const deposit = await tx
    .selectFrom('tenantDeposit')
    .select(['listingId', 'reason', isHeldByBank.as('isHeldByBank')])
    .where('orderId', '=', orderId)
    .where('status', '=', 'held')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return deposit ? { order, ...deposit } : undefined
}

/**
 * Returns what is left of a holding deposit to the tenant, and puts the home on the market; false if none is held,
 * or while the tenant's bank holds it.
 * @param reasonKey the reason for the tenant, unless the deposit was marked as due with another
 */
export const returnDeposit = (
  orderId: number,
  reasonKey: Exclude<keyof typeof returnReasons, 'disputed'>,
): Promise<boolean> =>
  withTransaction(async (tx) => {
    const heldDeposit = await lockHeldDeposit(tx, orderId)
    if (!heldDeposit || heldDeposit.isHeldByBank) return false
    const { order } = heldDeposit
    // Somebody at the agency may have returned a part already.
    const amountPence = sumRefundable(await findRefundablePayments(tx, orderId))
    if (amountPence === 0n) {
      await endDeposit(tx, order, 'agency')
      return true
    }
    const reason = heldDeposit.reason ?? returnReasons[reasonKey]
    await tx
      .updateTable('tenantDeposit')
      .set({ status: 'returning', reason, returnBy: nowPlusSeconds(RETURN_SECONDS) })
      .where('orderId', '=', orderId)
      .execute()
    await refundOrder(tx, { orderId, amountPence, reason })
    await putBackOnMarket(tx, order)
    await mailTenant(tx, order.userId, [
      `${reason}, so your holding deposit of ${formatPence(Number(amountPence))} goes back to the card that paid it. It arrives within 7 days.`,
    ])
    return true
  })

/**
 * Makes the home of an ended deposit available, unless it is reserved by the accepted request of another tenant. If the
 * accepted request is this tenant's, it is reopened, because beside it the landlord could accept nobody else.
 */
async function putBackOnMarket(tx: Tx, { listingId, userId }: OrderRow): Promise<void> {
  const listing = await lockListing(tx, listingId)
  if (listing?.status !== 'reserved') return
  const acceptedRequest = await tx
    .selectFrom('letRequest')
    .innerJoin('thread', 'thread.id', 'letRequest.threadId')
    .select(['letRequest.id', 'letRequest.threadId', 'letRequest.listingId', 'letRequest.tenantId'])
    .select('thread.ownerId')
    .where('letRequest.listingId', '=', listingId)
    .where('letRequest.status', '=', 'accepted')
    .executeTakeFirst()
  if (!acceptedRequest) await changeStatuses(tx, [{ listingId, to: 'available', at: new Date() }])
  else if (acceptedRequest.tenantId === userId)
    await takeRequestStep(tx, {
      request: acceptedRequest,
      action: 'undo',
      role: 'landlord',
      actorId: acceptedRequest.ownerId,
      listing,
      reason: '',
      text: DEPOSIT_ENDED,
    })
}

/** Ends a deposit that the tenant's bank or the agency has returned. The caller has locked the order. */
export async function endDeposit(tx: Tx, order: OrderRow, reasonKey: 'disputed' | 'agency'): Promise<void> {
  const endedDeposit = await tx
    .updateTable('tenantDeposit')
    .set({ status: 'returned', reason: returnReasons[reasonKey] })
    .where('orderId', '=', order.id)
    .where('status', 'in', ['held', 'returning'])
    .returning('orderId')
    .executeTakeFirst()
  if (endedDeposit) await putBackOnMarket(tx, order)
}

/** Keeps a deposit, with a reason (Tenant Fees Act 2019, schedule 2, paragraph 5); false if none is held. */
export const keepDeposit = (orderId: number, reason: string): Promise<boolean> =>
  withTransaction(async (tx) => {
    const heldDeposit = await lockHeldDeposit(tx, orderId)
    if (!heldDeposit) return false
    const { order } = heldDeposit
    const [payment] = await findRefundablePayments(tx, orderId)
    if (!payment) return false
    await tx
      .updateTable('tenantDeposit')
      .set({ status: 'kept', reason })
      .where('orderId', '=', orderId)
      .execute()
    await bookMovement(tx, {
      key: `deposit:${orderId}:kept`,
      paymentId: payment.id,
      postings: postKeptDeposit(payment.refundablePence),
    })
    await putBackOnMarket(tx, order)
    await mailTenant(tx, order.userId, [
      `Your holding deposit of ${formatPence(Number(payment.refundablePence))} is kept, for this reason: ${reason}`,
      'If you disagree, write to us; the complaints procedure on our website says who decides after us.',
    ])
    return true
  })

async function mailTenant(tx: Tx, userId: number, paragraphs: string[]): Promise<void> {
  const tenant = await tx
    .selectFrom('user')
    .select(['email', 'firstName', 'closedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (tenant.closedAt) return
  await queueMail(tx, {
    to: tenant.email,
    subject: 'Your holding deposit',
    greeting: greet(tenant.firstName),
    paragraphs,
  })
}
