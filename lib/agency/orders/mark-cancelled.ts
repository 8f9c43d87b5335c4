import type { Tx } from '../database'
import { addJob } from '../jobs/add-job'
import { addOrderEvent, type OrderRow } from './order-rows'

export interface CancellationCause {
  /** The user who ends the order; null for the agency and for the payment provider. */
  actorId: number | null
  reason: string
}

/** Marks an order as cancelled. A job ends its open checkout sessions. Money that arrives later is refunded. */
export async function markCancelled(
  tx: Tx,
  order: OrderRow,
  { actorId, reason }: CancellationCause,
): Promise<void> {
  await tx.updateTable('order').set({ status: 'cancelled' }).where('id', '=', order.id).execute()
  await addOrderEvent(tx, {
    orderId: order.id,
    type: 'cancelled',
    actorId,
    amountPence: order.amountPence,
    reason,
  })
  await addEndCheckoutsJob(tx, order.id)
}

/** Adds the job that ends the checkouts of a cancelled order, and the subscriptions that settle no order. */
export const addEndCheckoutsJob = (tx: Tx, orderId: number): Promise<void> =>
  addJob(tx, 'end-checkouts', { orderId }, { key: `end-checkouts-${orderId}` })
