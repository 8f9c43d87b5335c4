import { portal } from '@/lib/config/brand'
import { defineForm } from '../define-form'

const loadRules = () => import('@/lib/contract/payment-rules')

const messages = {
  refused: '',
  noReply: 'We got no answer, so nothing has been taken. Please try again in a moment.',
}

/** Creates a payment record without JavaScript (PAY-12). `dummy` is the specified hidden field (PAY-19, D-133). */
const defineRecordForm = (
  id: string,
  call: 'portalPayment' | 'lettingsPortalPayment' | 'subscriptionPayment' | 'tenantPayment',
) =>
  defineForm({
    id,
    call,
    loadSchema: () => loadRules().then((rules) => rules.paymentRecordFormSchema),
    fields: { property_id: 'hidden', dummy: 'hidden' },
    toInput: ({ property_id }) => ({ property_id }),
    messages,
  })

export const paymentRecordForms = {
  sale: defineRecordForm('portal-payment', 'portalPayment'),
  let: defineRecordForm('lettings-portal-payment', 'lettingsPortalPayment'),
  subscription: defineRecordForm('subscription-payment', 'subscriptionPayment'),
  tenant: defineRecordForm('tenant-payment', 'tenantPayment'),
}

/** Agrees to the terms of an order, and opens its checkout (domain B5). */
export const agreeToOrderForm = defineForm({
  id: 'agree-to-order',
  call: 'agreeToOrder',
  loadSchema: () => loadRules().then((rules) => rules.agreeToOrderFormSchema),
  fields: { order_id: 'hidden', agrees: 'checkbox', start_at_once: 'checkbox' },
  toInput: (values) => values,
  messages,
})

/** Opens the checkout of an order that has no terms to agree to. */
export const payOrderForm = defineForm({
  id: 'pay-order',
  call: 'createCheckoutSession',
  loadSchema: () => loadRules().then((rules) => rules.payOrderFormSchema),
  fields: { order_number: 'hidden', order_amount: 'hidden', adhoc_payment_types: 'hidden', dummy: 'hidden' },
  toInput: ({ order_number, order_amount, adhoc_payment_types }) => ({
    order_number,
    order_amount,
    adhoc_payment_types,
    // Above is the reason for the payment (API-30). These two values are fixed for orders other than packages (API-31).
    property_type: `sales_${portal.slug}_renewal`,
    is_package_payment: 2,
  }),
  messages,
})

/** Cancels an order (Consumer Contracts Regulations 2013, reg 29). */
export const cancelOrderForm = defineForm({
  id: 'cancel-order',
  call: 'cancelOrder',
  loadSchema: () => loadRules().then((rules) => rules.cancelOrderFormSchema),
  fields: { order_id: 'hidden', seen_refund_pence: 'hidden' },
  toInput: (values) => values,
  messages: {
    refused: '',
    noReply:
      'We got no answer, so we cannot tell whether the order is cancelled. Please reload the page and look.',
  },
  canRepeat: true,
})

const defineSandboxForm = ({ id, isAuthenticated }: { id: string; isAuthenticated: boolean }) =>
  defineForm({
    id,
    call: 'payInSandbox',
    loadSchema: () => loadRules().then((rules) => rules.payInSandboxFormSchema),
    fields: { id: 'hidden', card_number: 'text' },
    toInput: (values) => ({ ...values, is_authenticated: isAuthenticated }),
    messages,
    canRepeat: true,
  })

/** Pays with a test card (D-125). Some cards need the bank's confirmation, which confirmInSandboxForm sends. */
export const payInSandboxForm = defineSandboxForm({ id: 'pay-in-sandbox', isAuthenticated: false })
export const confirmInSandboxForm = defineSandboxForm({ id: 'confirm-in-sandbox', isAuthenticated: true })
