import { cancellationDeadline, mayChangeOrder, type OrderActor } from '../../domain/order'
import { holdingDepositDates } from '../../tenancy/tenant-payment'
import type { Tx } from '../database'
import { changeStatuses } from '../listings/change-status'
import { lockListing } from '../offers/listing-terms'
import { makeDepositsDue } from '../payments/deposits'
import { advanceListing } from '../selling/advance-listing'
import { now } from '../sql-expressions'
import { confirmOrder } from './confirm-by-mail'
import { addOrderEvent, type OrderRow } from './order-rows'

/** Locks the listing of a holding deposit, so that no home has two. The caller has locked the order. */
export async function canSettle(tx: Tx, order: OrderRow): Promise<boolean> {
  if (!mayChangeOrder(order.status, 'settled', 'provider')) return false
  if (order.kind !== 'tenant') return true
  await lockListing(tx, order.listingId)
  const heldDeposit = await tx
    .selectFrom('tenantDeposit')
    .select('orderId')
    .where('listingId', '=', order.listingId)
    .where('status', '=', 'held')
    .executeTakeFirst()
  return !heldDeposit
}

/** Settles and fulfils an open order, which the caller has locked. @returns whether this call has settled it */
export async function settleOrder(tx: Tx, order: OrderRow, actor: OrderActor = 'provider'): Promise<boolean> {
  if (!mayChangeOrder(order.status, 'settled', actor)) return false
  await tx
    .updateTable('order')
    .set({
      status: 'settled',
      settledAt: now,
      // The contract is made now, so the 14 days begin now (Consumer Contracts Regulations 2013, reg 30).
      ...(order.cancellableUntil ? { cancellableUntil: cancellationDeadline(new Date()) } : {}),
    })
    .where('id', '=', order.id)
    .where('status', '=', 'open')
    .execute()
  await addOrderEvent(tx, { orderId: order.id, type: 'settled', amountPence: order.amountPence })
  if (order.kind === 'package') await assignPackage(tx, order)
  if (order.kind === 'tenant') await holdDeposit(tx, order)
  await confirmOrder(tx, order)
  return true
}

const assignPackage = async (tx: Tx, { listingId, packageDef }: OrderRow): Promise<void> => {
  await tx.updateTable('listing').set({ packageDef, updatedAt: now }).where('id', '=', listingId).execute()
  await advanceListing(tx, listingId, new Date())
}

/** Records the deposit as held, and reserves the home. A deposit for a withdrawn home is due for return at once. */
async function holdDeposit(tx: Tx, { id, listingId }: OrderRow): Promise<void> {
  const at = new Date()
  await tx
    .updateTable('tenantDeposit')
    .set({ status: 'held', heldAt: at, ...holdingDepositDates(at) })
    .where('orderId', '=', id)
    .execute()
  const listing = await lockListing(tx, listingId)
  if (listing?.status === 'available') await changeStatuses(tx, [{ listingId, to: 'reserved', at }])
  if (listing?.status === 'withdrawn') await makeDepositsDue(tx, [listingId])
}
