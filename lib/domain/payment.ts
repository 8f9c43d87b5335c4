import { mayTakeStep, type StepTable } from './allowed-steps'
import type { OrderKind } from './order'

export const paymentStatuses = ['created', 'open', 'paid', 'expired', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Who may change a payment; `clock` fails a payment whose checkout was never opened at the provider. */
export type PaymentActor = 'agency' | 'provider' | 'clock'

/** An expired or failed payment may still turn out to be paid. A paid one stays paid: returned money is a refund. */
const paymentSteps: StepTable<PaymentStatus, PaymentActor> = {
  created: { open: ['agency'], paid: ['provider'], failed: ['agency', 'provider', 'clock'] },
  open: { paid: ['provider'], expired: ['provider'], failed: ['provider'] },
  paid: {},
  expired: { paid: ['provider'] },
  failed: { open: ['agency'], paid: ['provider'] },
}

export const mayChangePayment = (from: PaymentStatus, to: PaymentStatus, actor: PaymentActor): boolean =>
  mayTakeStep(paymentSteps, from, to, actor)

export const refundStatuses = ['requested', 'done', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** A bank may reject a finished refund days later. A failed refund stays failed, even if an older report comes late. */
const refundSteps: StepTable<RefundStatus, 'provider'> = {
  requested: { done: ['provider'], failed: ['provider'] },
  done: { failed: ['provider'] },
  failed: {},
}

export const mayChangeRefund = (from: RefundStatus, to: RefundStatus): boolean =>
  mayTakeStep(refundSteps, from, to, 'provider')

/** Converts pounds to whole pence, rounded up after floating-point noise is removed (D-122): 1.1 → 110. */
export function toPenceRoundedUp(pounds: number): number {
  const millionthsOfPound = Math.round(pounds * 1_000_000)
  return Math.ceil(millionthsOfPound / 10_000)
}

/** The specified `is_package_payment` (D-126): 1 for a package, 0 for a subscription, else 2. */
export function getPackagePaymentValue(kind: OrderKind): 0 | 1 | 2 {
  if (kind === 'package') return 1
  return kind === 'subscription' ? 0 : 2
}
