import { mayTakeStep, type StepTable } from './allowed-steps'
import type { Nation } from './nation'

export const offerStatuses = ['made', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type OfferStatus = (typeof offerStatuses)[number]

export type OfferActor = 'buyer' | 'seller' | 'clock'

export const proofsOfFunds = ['shown', 'later', 'none'] as const
export type ProofOfFunds = (typeof proofsOfFunds)[number]

/**
 * A countered offer carries the seller's amount. An acceptance binds neither side until contracts are exchanged (in
 * Scotland until missives are concluded), so the seller may undo it and the buyer may withdraw.
 */
const offerSteps: StepTable<OfferStatus, OfferActor> = {
  made: {
    // The buyer may change the own offer.
    made: ['buyer'],
    countered: ['seller'],
    accepted: ['seller'],
    declined: ['seller'],
    withdrawn: ['buyer'],
    expired: ['clock'],
  },
  countered: {
    made: ['buyer'],
    countered: ['seller'],
    accepted: ['buyer'],
    declined: ['buyer', 'seller'],
    withdrawn: ['buyer'],
    expired: ['clock'],
  },
  accepted: { made: ['seller'], withdrawn: ['buyer'] },
  declined: {},
  withdrawn: {},
  expired: {},
}

export const mayChangeOffer = (from: OfferStatus, to: OfferStatus, actor: OfferActor): boolean =>
  mayTakeStep(offerSteps, from, to, actor)

export const offerActions = ['accept', 'counter', 'change', 'decline', 'withdraw', 'undo'] as const
export type OfferAction = (typeof offerActions)[number]

export const statusAfterOfferAction: Readonly<Record<OfferAction, OfferStatus>> = {
  accept: 'accepted',
  counter: 'countered',
  decline: 'declined',
  change: 'made',
  withdraw: 'withdrawn',
  undo: 'made',
}

/** Whether a party may act on an offer. Only an acceptance is undone, and an accepted amount is not changed. */
export const mayActOnOffer = (action: OfferAction, from: OfferStatus, actor: OfferActor): boolean => {
  if (action === 'undo' && from !== 'accepted') return false
  if (action === 'change' && from === 'accepted') return false
  return mayChangeOffer(from, statusAfterOfferAction[action], actor)
}

/** Amounts outside these shares of the asking price are often a slip, such as £19,000 for £190,000. */
const USUAL_SHARE = { from: 0.75, to: 1.25 }

/** Where an amount lies that is far from the asking price; null for a usual one. Both in the same unit. */
export function findUnusualSide(amount: number, asking: number): 'below' | 'above' | null {
  if (amount < asking * USUAL_SHARE.from) return 'below'
  return amount > asking * USUAL_SHARE.to ? 'above' : null
}

/** What has to happen before a sale binds anybody; begins after 'until'. */
export function bindingMoment(nation: Nation): string {
  if (nation === 'scotland') return 'the solicitors have concluded missives'
  return nation === 'northern-ireland' ? 'both sides have signed the contract' : 'contracts are exchanged'
}
