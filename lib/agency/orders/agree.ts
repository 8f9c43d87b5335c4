import { createHash } from 'node:crypto'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { obstacleMessages, paymentMessages } from '../../contract/payment-messages'
import type { UserOrder } from '../../contract/payments'
import type { ListingKind } from '../../domain/listing-kind'
import { computeCancellationDeadline } from '../../domain/order'
import { londonDay } from '../../format/london-clock'
import type { UserCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { now } from '../sql-expressions'
import { settleOrder } from './fulfil-order'
import { findObstacle } from './order-obstacle'
import { addOrderEvent, lockOwnOrder } from './order-rows'
import { findUserOrder, toUserOrder } from './user-orders'

/** The site meta keys of the service agreements. */
const TERMS_KEYS: Record<ListingKind, string> = {
  sale: 'service-agreement-contents',
  let: 'lettings-service-agreement-contents',
}

/**
 * Records that the customer agrees to the terms, and whether we are to start at once (Consumer Contracts
 * Regulations 2013, regs 13 and 36). If nothing is due now, the agreement settles the order.
 */
export async function agreeToOrder(
  input: ParsedInput<'agreeToOrder'>,
  { user }: UserCaller,
): Promise<Reply<UserOrder>> {
  if (!input.agrees) return failure(paymentMessages.agreeToTerms)
  return withTransaction(async (tx) => {
    const order = await lockOwnOrder(tx, input.order_id, user.id)
    if (!order) return failure(paymentMessages.orderNotFound)
    if (order.status === 'cancelled') return failure(paymentMessages.orderCancelled)
    if (order.status === 'open') {
      const obstacle = await findObstacle(tx, order)
      if (obstacle) return failure(obstacleMessages[obstacle])
      const terms = await storeTerms(tx, order.listingId)
      const agreedOrder = await tx
        .updateTable('order')
        .set({
          ...terms,
          startRequestedAt: input.start_at_once ? now : null,
          // A deposit and a completion fee cannot be cancelled, which the agreement does not change.
          cancellableUntil: order.cancellableUntil === null ? null : computeCancellationDeadline(new Date()),
        })
        .where('id', '=', order.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await addOrderEvent(tx, {
        orderId: order.id,
        type: 'terms_accepted',
        actorId: user.id,
        amountPence: order.amountPence,
        reason: input.start_at_once ? 'Asked to start at once' : null,
      })
      if (order.amountPence === 0n) await settleOrder(tx, agreedOrder, { actor: 'agency' })
    }
    const updatedOrder = await findUserOrder(tx, order.id, user.id)
    return updatedOrder ? success(toUserOrder(updatedOrder)) : failure(paymentMessages.orderNotFound)
  })
}

/** Stores the present agreement once. Its version is the day on which a customer first agreed to it. */
async function storeTerms(tx: Tx, listingId: number): Promise<{ termsVersion: string; termsHash: string }> {
  const { kind } = await tx
    .selectFrom('listing')
    .select('kind')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  const siteMeta = await tx
    .selectFrom('siteMeta')
    .select('val')
    .where('attr', '=', TERMS_KEYS[kind])
    .executeTakeFirst()
  if (!siteMeta?.val) throw new Error(`The site meta has no ${TERMS_KEYS[kind]}`)
  const text = siteMeta.val
  const hash = createHash('sha256').update(text).digest('hex')
  const version = londonDay(new Date())
  await tx
    .insertInto('terms')
    .values({ hash, version, text })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  const storedTerms = await tx
    .selectFrom('terms')
    .select('version')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return { termsVersion: storedTerms.version, termsHash: hash }
}
