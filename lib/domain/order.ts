import { addDays, fromLondonClock, londonDay } from '../format/london-clock'
import { mayTakeStep, type StepTable } from './allowed-steps'
import { takesLetRequests } from './let-request'
import { isLive, type ListingStatus } from './listing-status'

/* CCR 2013 are the Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013. */

export const orderKinds = ['package', 'adhoc', 'portal', 'subscription', 'tenant'] as const
export type OrderKind = (typeof orderKinds)[number]

export const orderStatuses = ['open', 'settled', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Who may change an order; `provider` is the card provider, which confirms a payment or ends a subscription. */
export type OrderActor = 'customer' | 'provider' | 'agency'

/** An order is settled once; later money is returned. The agency settles an order on which nothing is due. */
const orderSteps: StepTable<OrderStatus, OrderActor> = {
  open: { settled: ['provider', 'agency'], cancelled: ['customer', 'agency'] },
  settled: { cancelled: ['customer', 'agency', 'provider'] },
  cancelled: {},
}

export const mayChangeOrder = (from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean =>
  mayTakeStep(orderSteps, from, to, actor)

export interface CancellableContract {
  kind: OrderKind
  status: OrderStatus
  /** When the right to cancel ends; null for an order that has none. */
  cancellableUntil: Date | string | null
}

/**
 * Whether an order asks for a fee that an earlier contract has made due, such as that of a completed sale. Other ad-hoc
 * orders are offers to the customer, who then has a right to cancel (CCR 2013, reg 29).
 */
export const isFeeDue = ({ kind, cancellableUntil }: Omit<CancellableContract, 'status'>): boolean =>
  kind === 'adhoc' && cancellableUntil === null

/** Whether a customer may cancel an order. A debt does not end because its debtor cancels it. */
export const mayCustomerCancel = (order: CancellableContract): boolean =>
  mayChangeOrder(order.status, 'cancelled', 'customer') && !isFeeDue(order)

export type OrderObstacle = 'not-advertised' | 'subscribed' | 'refunded-lately' | 'completed' | 'not-to-let'

/** For this time after a cancelled order was refunded, its home cannot have another order of the kind. */
export const RETURN_PAUSE_SECONDS = 365 * 86_400

interface HomeOfOrder {
  status: ListingStatus
  /** Whether its owner pays for the portals month by month. */
  isSubscribed: boolean
  /** Whether an order of the kind for the home was cancelled and refunded within RETURN_PAUSE_SECONDS. */
  wasReturned: boolean
}

/**
 * Returns why a home cannot have an order of a kind; null if it can. A completed home needs no package. A holding
 * deposit needs a home that is to let. The portals need an advertised home without a subscription to them. Cancelling
 * them returns the whole price, because they start without the customer's request (CCR 2013, reg 36); so the home may
 * have them again only after RETURN_PAUSE_SECONDS.
 */
export function findOrderObstacle(
  kind: OrderKind,
  { status, isSubscribed, wasReturned }: HomeOfOrder,
): OrderObstacle | null {
  if (kind === 'package') return status === 'completed' ? 'completed' : null
  if (kind === 'tenant') return takesLetRequests(status) ? null : 'not-to-let'
  if (kind !== 'portal' && kind !== 'subscription') return null
  if (!isLive(status)) return 'not-advertised'
  if (isSubscribed) return 'subscribed'
  return wasReturned ? 'refunded-lately' : null
}

/** True for orders for which the customer must accept the agreement before paying (CCR 2013, reg 13). */
export const needsAgreement = (kind: OrderKind): boolean => kind === 'package' || kind === 'adhoc'

const COOLING_OFF_DAYS = 14

/** Returns the last moment, in London, of the 14th day after the day of the contract (CCR 2013, reg 30). */
export function computeCancellationDeadline(contractAt: Date): Date {
  const dayAfterEnd = addDays(londonDay(contractAt), COOLING_OFF_DAYS + 1)
  const midnight = fromLondonClock(dayAfterEnd, 0)
  return new Date(midnight.getTime() - 1)
}

/** Returns the status of a listing for an order's reply: PENDING until the listing is published (PAY-26 to PAY-31). */
export function formatOrderListingStatus(status: ListingStatus): string {
  if (status === 'draft') return 'PENDING'
  return isLive(status) ? 'LIVE' : status.toUpperCase()
}
