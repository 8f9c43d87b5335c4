import { mayTakeStep, type StepTable } from './allowed-steps'

export const disputeStatuses = ['inquiry', 'open', 'won', 'lost', 'closed'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/**
 * A payer's bank may ask first (an inquiry), and takes the money with the chargeback. Only the bank decides, and a lost
 * dispute may still be reversed; any other end is final, so that an older answer of the provider reopens nothing.
 */
const disputeSteps: StepTable<DisputeStatus, 'provider'> = {
  inquiry: { open: ['provider'], won: ['provider'], lost: ['provider'], closed: ['provider'] },
  open: { won: ['provider'], lost: ['provider'], closed: ['provider'] },
  lost: { won: ['provider'] },
  won: {},
  closed: {},
}

export const mayChangeDispute = (from: DisputeStatus, to: DisputeStatus): boolean =>
  mayTakeStep(disputeSteps, from, to, 'provider')

/** The money of a dispute, in pence: what the bank holds, what of that is lost, and what the provider charges for it. */
export interface DisputedMoney {
  withdrawnPence: bigint
  lostPence: bigint
  feePence: bigint
}

/**
 * Computes what is booked of a dispute after an answer of the provider. While a dispute runs, money only leaves: an
 * older answer, from before the withdrawal, does not bring it back.
 */
export function disputedMoney(
  booked: DisputedMoney,
  answer: { status: DisputeStatus; withdrawnPence: bigint; feePence: bigint },
): DisputedMoney {
  const isRunning = answer.status === 'inquiry' || answer.status === 'open'
  const isOlder = isRunning && answer.withdrawnPence < booked.withdrawnPence
  const withdrawnPence = isOlder ? booked.withdrawnPence : answer.withdrawnPence
  const feePence = isRunning && answer.feePence < booked.feePence ? booked.feePence : answer.feePence
  return { withdrawnPence, lostPence: answer.status === 'lost' ? withdrawnPence : 0n, feePence }
}
