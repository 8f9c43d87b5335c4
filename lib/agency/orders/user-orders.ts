import { sql } from 'kysely'
import { PORTAL_MONTHS } from '../../config/brand'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { obstacleMessages, paymentMessages } from '../../contract/payment-messages'
import type { OrderCharge, UserOrder } from '../../contract/payments'
import { toWireKind } from '../../contract/wire-kind'
import { findOrderObstacle, mayCustomerCancel, type OrderKind } from '../../domain/order'
import { quoteRefund } from '../../domain/refund-quote'
import { computeVatWithin } from '../../domain/vat'
import type { UserCaller } from '../callers'
import { db, type Database, type Tx } from '../database'
import { selectIsSubscribed, selectWasReturned } from './order-obstacle'

/** More orders than any account has. The limit bounds the size of the reply. */
const MAX_ORDERS = 500

const getPricedMonths = (kind: OrderKind): number => (kind === 'subscription' ? 1 : PORTAL_MONTHS)

interface ChargeRow {
  id: number
  amountPence: number
  /** The sum of the refunds that have reached the payer. */
  refundedPence: number
  /** The sum of the refunds that are requested and not done yet. */
  refundingPence: number
  /** An ISO 8601 time. */
  paidAt: string
}

/** The paid payments of an order. Surplus payments are left out, because they are refunded and get no receipt. */
const selectCharges = sql<ChargeRow[]>`(SELECT coalesce(json_agg(json_build_object(
    'id', payment.id, 'amountPence', payment.amount_pence, 'paidAt', payment.paid_at,
    'refundedPence', (SELECT coalesce(sum(amount_pence), 0) FROM refund
      WHERE payment_id = payment.id AND status = 'done'),
    'refundingPence', (SELECT coalesce(sum(amount_pence), 0) FROM refund
      WHERE payment_id = payment.id AND status = 'requested')) ORDER BY payment.paid_at, payment.id), '[]')
  FROM payment WHERE order_id = "order".id AND status = 'paid' AND NOT is_surplus)`.as('charges')

const selectOrders = (database: Database | Tx) =>
  database
    .selectFrom('order')
    .innerJoin('listing', 'listing.id', 'order.listingId')
    .innerJoin('user', 'user.id', 'order.userId')
    .selectAll('order')
    .select(['listing.kind as listingKind', 'listing.status as listingStatus', 'listing.displayAddress'])
    .select(['user.email', selectIsSubscribed, selectWasReturned(sql<OrderKind>`"order".kind`)])
    .select(
      sql<bigint>`(SELECT coalesce(sum(amount_pence), 0)::bigint FROM payment
      WHERE order_id = "order".id AND status = 'paid')`.as('receivedPence'),
    )
    .select(
      sql<bigint>`(SELECT coalesce(sum(amount_pence), 0)::bigint FROM refund
      WHERE order_id = "order".id AND status = 'done')`.as('refundedPence'),
    )
    .select(
      sql<bigint>`(SELECT coalesce(sum(amount_pence), 0)::bigint FROM refund
      WHERE order_id = "order".id AND status = 'requested')`.as('refundingPence'),
    )
    .select(
      // Leaves out a failed refund that a later refund of the same payment has replaced.
      sql<bigint>`(SELECT coalesce(sum(amount_pence), 0)::bigint FROM refund
      WHERE order_id = "order".id AND status = 'failed' AND NOT EXISTS (SELECT FROM refund AS later
        WHERE later.payment_id = refund.payment_id AND later.id > refund.id))`.as('owedPence'),
    )
    .select(
      sql<bigint>`(SELECT coalesce(sum(dispute.amount_pence), 0)::bigint FROM dispute
      JOIN payment ON payment.id = payment_id
      WHERE order_id = "order".id AND dispute.status IN ('open', 'lost'))`.as('disputedPence'),
    )
    .select(selectCharges)
    .select(
      sql<Date | null>`(SELECT min(at) FROM listing_event WHERE listing_event.listing_id = "order".listing_id
      AND type IN ('listed', 'live_again') AND at >= "order".settled_at)`.as('startedAt'),
    )

type OrderWithSums = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>

/** Computes what we hold of the payments, never below 0: a bank may claim back what we have returned already. */
function computeHeldPence(order: OrderWithSums): bigint {
  const heldPence = order.receivedPence - order.refundedPence - order.refundingPence - order.disputedPence
  return heldPence > 0n ? heldPence : 0n
}

