import * as z from 'zod'
import { orderKinds, orderStatuses } from '../domain/order'
import { sanitiseHtml } from '../html/sanitise'
import { defineCall, idSchema, userIdFields } from './call'
import { MAX_CARD_NUMBER_CHARACTERS, sandboxSessionIdSchema } from './payment-rules'
import { wireKinds } from './wire-kind'

const orderNumberSchema = z.string().min(1).max(100)
/** Whole pence (API-30). An amount that differs from the order's is refused. */
const orderAmountSchema = z.coerce.number().int()
/** Not a boolean: `is_package_payment` is 1 or 2 for a single payment (API-31), and the other flags are 0 or 1. */
const flagSchema = z.coerce.number().int()

/** A session of the payment provider. `url` is its hosted checkout; an upstream may send none. */
const sessionSchema = z.object({
  id: z.string().min(1),
  url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
})

const portalDetailsSchema = z.object({
  /** The reason for payment. */
  val: z.string(),
  /** Pounds. */
  price: z.coerce.number(),
  /** Specified, but not shown (D-134). */
  attr: z.string(),
})
export type PortalDetails = z.infer<typeof portalDetailsSchema>

const paymentRecordSchema = z.object({
  transaction_id: z.coerce.string(),
  user_details: z.array(z.object({ email: z.string() })).min(1),
  /** Pounds. For a holding deposit, at most its legal cap (D-120). */
  amount: z.number().optional(),
  order_id: idSchema.optional(),
})
export type PaymentRecord = z.infer<typeof paymentRecordSchema>

const orderReplySchema = z.object({
  order_details: z
    .array(z.object({ order_id: idSchema, amount: z.coerce.number(), property_id: z.coerce.number() }))
    .min(1),
  property_details: z.object({ package_def: z.string(), status: z.string() }),
  /** HTML by the template's name (API-33), sanitised here for both gateways (D-55). */
  msg: z.record(
    z.string(),
    z
      .string()
      .nullish()
      .transform((html) => sanitiseHtml(html ?? '')),
  ),
})
export type OrderReply = z.infer<typeof orderReplySchema>

const portalRecordInputSchema = z.object({ ...userIdFields, property_id: idSchema })

/** The kind of a tenant's payment is a holding deposit unless the input names another (A-45, D-120). */
const tenantRecordInputSchema = z.object({
  ...userIdFields,
  property_id: idSchema,
  payment_type: z.string().max(50).default('holding_deposit'),
})

/** A successful payment towards an order. A subscription has one each month. */
const orderChargeSchema = z.object({
  charge_id: idSchema,
  /** Whole pence, including VAT. */
  amount_pence: z.number(),
  vat_pence: z.number(),
  refunded_pence: z.number(),
  /** The sum of refunds that are requested from the provider and not confirmed yet. */
  refunding_pence: z.number(),
  /** An ISO time. */
  paid_at: z.string(),
})
export type OrderCharge = z.infer<typeof orderChargeSchema>

const userOrderSchema = z.object({
  order_id: idSchema,
  transaction_id: z.string(),
  kind: z.enum(orderKinds),
  status: z.enum(orderStatuses),
  description: z.string(),
  package_def: z.string().nullable(),
  additional_package: z.string().nullable(),
  property_id: idSchema,
  property_kind: z.enum(wireKinds),
  portal_address: z.string(),
  /** Whole pence, including VAT. */
  amount_pence: z.number(),
  vat_pence: z.number(),
  /** The sum that is due on completion of the sale. */
  on_completion_pence: z.number(),
  /** The sum that has been paid and not refunded. */
  paid_pence: z.number(),
  refunded_pence: z.number(),
  /** The sum of refunds that are requested from the provider and not confirmed yet. */
  refunding_pence: z.number(),
  /** The sum of refunds that failed to reach the card and have not been repeated. */
  owed_pence: z.number().default(0),
  /** The sum of open and lost disputes: the payer's bank holds this money, or has returned it to the payer. */
  disputed_pence: z.number().default(0),
  /** The oldest first. */
  charges: z.array(orderChargeSchema).default([]),
  /** The times here and below are ISO times. */
  created_at: z.string(),
  settled_at: z.string().nullable(),
  terms_version: z.string().nullable(),
  start_requested_at: z.string().nullable(),
  cancellable_until: z.string().nullable(),
  can_cancel: z.boolean(),
  /** The refund if the order is cancelled now; null if it cannot be cancelled. */
  refund_quote_pence: z.number().nullable(),
  /** Why an open order can no longer be paid, for example because its home has left the market. */
  payment_refusal: z.string().nullable().default(null),
  email: z.string(),
})
export type UserOrder = z.infer<typeof userOrderSchema>

