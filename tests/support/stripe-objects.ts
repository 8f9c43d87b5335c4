import { randomBytes } from 'node:crypto'

/* Objects of Stripe's API in their published shapes (API version 2026-10-28), with the fields that the agency reads. */

export const createId = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString('hex')}`

export interface StoredSession {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  mode: string
  metadata: Record<string, string>
  payment_intent: string | null
  subscription: string | null
  invoice: object | null
  client_reference_id: string
  customer_email: string
  success_url: string
  cancel_url: string
}

export interface StoredRefund {
  id: string
  amount: number
  payment_intent: string
  metadata: Record<string, string>
  status: 'succeeded' | 'pending' | 'failed' | 'canceled'
  failure_reason?: string
}

export interface DisputeState {
  /** The id of a dispute to change. Without an id, a new dispute is opened. */
  id?: string
  amount: number
  status: string
  /** Amounts in pence. They are negative if the bank takes them from the agency. */
  movements: number[]
  /** The provider's fee with the first movement, in pence. */
  fee?: number
}

export function createSession(form: URLSearchParams): StoredSession {
  const id = createId('cs')
  const mode = form.get('mode') ?? 'payment'
  return {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.example/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    mode,
    metadata: { payment_id: form.get('metadata[payment_id]') ?? '' },
    payment_intent: null,
    subscription: null,
    invoice: null,
    client_reference_id: form.get('client_reference_id') ?? '',
    customer_email: form.get('customer_email') ?? '',
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
  }
}

/** Creates a paid invoice of a subscription. */
export function createInvoice({
  subscription,
  amount,
  reason,
}: {
  subscription: string
  amount: number
  reason: 'subscription_create' | 'subscription_cycle'
}) {
  return {
    id: createId('in'),
    object: 'invoice',
    status: 'paid',
    amount_paid: amount,
    currency: 'gbp',
    billing_reason: reason,
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    payments: {
      object: 'list',
      data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: createId('pi') } }],
    },
  }
}
export type Invoice = ReturnType<typeof createInvoice>

export const getIntentId = ({ payments }: Invoice): string => payments.data[0]!.payment.payment_intent

/** 2026-11-30 as a Unix time in seconds. */
const EVIDENCE_DUE_AT = 1_796_000_000

export const createDispute = (
  id: string,
  intent: string,
  { amount, status, movements, fee = 0 }: Omit<DisputeState, 'id'>,
) => ({
  id,
  object: 'dispute',
  amount,
  currency: 'gbp',
  status,
  reason: 'fraudulent',
  payment_intent: intent,
  balance_transactions: movements.map((amount_pence, index) => ({
    object: 'balance_transaction',
    amount: amount_pence,
    fee: index === 0 ? fee : 0,
  })),
  evidence_details: { due_by: EVIDENCE_DUE_AT },
})
