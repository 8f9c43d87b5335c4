import type { Tx } from '../database'
import { endSubscription } from './end-subscriptions'
import { markCancelled } from './mark-cancelled'

/** Cancels a user's unpaid orders and subscriptions. @returns a sentence about each paid subscription */
export async function endOrdersOf(tx: Tx, userId: number): Promise<string[]> {
  const orders = await tx
    .selectFrom('order')
    .selectAll()
    .where('userId', '=', userId)
    .where(({ or, and, eb }) =>
      or([eb('status', '=', 'open'), and([eb('kind', '=', 'subscription'), eb('status', '=', 'settled')])]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const cause = { actorId: userId, reason: 'The account was closed' }
  const sentences: string[] = []
  for (const order of orders)
    if (order.kind === 'subscription') sentences.push(...(await endSubscription(tx, order, cause)))
    else await markCancelled(tx, order, cause)
  return sentences
}

export async function exportOrders(tx: Tx, userId: number, limit: number) {
  const orders = await tx
    .selectFrom('order')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const payments = await tx
    .selectFrom('payment')
    .innerJoin('order', 'order.id', 'payment.orderId')
    .select(['payment.orderId', 'payment.provider', 'payment.amountPence', 'payment.status'])
    .select(['payment.createdAt', 'payment.paidAt'])
    .where('order.userId', '=', userId)
    .orderBy('payment.id', 'desc')
    .limit(limit)
    .execute()
  const refunds = await tx
    .selectFrom('refund')
    .innerJoin('order', 'order.id', 'refund.orderId')
    .select(['refund.orderId', 'refund.amountPence', 'refund.status', 'refund.reason'])
    .select(['refund.requestedAt', 'refund.doneAt'])
    .where('order.userId', '=', userId)
    .orderBy('refund.id', 'desc')
    .limit(limit)
    .execute()
  return { orders, payments, refunds }
}
