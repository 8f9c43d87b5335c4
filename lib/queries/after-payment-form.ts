import 'server-only'
import { redirect } from 'next/navigation'
import { checkoutHref, paymentRoutes } from '../config/payment-routes'
import type { CallInput, CallOutput } from '../contract'
import { failure, type Refusal } from '../contract/call'
import { toOrderCheckout } from '../contract/checkout-request'
import type { PaymentRecord, UserOrder } from '../contract/payments'
import { gateway } from '../gateway'
import { getCurrentCaller } from '../session/current-user'

const NEEDS_SCRIPT = 'Paying here needs JavaScript. Please switch it on, or contact us.'

/** Redirects to the provider's checkout. An upstream may send no address, and the page then needs JavaScript. */
const goToCheckout = async ({ url }: { url?: string }): Promise<Refusal> =>
  url ? redirect(checkoutHref(url)) : failure(NEEDS_SCRIPT)

/** Redirects from a payment record to the review of its order, which has a form to pay it. */
const goToReview = async ({ order_id: orderId }: PaymentRecord): Promise<Refusal> =>
  orderId ? redirect(paymentRoutes.orderReview(orderId)) : failure(NEEDS_SCRIPT)

async function payOrFinish(order: UserOrder): Promise<Refusal> {
  if (order.status !== 'open' || order.amount_pence === 0)
    redirect(paymentRoutes.orderSuccess(order.order_id))
  const caller = await getCurrentCaller()
  const request = toOrderCheckout(order)
  const reply =
    request.call === 'createCheckoutSession'
      ? await gateway().createCheckoutSession(request.input, caller)
      : await gateway().createSubscriptionSession(request.input, caller)
  return reply.ok ? goToCheckout(reply.data) : reply
}

/** Redirects from the demonstration's checkout: to the step at which the bank asks for a confirmation, or to the site. */
async function leaveSandbox(
  { outcome, url }: CallOutput<'payInSandbox'>,
  { id, card_number: cardNumber }: CallInput<'payInSandbox'>,
): Promise<void> {
  if (outcome === 'authentication') redirect(paymentRoutes.sandboxBank(id, cardNumber))
  // Only the path, so that a visitor who uses another host than SITE_URL stays on it.
  if (url) redirect(new URL(url).pathname)
}

/** The step that follows the call of a payment form, if the form was posted without JavaScript. */
export const afterPaymentForm = {
  portalPayment: goToReview,
  lettingsPortalPayment: goToReview,
  subscriptionPayment: goToReview,
  tenantPayment: goToReview,
  agreeToOrder: payOrFinish,
  createCheckoutSession: goToCheckout,
  payInSandbox: leaveSandbox,
}
