import { mayTakeStep, type StepTable } from './allowed-steps'

export const disputeStatuses = ['inquiry', 'open', 'won', 'lost', 'closed'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/**
 * A payer's bank may inquire first, and takes the money when the chargeback opens. Only the bank decides. A lost
 * dispute may still be reversed; every other end is final, so that an outdated response cannot reopen a dispute.
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

/** The money of a dispute: what the bank has withdrawn, how much of that is lost, and the provider's fee. */
export interface DisputedMoney {
  withdrawnPence: bigint
  lostPence: bigint
  feePence: bigint
}

/** While a dispute runs, its sums can only grow, so a response with a smaller sum is outdated. */
export function computeDisputedMoney(
  booked: DisputedMoney,
  response: { status: DisputeStatus; withdrawnPence: bigint; feePence: bigint },
): DisputedMoney {
  const isRunning = response.status === 'inquiry' || response.status === 'open'
  const chooseSum = (bookedPence: bigint, responsePence: bigint): bigint =>
    isRunning && responsePence < bookedPence ? bookedPence : responsePence
  const withdrawnPence = chooseSum(booked.withdrawnPence, response.withdrawnPence)
  const feePence = chooseSum(booked.feePence, response.feePence)
  return { withdrawnPence, lostPence: response.status === 'lost' ? withdrawnPence : 0n, feePence }
}
