import { siteUrl } from '../../config/env'
import { paymentRoutes } from '../../config/payment-routes'
import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { obstacleMessages, paymentMessages } from '../../contract/payment-messages'
import { needsAgreement } from '../../domain/order'
import { getPackagePaymentValue } from '../../domain/payment'
import type { UserCaller } from '../callers'
import { db, withTransaction, type Tx } from '../database'
import { findObstacle } from '../orders/order-obstacle'
import { getEmail, lockOrder, type OrderRow } from '../orders/order-rows'
import { getDepositRefusal } from '../orders/tenant-order'
import { applySession } from './apply-session'
import {
  ProviderFault,
  ProviderOutage,
  ProviderRefusal,
  type PaymentProvider,
  type ProviderSession,
  type SessionRequest,
} from './provider'
import { getProvider } from './providers'

type SessionReply = Reply<CallOutput<'createCheckoutSession'>>

/** The order that a user wants to pay. */
interface CheckoutRequest {
  /** The order number. */
  reference: string
  amountPence: number
  /** The field `is_package_payment`: 1 for a package, 0 for a subscription, 2 for another order (API-31, API-32). */
  packagePaymentValue: number
  isSubscription: boolean
  userId: number
}

/** Opens the hosted checkout of an order (A-36, B-19). */
export const createCheckoutSession = (
  input: ParsedInput<'createCheckoutSession'>,
  { user }: UserCaller,
): Promise<SessionReply> =>
  openCheckout({
    reference: input.order_number,
    amountPence: input.order_amount,
    packagePaymentValue: input.is_package_payment,
    isSubscription: false,
    userId: user.id,
  })

/** Opens the hosted checkout of a subscription. */
export const createSubscriptionSession = (
  input: ParsedInput<'createSubscriptionSession'>,
  { user }: UserCaller,
): Promise<SessionReply> =>
  openCheckout({
    reference: input.order_number,
    amountPence: input.order_amount,
    packagePaymentValue: input.is_package_payment,
    isSubscription: true,
    userId: user.id,
  })

async function openCheckout(request: CheckoutRequest): Promise<SessionReply> {
  const provider = await getProvider()
  const preparation = await withTransaction((tx) => preparePayment(tx, request, provider))
  if (!preparation.ok) return preparation
  // For the compiler: without a provider, preparePayment has refused.
  if (!provider) return failure(paymentMessages.paymentsClosed)
  try {
    return await openSession(provider, preparation.data)
  } catch (error) {
    if (error instanceof ProviderRefusal) return failure(error.message)
    if (!(error instanceof ProviderOutage)) throw error
    console.error(`Checkout of payment ${preparation.data.request.paymentId}:`, error)
    const { sessionId } = preparation.data
    return failure(sessionId ? paymentMessages.providerDownAfterCheckout : paymentMessages.providerDown)
  }
}

interface PreparedPayment {
  /** The open checkout session, if the payment has one. */
  sessionId: string | null
  request: SessionRequest
}

/** Stores the payment before the provider is called. What prevents this order is reported before a missing provider. */
async function preparePayment(
  tx: Tx,
  request: CheckoutRequest,
  provider: PaymentProvider | null,
): Promise<Reply<PreparedPayment>> {
  const order = await findOwnOrder(tx, request)
  if (!order) return failure(paymentMessages.orderNotFound)
  if (order.status === 'settled') return failure(paymentMessages.alreadyPaid)
  if (order.status === 'cancelled') return failure(paymentMessages.orderCancelled)
  if (order.amountPence === 0n || order.amountPence !== BigInt(request.amountPence))
    return failure(paymentMessages.invalidAmount)
  const obstacle = await findObstacle(tx, order)
  if (obstacle) return failure(obstacleMessages[obstacle])
  const depositRefusal = order.kind === 'tenant' ? await getDepositRefusal(tx, order) : null
  if (depositRefusal) return depositRefusal
  if (!provider) return failure(paymentMessages.paymentsClosed)
  if (needsAgreement(order.kind) && !order.termsHash) return failure(paymentMessages.agreeToTerms)
  const payment = await findOrInsertPayment(tx, order, provider.name)
  return success({
    sessionId: payment.sessionId,
    request: {
      idempotencyKey: `payment-${payment.id}`,
      paymentId: payment.id,
      reference: order.reference,
      description: order.description,
      amountPence: order.amountPence,
      customerEmail: await getEmail(tx, order.userId),
      isSubscription: order.kind === 'subscription',
      ...createReturnUrls(order),
    },
  })
}

