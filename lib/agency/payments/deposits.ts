import { sql } from 'kysely'
import { postKeptDeposit } from '../../domain/ledger'
import { formatPence } from '../../format/money'
import { db, withTransaction, type Tx } from '../database'
import { changeStatuses } from '../listings/change-status'
import { queueMail } from '../mail/queue'
import { greet } from '../mail/wording'
import { lockListing } from '../offers/listing-terms'
import { lockOrder, type OrderRow } from '../orders/order-rows'
import { now, nowPlusSeconds } from '../sql-expressions'
import { book } from './ledger'
import { findRefundable, refundOrder } from './refunds'

const RETURN_SECONDS = 7 * 86_400

/** Why a holding deposit is returned. */
const reasons = {
  deadline: 'No tenancy was agreed within 15 days',
  withdrawn: 'The home is not to let any more',
  agency: 'Returned by the agency',
  disputed: 'The tenant’s bank has taken it back',
}

/** Returns the holding deposits whose 15 days are over, and those of homes that are no longer to let (domain B2). */
export async function returnDueDeposits(): Promise<number> {
  const due = await db()
    .selectFrom('tenantDeposit')
    .innerJoin('listing', 'listing.id', 'tenantDeposit.listingId')
    .select(['tenantDeposit.orderId', 'listing.status'])
    .where('tenantDeposit.status', '=', 'held')
    // The bank holds the money of a dispute until it has decided.
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM dispute JOIN payment ON payment.id = payment_id
        WHERE payment.order_id = tenant_deposit.order_id AND dispute.status = 'open')`,
    )
    .where(({ or, eb }) =>
      or([eb('tenantDeposit.deadlineAt', '<', now), eb('listing.status', '=', 'withdrawn')]),
    )
    .execute()
  for (const { orderId, status } of due)
    await returnDeposit(orderId, status === 'withdrawn' ? 'withdrawn' : 'deadline')
  return due.length
}

/**
 * Locks a deposit that is held; returns undefined for any other. It locks the order first, as every transaction does.
 */
async function lockHeldDeposit(tx: Tx, orderId: number) {
  const order = await lockOrder(tx, orderId)
  if (!order) return undefined
  const deposit = await tx
    .selectFrom('tenantDeposit')
    .select('listingId')
    .where('orderId', '=', orderId)
    .where('status', '=', 'held')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return deposit && { order, listingId: deposit.listingId }
}

/** Returns a holding deposit in full, and puts the home on the market again. @returns false where none is held */
export const returnDeposit = (
  orderId: number,
  reason: Exclude<keyof typeof reasons, 'disputed'>,
): Promise<boolean> =>
  withTransaction(async (tx) => {
    const heldDeposit = await lockHeldDeposit(tx, orderId)
    if (!heldDeposit) return false
    const { order, listingId } = heldDeposit
    await tx
      .updateTable('tenantDeposit')
      .set({ status: 'returning', reason: reasons[reason], returnBy: nowPlusSeconds(RETURN_SECONDS) })
      .where('orderId', '=', orderId)
      .execute()
    await refundOrder(tx, { orderId, amountPence: order.amountPence, reason: reasons[reason] })
    await offerAgain(tx, listingId)
    await tellTenant(tx, order.userId, [
      `${reasons[reason]}, so your holding deposit of ${formatPence(Number(order.amountPence))} goes back to the card that paid it. It arrives within 7 days.`,
    ])
    return true
  })

/** The home is on the market again once its deposit is given back. */
async function offerAgain(tx: Tx, listingId: number): Promise<void> {
  const listing = await lockListing(tx, listingId)
  if (listing?.status === 'reserved')
    await changeStatuses(tx, [{ listingId, to: 'available', at: new Date() }])
}

/** Ends a deposit that the tenant has got back without us. The caller has locked the order. */
export async function endDeposit(
  tx: Tx,
  { id, listingId }: OrderRow,
  reason: 'disputed' | 'agency',
): Promise<void> {
  const ended = await tx
    .updateTable('tenantDeposit')
    .set({ status: 'returned', reason: reasons[reason] })
    .where('orderId', '=', id)
    .where('status', 'in', ['held', 'returning'])
    .returning('orderId')
    .executeTakeFirst()
  if (ended) await offerAgain(tx, listingId)
}

/** Keeps a holding deposit for the landlord, for a reason that the tenant is told in writing (schedule 2, para 5). */
export const keepDeposit = (orderId: number, reason: string): Promise<boolean> =>
  withTransaction(async (tx) => {
    const heldDeposit = await lockHeldDeposit(tx, orderId)
    if (!heldDeposit) return false
    const { order } = heldDeposit
    const [payment] = await findRefundable(tx, orderId)
    if (!payment) return false
    await tx
      .updateTable('tenantDeposit')
      .set({ status: 'kept', reason })
      .where('orderId', '=', orderId)
      .execute()
    await book(tx, {
      key: `deposit:${orderId}:kept`,
      paymentId: payment.id,
      postings: postKeptDeposit(payment.leftPence),
    })
    await tellTenant(tx, order.userId, [
      `Your holding deposit of ${formatPence(Number(payment.leftPence))} is kept, for this reason: ${reason}`,
      'If you disagree, write to us; the complaints procedure on our website says who decides after us.',
    ])
    return true
  })

async function tellTenant(tx: Tx, userId: number, paragraphs: string[]): Promise<void> {
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
