import { computeCancellationDeadline, mayChangeOrder, type OrderActor } from '../../domain/order'
import { computeHoldingDepositDates } from '../../tenancy/tenant-payment'
import type { Tx } from '../database'
import { changeStatus } from '../listings/change-status'
import { publishDraftIfReady } from '../selling/publish-draft'
import { now } from '../sql-expressions'
import { confirmOrder } from './confirm-by-mail'
import { findObstacle } from './order-obstacle'
import { addOrderEvent, type OrderRow } from './order-rows'
import { getDepositRefusal } from './tenant-order'

/**
 * Whether money that has come in may settle an order. The caller has locked the order. The home may have left the market
 * since the checkout was opened. A holding deposit is checked again with its listing locked, so that no home has two
 * deposits, and none is held for a home no longer to let.
 */
export async function canSettle(tx: Tx, order: OrderRow): Promise<boolean> {
  if (!mayChangeOrder(order.status, 'settled', 'provider')) return false
  if (await findObstacle(tx, order)) return false
  return order.kind !== 'tenant' || (await getDepositRefusal(tx, order)) === null
}

interface Settlement {
  actor?: OrderActor
  /** When the provider received the money; null if that is not known, and now counts. */
  receivedAt?: Date | null
}

/** Settles and fulfils an open order, which the caller has locked. @returns whether this call has settled it */
export async function settleOrder(
  tx: Tx,
  order: OrderRow,
  { actor = 'provider', receivedAt = null }: Settlement = {},
): Promise<boolean> {
  if (!mayChangeOrder(order.status, 'settled', actor)) return false
  const settledOrder = await tx
    .updateTable('order')
    .set({
      status: 'settled',
      settledAt: now,
      // The contract is made now, so the 14 days begin now (Consumer Contracts Regulations 2013, reg 30).
      ...(order.cancellableUntil ? { cancellableUntil: computeCancellationDeadline(new Date()) } : {}),
    })
    .where('id', '=', order.id)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirstOrThrow()
  await addOrderEvent(tx, { orderId: order.id, type: 'settled', amountPence: order.amountPence })
  if (order.kind === 'package') await assignPackage(tx, order)
  if (order.kind === 'tenant') await holdDeposit(tx, order, receivedAt)
  await confirmOrder(tx, settledOrder)
  return true
}

const assignPackage = async (tx: Tx, { listingId, packageDef }: OrderRow): Promise<void> => {
  await tx.updateTable('listing').set({ packageDef, updatedAt: now }).where('id', '=', listingId).execute()
  await publishDraftIfReady(tx, listingId, new Date())
}

/** The time for an agreement runs from the payment, not from a late webhook (Tenant Fees Act 2019, schedule 2). */
async function holdDeposit(tx: Tx, { id, listingId }: OrderRow, receivedAt: Date | null): Promise<void> {
  const at = new Date()
  const heldAt = receivedAt !== null && receivedAt < at ? receivedAt : at
  await tx
    .updateTable('tenantDeposit')
    .set({ status: 'held', heldAt, ...computeHoldingDepositDates(heldAt) })
    .where('orderId', '=', id)
    .execute()
  await changeStatus(tx, listingId, 'reserved', at)
}
