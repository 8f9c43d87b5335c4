import * as z from 'zod'
import { orderKinds, orderStatuses } from '../domain/order'
import { sanitiseHtml } from '../html/sanitise'
import { defineCall, idSchema, userIdFields } from './call'

const orderNumberSchema = z.string().min(1).max(100)
/** Whole pence. Must equal the amount of the order, which is what is charged (API-30). */
const orderAmountSchema = z.coerce.number().int()
const flagSchema = z.coerce.number().int()

/** The id of the provider's session; `url` is the address of its hosted checkout, which an upstream may not send. */
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
  attr: z.string(),
})
export type PortalDetails = z.infer<typeof portalDetailsSchema>

const paymentRecordSchema = z.object({
  transaction_id: z.coerce.string(),
  user_details: z.array(z.object({ email: z.string() })).min(1),
  /** Pounds, after the cap that the law sets (D-120). */
  amount: z.number().optional(),
  /** The order, for the pages that follow. */
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

/** The kind of payment is a holding deposit unless the input names another (D-120). */
const tenantRecordInputSchema = z.object({
  ...userIdFields,
  property_id: idSchema,
  payment_type: z.string().max(50).default('holding_deposit'),
})

/** A payment that counts for an order. A subscription has one a month. */
const orderChargeSchema = z.object({
  charge_id: idSchema,
  /** Whole pence, including VAT. */
  amount_pence: z.number(),
  vat_pence: z.number(),
  refunded_pence: z.number(),
  refunding_pence: z.number(),
  /** An ISO time. */
  paid_at: z.string(),
})
export type OrderCharge = z.infer<typeof orderChargeSchema>

/** One order of the caller, as their account lists it. */
const userOrderSchema = z.object({
  order_id: idSchema,
  transaction_id: z.string(),
  kind: z.enum(orderKinds),
  status: z.enum(orderStatuses),
  description: z.string(),
  package_def: z.string().nullable(),
  additional_package: z.string().nullable(),
  property_id: idSchema,
  property_kind: z.enum(['property', 'letting']),
  portal_address: z.string(),
  /** Whole pence, including VAT. */
  amount_pence: z.number(),
  vat_pence: z.number(),
  on_completion_pence: z.number(),
  /** Paid and not refunded. */
  paid_pence: z.number(),
  refunded_pence: z.number(),
  /** Requested from the provider, and not confirmed yet. */
  refunding_pence: z.number(),
  /** Refunds that did not reach the card, and that no later one has replaced. */
  owed_pence: z.number().default(0),
  /** Disputed with the payer's bank, which holds the money or has given it back. */
  disputed_pence: z.number().default(0),
  /** The oldest first. */
  charges: z.array(orderChargeSchema).default([]),
  /** ISO times. */
  created_at: z.string(),
  settled_at: z.string().nullable(),
  terms_version: z.string().nullable(),
  start_requested_at: z.string().nullable(),
  cancellable_until: z.string().nullable(),
  can_cancel: z.boolean(),
  /** The refund if the order is cancelled now; null if it cannot be cancelled. */
  refund_quote_pence: z.number().nullable(),
  email: z.string(),
})
export type UserOrder = z.infer<typeof userOrderSchema>

export const paymentCalls = {
  /** B-18. If nothing is due on the order, agreement to the terms makes the contract. */
  createOrder: defineCall('createOrder', {
    input: z.object({
      ...userIdFields,
      property_id: idSchema,
      kind: z.enum(['property', 'letting']),
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
  /** A-36 and B-19. */
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
  /** */
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
  /** */
  orderDetails: defineCall('orderDetails', {
    input: z.object({ ...userIdFields, order_id: idSchema }),
    output: orderReplySchema,
  }),
  /** */
  portalDetails: defineCall('portalDetails', { input: z.object({}), output: portalDetailsSchema }),
  lettingsPortalDetails: defineCall('lettingsPortalDetails', {
    input: z.object({}),
    output: portalDetailsSchema,
  }),
  subscriptionDetails: defineCall('subscriptionDetails', {
    input: z.object({}),
    output: portalDetailsSchema,
  }),
  /** */
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
  /** The caller's orders, the newest first. */
  getUserOrders: defineCall('getUserOrders', {
    optional: true,
    input: z.object(userIdFields),
    output: z.array(userOrderSchema),
  }),
  /** One order of the caller, for its review before payment and for its receipt. */
  getUserOrder: defineCall('getUserOrder', {
    optional: true,
    input: z.object({ ...userIdFields, order_id: idSchema }),
    output: userOrderSchema,
  }),
  /** Records the agreement to the terms; settles an order on which nothing is due now (CCR 2013, reg 36). */
  agreeToOrder: defineCall('agreeToOrder', {
    optional: true,
    input: z.object({
      ...userIdFields,
      order_id: idSchema,
      agrees: z.boolean(),
      /** The customer's own request to begin within the 14 days. */
      start_at_once: z.boolean().default(false),
    }),
    output: userOrderSchema,
  }),
  /** Cancels an open order, or a settled one within its 14 days (CCR 2013, reg 29). */
  cancelOrder: defineCall('cancelOrder', {
    optional: true,
    input: z.object({
      ...userIdFields,
      order_id: idSchema,
      /** The refund that the customer was shown; with another one the cancellation is refused. */
      seen_refund_pence: z.coerce.number().int().optional(),
    }),
    output: z.object({ refund_pence: z.number() }),
  }),
  /** Asks the provider for the state of the caller's open payments, after the return from its checkout. */
  checkPayments: defineCall('checkPayments', {
    optional: true,
    input: z.object(userIdFields),
    output: z.object({ order_ids: z.array(idSchema) }),
  }),
  /** The body and the signature of a webhook. The signature is over the body's unchanged bytes. */
  receivePaymentEvent: defineCall('receivePaymentEvent', {
    optional: true,
    input: z.object({ body: z.string().max(1_000_000), signature: z.string().max(2_000) }),
    output: z.null(),
  }),
  /** The demonstration's own checkout (D-125), which exists in no other agency. */
  sandboxCheckout: defineCall('sandboxCheckout', {
    optional: true,
    input: z.object({ id: z.string().max(200) }),
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
  /** Pays with a test card of `lib/domain/sandbox-card.ts`. Some cards need a second, confirming call. */
  payInSandbox: defineCall('payInSandbox', {
    optional: true,
    input: z.object({
      id: z.string().max(200),
      card_number: z.string().max(40),
      is_authenticated: z.boolean().default(false),
    }),
    output: z.object({ outcome: z.enum(['paid', 'authentication']), url: z.string().nullable() }),
  }),
}
