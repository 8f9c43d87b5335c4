import { mayTakeStep, type StepTable } from './allowed-steps'
import type { OrderKind } from './order'

export const paymentStatuses = ['created', 'open', 'paid', 'expired', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** `clock` ends a payment whose checkout was never opened at the provider. */
export type PaymentActor = 'agency' | 'provider' | 'clock'

/**
 * The provider's last word counts: a session that was taken for expired may still be paid. A paid payment stays paid,
 * and money that is returned is a refund.
 */
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

/**
 * The payer's bank may send back a refund that the provider took for done, days later. A failed refund stays failed, so
 * that an older answer does not revive it: the agency requests another.
 */
const refundSteps: StepTable<RefundStatus, 'provider'> = {
  requested: { done: ['provider'], failed: ['provider'] },
  done: { failed: ['provider'] },
  failed: {},
}

export const mayChangeRefund = (from: RefundStatus, to: RefundStatus): boolean =>
  mayTakeStep(refundSteps, from, to, 'provider')

/** Converts pounds to whole pence, rounded up after floating-point noise is removed (D-122): 1.1 → 110. */
export const toPenceRoundedUp = (pounds: number): number => Math.ceil(Math.round(pounds * 1e6) / 1e4)

/** The specified code of each kind of order (D-126): 1 a package, 0 a subscription, 2 any other payment. */
export function isPackagePaymentValue(kind: OrderKind): 0 | 1 | 2 {
  if (kind === 'package') return 1
  return kind === 'subscription' ? 0 : 2
}