/** Finds and locks the caller's order; undefined if it is not of the kind that the request names (D-126). */
async function findOwnOrder(tx: Tx, request: CheckoutRequest): Promise<OrderRow | undefined> {
  const ownOrder = await tx
    .selectFrom('order')
    .select('id')
    .where('reference', '=', request.reference)
    .where('userId', '=', request.userId)
    .executeTakeFirst()
  const order = ownOrder ? await lockOrder(tx, ownOrder.id) : undefined
  if (!order || getPackagePaymentValue(order.kind) !== request.packagePaymentValue) return undefined
  const isSubscription = order.kind === 'subscription'
  return isSubscription === request.isSubscription ? order : undefined
}

/** Returns the order's unfinished payment, or creates one. Two tabs therefore pay in the same session. */
async function findOrInsertPayment(tx: Tx, order: OrderRow, provider: string) {
  const unfinishedPayment = await tx
    .selectFrom('payment')
    .select(['id', 'sessionId', 'provider'])
    .where('orderId', '=', order.id)
    .where('status', 'in', ['created', 'open'])
    .executeTakeFirst()
  if (unfinishedPayment?.provider === provider) return unfinishedPayment
  // The agency has another provider since the payment was begun.
  if (unfinishedPayment)
    await tx.updateTable('payment').set({ status: 'failed' }).where('id', '=', unfinishedPayment.id).execute()
  return tx
    .insertInto('payment')
    .values({ orderId: order.id, provider, amountPence: order.amountPence })
    .returning(['id', 'sessionId', 'provider'])
    .executeTakeFirstOrThrow()
}

/** Creates the URLs to which the provider's checkout sends the payer back (D-124). */
function createReturnUrls({ id, kind }: OrderRow): Pick<SessionRequest, 'successUrl' | 'cancelUrl'> {
  const paths: Record<OrderRow['kind'], [successPath: string, cancelPath: string]> = {
    package: [paymentRoutes.orderSuccess(id), paymentRoutes.orderFailure],
    adhoc: [paymentRoutes.adhocSuccess(id), paymentRoutes.adhocFailure],
    portal: [paymentRoutes.portalSuccess(id), paymentRoutes.portalFailure],
    subscription: [paymentRoutes.portalSuccess(id), paymentRoutes.portalFailure],
    tenant: [paymentRoutes.tenantSuccess, paymentRoutes.tenantFailure],
  }
  const [successPath, cancelPath] = paths[kind]
  return { successUrl: siteUrl() + successPath, cancelUrl: siteUrl() + cancelPath }
}

/** Gets the open session from the provider, or creates a new one. @throws ProviderRefusal, ProviderOutage */
async function openSession(provider: PaymentProvider, payment: PreparedPayment): Promise<SessionReply> {
  const { request } = payment
  const session = await getSession(provider, payment)
  if (session.amountPence !== request.amountPence || session.currency !== 'GBP')
    throw new ProviderOutage('the session is of another amount than the order')
  const outcome = await applySession(provider.name, session)
  if (outcome === 'paid') return failure(paymentMessages.alreadyPaid)
  if (outcome === 'cancelled') return failure(paymentMessages.orderCancelled)
  if (outcome === 'expired' || session.status === 'expired') return failure(paymentMessages.checkoutExpired)
  // The payer has finished the checkout, and for example a bank transfer is on its way.
  if (!session.url) return failure(paymentMessages.paymentPending)
  return success({ id: session.id, url: session.url })
}

/** Gets or creates the session of a payment. If the provider will never create one, marks the payment as failed. */
async function getSession(
  provider: PaymentProvider,
  { sessionId, request }: PreparedPayment,
): Promise<ProviderSession> {
  try {
    return sessionId ? await provider.retrieveSession(sessionId) : await provider.createSession(request)
  } catch (error) {
    // A session that exists may still be paid, although the provider has a fault now.
    const isFinal = error instanceof ProviderRefusal || (error instanceof ProviderFault && !sessionId)
    if (isFinal) await markPaymentFailed(request.paymentId, error.message)
    // The provider's words about a session that it no longer knows are not meant for the payer.
    if (isFinal && sessionId) throw new ProviderRefusal(paymentMessages.checkoutExpired, { cause: error })
    throw error
  }
}

/** The next attempt begins a new payment: for the idempotency key of this one, the provider would repeat its error. */
const markPaymentFailed = (id: number, reason: string) =>
  db()
    .updateTable('payment')
    .set({ status: 'failed', failure: reason })
    .where('id', '=', id)
    .where('status', 'in', ['created', 'open'])
    .execute()