/** Computes how much of the failed refunds is still owed, which excludes what the payer's bank has taken back. */
function computeOwedPence(order: OrderWithSums): bigint {
  const heldPence = computeHeldPence(order)
  return order.owedPence < heldPence ? order.owedPence : heldPence
}

/** Computes the refund in pence; null if too late. After 14 days a subscription ends without a refund. */
export function quoteCancellation(order: OrderWithSums, now: Date): bigint | null {
  if (order.status !== 'settled') return null
  const quote = quoteRefund(
    {
      kind: order.kind,
      paidPence: computeHeldPence(order),
      cancellableUntil: order.cancellableUntil,
      startRequestedAt: order.startRequestedAt,
      // Ad-hoc work, such as photographs, is not advertising. Its refund does not depend on the days advertised.
      startedAt: order.kind === 'adhoc' ? null : order.startedAt,
      performedAt: order.performedAt,
      months: getPricedMonths(order.kind),
    },
    now,
  )
  return order.kind === 'subscription' ? (quote ?? 0n) : quote
}

/** Finds an order of the user, with its sums. @returns undefined if the user has no such order */
export const findUserOrder = (database: Database | Tx, orderId: number, userId: number) =>
  selectOrders(database).where('order.id', '=', orderId).where('order.userId', '=', userId).executeTakeFirst()

const toCharge = ({ vatPence }: OrderWithSums, charge: ChargeRow): OrderCharge => ({
  charge_id: charge.id,
  amount_pence: charge.amountPence,
  vat_pence: vatPence === 0n ? 0 : Number(computeVatWithin(BigInt(charge.amountPence))),
  refunded_pence: charge.refundedPence,
  refunding_pence: charge.refundingPence,
  paid_at: new Date(charge.paidAt).toISOString(),
})

function getPaymentRefusal(order: OrderWithSums): string | null {
  if (order.status !== 'open') return null
  const { listingStatus: status, isSubscribed, wasReturned } = order
  const obstacle = findOrderObstacle(order.kind, { status, isSubscribed, wasReturned })
  return obstacle ? obstacleMessages[obstacle] : null
}

export function toUserOrder(order: OrderWithSums): UserOrder {
  const quote = quoteCancellation(order, new Date())
  const isOpen = order.status === 'open'
  return {
    order_id: order.id,
    transaction_id: order.reference,
    kind: order.kind,
    status: order.status,
    description: order.description,
    package_def: order.packageDef,
    additional_package: order.additionalPackage,
    property_id: order.listingId,
    property_kind: toWireKind(order.listingKind),
    portal_address: order.displayAddress,
    amount_pence: Number(order.amountPence),
    vat_pence: Number(order.vatPence),
    on_completion_pence: Number(order.onCompletionPence),
    paid_pence: Number(order.receivedPence - order.refundedPence),
    refunded_pence: Number(order.refundedPence),
    refunding_pence: Number(order.refundingPence),
    owed_pence: Number(computeOwedPence(order)),
    disputed_pence: Number(order.disputedPence),
    charges: order.charges.map((charge) => toCharge(order, charge)),
    created_at: order.createdAt.toISOString(),
    settled_at: order.settledAt?.toISOString() ?? null,
    terms_version: order.termsVersion,
    start_requested_at: order.startRequestedAt?.toISOString() ?? null,
    cancellable_until: order.cancellableUntil?.toISOString() ?? null,
    can_cancel: isOpen ? mayCustomerCancel(order) : quote !== null,
    refund_quote_pence: quote === null ? null : Number(quote),
    payment_refusal: getPaymentRefusal(order),
    email: order.email,
  }
}

export async function getUserOrders(
  _input: ParsedInput<'getUserOrders'>,
  { user }: UserCaller,
): Promise<Reply<UserOrder[]>> {
  const orders = await selectOrders(db())
    .where('order.userId', '=', user.id)
    .orderBy('order.id', 'desc')
    .limit(MAX_ORDERS)
    .execute()
  return success(orders.map(toUserOrder))
}

export async function getUserOrder(
  { order_id: orderId }: ParsedInput<'getUserOrder'>,
  { user }: UserCaller,
): Promise<Reply<UserOrder>> {
  const order = await findUserOrder(db(), orderId, user.id)
  return order ? success(toUserOrder(order)) : failure(paymentMessages.orderNotFound)
}
