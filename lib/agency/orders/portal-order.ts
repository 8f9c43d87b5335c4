import { fees, PORTAL_MONTHS } from '../../config/brand'
import type { ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { obstacleMessages, paymentMessages } from '../../contract/payment-messages'
import type { PaymentRecord, PortalDetails } from '../../contract/payments'
import type { ListingKind } from '../../domain/listing-kind'
import { computeCancellationDeadline } from '../../domain/order'
import { computeVatWithin } from '../../domain/vat'
import type { UserCaller } from '../callers'
import { withTransaction, type Tx } from '../database'
import { lockListing, type ListingTerms } from '../offers/listing-terms'
import { markCancelled } from './mark-cancelled'
import { findObstacle } from './order-obstacle'
import { getEmail, insertOrder, lockOpenOrder, type OrderRow } from './order-rows'
import { toPounds } from '../../format/money'

type PortalVariant = ListingKind | 'subscription'

interface PortalPrice {
  /** What the customer pays for. */
  reason: string
  pence: number
  /** The name that identifies the price in the reply. */
  attr: string
}

/** The price on each payment page for advertising on property portals (PAY-08 to PAY-10). */
const portalPrices: Record<PortalVariant, PortalPrice> = {
  sale: {
    reason: `${PORTAL_MONTHS} more months on the portals for your sale`,
    pence: fees.portalRenewalSale,
    attr: 'portal_renewal_sale',
  },
  let: {
    reason: `${PORTAL_MONTHS} more months on the portals for your letting`,
    pence: fees.portalRenewalLet,
    attr: 'portal_renewal_let',
  },
  subscription: {
    reason: 'The portals, paid each month until you cancel',
    pence: fees.portalSubscription,
    attr: 'portal_subscription',
  },
}

/** Returns the description and the amount, in pounds, of a portal payment. */
export async function getPortalDetails(variant: PortalVariant): Promise<Reply<PortalDetails>> {
  const { reason, pence, attr } = portalPrices[variant]
  return success({ val: reason, price: toPounds(pence), attr })
}

const fitsVariant = ({ kind }: ListingTerms, variant: PortalVariant): boolean =>
  variant === 'subscription' || kind === variant

/** Returns the open portal order, or creates one. The page calls this at each visit (PAY-12). */
export async function recordPortalPayment(
  variant: PortalVariant,
  { property_id: listingId }: ParsedInput<'portalPayment'>,
  { user }: UserCaller,
): Promise<Reply<PaymentRecord>> {
  return withTransaction(async (tx) => {
    const listing = await lockListing(tx, listingId)
    if (!listing || listing.ownerId !== user.id || !fitsVariant(listing, variant))
      return failure(paymentMessages.propertyNotFound)
    const reply = await findOrCreatePortalOrder(tx, user.id, listingId, variant)
    if (!reply.ok) return reply
    const order = reply.data
    return success({
      transaction_id: order.reference,
      user_details: [{ email: await getEmail(tx, user.id) }],
      amount: toPounds(order.amountPence),
      order_id: order.id,
    })
  })
}

async function findOrCreatePortalOrder(
  tx: Tx,
  userId: number,
  listingId: number,
  variant: PortalVariant,
): Promise<Reply<OrderRow>> {
  const kind = variant === 'subscription' ? 'subscription' : 'portal'
  const { reason, pence } = portalPrices[variant]
  const amountPence = BigInt(pence)
  const openOrder = await lockOpenOrder(tx, { userId, listingId, kind })
  // Looks for an obstacle with the open order locked, so that a payment cannot settle a subscription in between.
  const obstacle = await findObstacle(tx, { listingId, kind })
  if (obstacle) return failure(obstacleMessages[obstacle])
  if (openOrder?.amountPence === amountPence) return success(openOrder)
  // The page shows today's price. A payment of the old price that arrives later is refunded.
  if (openOrder) await markCancelled(tx, openOrder, { actorId: userId, reason: 'The price has changed' })
  return success(
    await insertOrder(tx, {
      userId,
      listingId,
      kind,
      description: reason,
      amountPence,
      vatPence: computeVatWithin(amountPence),
      cancellableUntil: computeCancellationDeadline(new Date()),
    }),
  )
}
