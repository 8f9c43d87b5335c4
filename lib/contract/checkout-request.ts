import { portal } from '../config/brand'
import type { OrderKind } from '../domain/order'
import type { CallInput } from './index'
import type { WireKind } from './wire-kind'

interface CheckoutDetails {
  kind: OrderKind
  /** Used only for a package. Orders of other kinds send the same `property_type` for every listing (D-121). */
  listingKind?: WireKind
  transactionId: string
  amountPence: number
  email: string
  /** What is paid for, in words, such as the portal's reason for payment. */
  reason: string
}

export type CheckoutRequest =
  | { call: 'createCheckoutSession'; input: CallInput<'createCheckoutSession'> }
  | { call: 'createSubscriptionSession'; input: CallInput<'createSubscriptionSession'> }

/** The specified values of `is_package_payment` (API-31). */
const PACKAGE_PAYMENT = 1
const OTHER_PAYMENT = 2

/** Creates the request that opens an order's checkout; the order's kind decides the call (API-30 to API-32, D-126). */
export function toCheckoutRequest(order: CheckoutDetails): CheckoutRequest {
  const { kind, listingKind, transactionId, amountPence, email, reason } = order
  const common = { order_number: transactionId, order_amount: amountPence, customer_email: email }
  if (kind === 'subscription') {
    return {
      call: 'createSubscriptionSession',
      // The values of the specification (API-32).
      input: { ...common, property_type: 'sales', is_package_payment: 0, website_live: 0, no_trial: 1 },
    }
  }
  const isPackage = kind === 'package'
  const packageType = listingKind === 'letting' ? 'lettings' : 'sales'
  return {
    call: 'createCheckoutSession',
    input: {
      ...common,
      property_type: isPackage ? packageType : `sales_${portal.slug}_renewal`,
      is_package_payment: isPackage ? PACKAGE_PAYMENT : OTHER_PAYMENT,
      // The specification's name for the reason for payment (API-30).
      adhoc_payment_types: isPackage ? '' : reason,
    },
  }
}

interface PayableOrder {
  kind: OrderKind
  property_kind: WireKind
  transaction_id: string
  amount_pence: number
  email: string
  description: string
}

export const toOrderCheckout = (order: PayableOrder): CheckoutRequest =>
  toCheckoutRequest({
    kind: order.kind,
    listingKind: order.property_kind,
    transactionId: order.transaction_id,
    amountPence: order.amount_pence,
    email: order.email,
    reason: order.description,
  })
