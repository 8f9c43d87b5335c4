import { mayTakeStep, type StepTable } from './allowed-steps'
import type { OrderKind } from './order'

export const paymentStatuses = ['created', 'open', 'paid', 'expired', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** `clock`: a checkout that was never opened at the provider. */
export type PaymentActor = 'agency' | 'provider' | 'clock'

/**
 * What the provider says last is true: money that arrives after a session was taken for expired is not lost. A paid
 * payment stays paid; what is returned of it are refunds.
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

const refundSteps: StepTable<RefundStatus, 'provider' | 'agency'> = {
  requested: { done: ['provider'], failed: ['provider'] },
  done: {},
  failed: { requested: ['agency'], done: ['provider'] },
}

export const mayChangeRefund = (
  from: RefundStatus,
  to: RefundStatus,
  actor: 'provider' | 'agency',
): boolean => mayTakeStep(refundSteps, from, to, actor)

/** Pounds of a price as whole pence, rounded up once floating-point noise is removed (D-122): 1.1 → 110. */
export const toPenceRoundedUp = (pounds: number): number => Math.ceil(Math.round(pounds * 1e6) / 1e4)

/** What the wire says of an order of each kind (D-126): 1 a package, 0 a subscription, 2 any other payment. */
export function isPackagePaymentValue(kind: OrderKind): 0 | 1 | 2 {
  if (kind === 'package') return 1
  return kind === 'subscription' ? 0 : 2
}