export const paymentCalls = {
  /** Creates an order for a package (B-18). If nothing is due on it, `agreeToOrder` settles it. */
  createOrder: defineCall('createOrder', {
    input: z.object({
      ...userIdFields,
      property_id: idSchema,
      kind: z.enum(wireKinds),
      package_def: z.string().max(50),
      additional_package: z
        .string()
        .max(50)
        .nullish()
        .transform((value) => value ?? ''),
    }),
    output: z.object({
      order_id: idSchema,
      transaction_id: z.coerce.string(),
      /** Pounds, due now. */
      amount: z.coerce.number(),
      email: z.string(),
    }),
  }),
  /** Opens a checkout for a single payment: for a package (B-19) or for anything else. */
  createCheckoutSession: defineCall('createCheckoutSession', {
    input: z.object({
      order_number: orderNumberSchema,
      order_amount: orderAmountSchema,
      customer_email: z.string().max(320).default(''),
      property_type: z.string().max(100),
      is_package_payment: flagSchema,
      adhoc_payment_types: z.string().max(200).default(''),
    }),
    output: sessionSchema,
  }),
  /** Opens a checkout for a subscription. */
  createSubscriptionSession: defineCall('createSubscriptionSession', {
    input: z.object({
      order_number: orderNumberSchema,
      order_amount: orderAmountSchema,
      customer_email: z.string().max(320).default(''),
      property_type: z.string().max(100),
      is_package_payment: flagSchema.default(0),
      website_live: flagSchema.default(0),
      no_trial: flagSchema.default(1),
    }),
    output: sessionSchema,
  }),
  /** Returns an order with the texts of its success page. */
  orderDetails: defineCall('orderDetails', {
    input: z.object({ ...userIdFields, order_id: idSchema }),
    output: orderReplySchema,
  }),
  /** These three calls return the price of advertising on the portal, and the reason for payment. */
  portalDetails: defineCall('portalDetails', { input: z.object({}), output: portalDetailsSchema }),
  lettingsPortalDetails: defineCall('lettingsPortalDetails', {
    input: z.object({}),
    output: portalDetailsSchema,
  }),
  subscriptionDetails: defineCall('subscriptionDetails', {
    input: z.object({}),
    output: portalDetailsSchema,
  }),
  /** A payment page creates its record by one of these four calls when opened (PAY-12, A-42 to A-45). */
  portalPayment: defineCall('portalPayment', { input: portalRecordInputSchema, output: paymentRecordSchema }),
  lettingsPortalPayment: defineCall('lettingsPortalPayment', {
    input: portalRecordInputSchema,
    output: paymentRecordSchema,
  }),
  subscriptionPayment: defineCall('subscriptionPayment', {
    input: portalRecordInputSchema,
    output: paymentRecordSchema,
  }),
  tenantPayment: defineCall('tenantPayment', { input: tenantRecordInputSchema, output: paymentRecordSchema }),
  /** Returns the caller's orders, the newest first. */
  getUserOrders: defineCall('getUserOrders', {
    optional: true,
    input: z.object(userIdFields),
    output: z.array(userOrderSchema),
  }),
  getUserOrder: defineCall('getUserOrder', {
    optional: true,
    input: z.object({ ...userIdFields, order_id: idSchema }),
    output: userOrderSchema,
  }),
  /**
   * Records that the customer agrees to the terms, and whether the service may start within the cancellation period
   * (Consumer Contracts Regulations 2013, reg 36). Settles an order on which nothing is due now.
   */
  agreeToOrder: defineCall('agreeToOrder', {
    optional: true,
    input: z.object({
      ...userIdFields,
      order_id: idSchema,
      agrees: z.boolean(),
      /** Whether the customer requests that the service starts within the 14 days in which they may cancel. */
      start_at_once: z.boolean().default(false),
    }),
    output: userOrderSchema,
  }),
  /** Cancels an open order, or a settled one within its 14 days (Consumer Contracts Regulations 2013, reg 29). */
  cancelOrder: defineCall('cancelOrder', {
    optional: true,
    input: z.object({
      ...userIdFields,
      order_id: idSchema,
      /** The refund that the page showed. The cancellation is refused if the refund differs by now. */
      seen_refund_pence: z.coerce.number().int().optional(),
    }),
    output: z.object({ refund_pence: z.number() }),
  }),
  /** Asks the provider about the caller's open payments. Pages call this after the return from a checkout. */
  checkPayments: defineCall('checkPayments', {
    optional: true,
    input: z.object(userIdFields),
    output: z.object({ order_ids: z.array(idSchema) }),
  }),
  /** Processes the provider's webhook. The body is unparsed, because the signature covers its bytes. */
  receivePaymentEvent: defineCall('receivePaymentEvent', {
    optional: true,
    input: z.object({ body: z.string().max(1_000_000), signature: z.string().max(2_000) }),
    output: z.null(),
  }),
  /** Returns a session of the sandbox checkout, which only a demonstration has (D-125). */
  sandboxCheckout: defineCall('sandboxCheckout', {
    optional: true,
    input: z.object({ id: sandboxSessionIdSchema }),
    output: z.object({
      id: z.string(),
      amount_pence: z.number(),
      description: z.string(),
      customer_email: z.string(),
      is_subscription: z.boolean(),
      status: z.enum(['open', 'complete', 'expired']),
      success_url: z.string(),
      cancel_url: z.string(),
    }),
  }),
  /**
   * Pays with a test card of `lib/domain/sandbox-card.ts`. Some cards have the outcome 'authentication' and need a
   * second call with `is_authenticated`.
   */
  payInSandbox: defineCall('payInSandbox', {
    optional: true,
    input: z.object({
      id: sandboxSessionIdSchema,
      card_number: z.string().max(MAX_CARD_NUMBER_CHARACTERS),
      is_authenticated: z.boolean().default(false),
    }),
    output: z.object({ outcome: z.enum(['paid', 'authentication']), url: z.string().nullable() }),
  }),
}
