import 'server-only'
import { cache } from 'react'
import { env } from '../config/env'
import type { CallOutput } from '../contract'
import type { OrderReply, UserOrder } from '../contract/payments'
import { getPackages } from '../config/packages'
import { obstacleMessages } from '../contract/payment-messages'
import { MAX_SANDBOX_SESSION_CHARACTERS } from '../contract/payment-rules'
import { isLive, listingStatuses, type ListingStatus } from '../domain/listing-status'
import { findOrderObstacle, RETURN_PAUSE_SECONDS, type OrderKind } from '../domain/order'
import { gateway } from '../gateway'
import { getOptionalData, getOwnedListings, readAsUser } from './account'
import { getLetDetail, parseId } from './listings'

/** Returns the user's orders, the newest first; null if the upstream does not know the call. */
export const getOwnOrders = async (userId: number): Promise<UserOrder[] | null> =>
  getOptionalData(await readAsUser((caller) => gateway().getUserOrders({ user_id: userId }, caller)))

/** Returns null for another user's order, for a segment that is not an id, and if the upstream lacks the call. */
export const findOwnOrder = cache(async (userId: number, segment: string): Promise<UserOrder | null> => {
  const orderId = parseId(segment)
  if (orderId === null) return null
  const reply = await readAsUser((caller) =>
    gateway().getUserOrder({ user_id: userId, order_id: orderId }, caller),
  )
  return reply.ok ? reply.data : null
})

/** Returns an order of the user with its thank-you messages; null for another user's order or an invalid id. */
export const findOrderReply = cache(async (userId: number, segment: string): Promise<OrderReply | null> => {
  const orderId = parseId(segment)
  if (orderId === null) return null
  const reply = await readAsUser((caller) =>
    gateway().orderDetails({ user_id: userId, order_id: orderId }, caller),
  )
  return reply.ok ? reply.data : null
})

/** Lists what a package contains; empty for other orders. */
export function getPackageContents({ package_def: packageDef }: UserOrder): readonly string[] {
  if (!packageDef) return []
  return getPackages(env().PRODUCT_SLUG)[packageDef]?.includes ?? []
}

export const findSubscribedHomes = (orders: readonly UserOrder[]): ReadonlySet<number> =>
  new Set(
    orders
      .filter(({ kind, status }) => kind === 'subscription' && status === 'settled')
      .map(({ property_id: listingId }) => listingId),
  )

/** Finds the homes for which an order of a kind was cancelled and refunded within RETURN_PAUSE_SECONDS. */
export function findRefundedHomes(orders: readonly UserOrder[], kind: OrderKind): ReadonlySet<number> {
  const since = Date.now() - RETURN_PAUSE_SECONDS * 1_000
  const refundedOrders = orders.filter(
    (order) =>
      order.kind === kind &&
      order.status === 'cancelled' &&
      order.refunded_pence + order.refunding_pence > 0 &&
      order.settled_at !== null &&
      Date.parse(order.settled_at) > since,
  )
  return new Set(refundedOrders.map(({ property_id: listingId }) => listingId))
}

interface HomeToPayFor {
  /** Null for another user's home. */
  address: string | null
  /** The reason why nothing may be paid for the home, such as that it is not advertised; null without one. */
  refusal: string | null
}

/** Returns one of the user's homes, for the page on which an order of a kind is paid. */
export async function getHomeToPayFor(
  kind: OrderKind,
  { userId, listingId }: { userId: number; listingId: number },
): Promise<HomeToPayFor> {
  const [listings, orders] = await Promise.all([getOwnedListings(userId), getOwnOrders(userId)])
  const card = listings.find((listing) => listing.card.id === listingId)?.card
  if (!card) return { address: null, refusal: null }
  // A status that only the upstream knows counts as 'available', so that it prevents no payment.
  const status = listingStatuses.find((name) => name === card.status) ?? 'available'
  const isSubscribed = findSubscribedHomes(orders ?? []).has(listingId)
  const wasReturned = findRefundedHomes(orders ?? [], kind).has(listingId)
  const obstacle = findOrderObstacle(kind, { status, isSubscribed, wasReturned })
  return { address: card.portal_address, refusal: obstacle && obstacleMessages[obstacle] }
}

export const getAdvertisedHomes = async (userId: number) =>
  (await getOwnedListings(userId))
    .filter(({ card }) => isLive(card.status as ListingStatus))
    .map(({ kind, card }) => ({
      id: card.id,
      kind,
      address: card.portal_address,
      portalsUntil: card.portals_until ?? null,
    }))

/** Returns the address of a home to let, for the tenant's payment page; null if the home is not advertised. */
export const getHomeToLetAddress = async (listingId: number): Promise<string | null> =>
  (await getLetDetail(listingId))?.portal_address ?? null

/** The address of the affiliate's server (PAY-35); null without an affiliate. */
export const getAffiliateUrl = (): string | null => env().AFFILIATE_PIXEL_URL ?? null

/** Returns a session of the demonstration's checkout; null for an unknown one, and outside a demonstration (D-125). */
export async function getSandboxCheckout(id: string): Promise<CallOutput<'sandboxCheckout'> | null> {
  if (id.length > MAX_SANDBOX_SESSION_CHARACTERS) return null
  const reply = await gateway().sandboxCheckout({ id })
  return reply.ok ? reply.data : null
}
