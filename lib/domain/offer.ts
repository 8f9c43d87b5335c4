import { mayTakeStep, type StepTable } from './allowed-steps'
import type { ListingStatus } from './listing-status'
import type { Nation } from './nation'

export const offerStatuses = ['made', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type OfferStatus = (typeof offerStatuses)[number]

export type OfferActor = 'buyer' | 'seller' | 'clock'

/** Whether the buyer says that they can show proof of funds: now, later, or not yet. */
export const proofsOfFunds = ['shown', 'later', 'none'] as const
export type ProofOfFunds = (typeof proofsOfFunds)[number]

/**
 * A countered offer has the amount that the seller asks for. An acceptance binds neither side until contracts are
 * exchanged (in Scotland until missives are concluded), so the seller may undo it and the buyer may withdraw.
 */
const offerSteps: StepTable<OfferStatus, OfferActor> = {
  made: {
    // Buyers may change their offers.
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

/** Only an acceptance can be undone, and an accepted amount cannot be changed. */
export const mayActOnOffer = (action: OfferAction, from: OfferStatus, actor: OfferActor): boolean => {
  if (action === 'undo' && from !== 'accepted') return false
  if (action === 'change' && from === 'accepted') return false
  return mayChangeOffer(from, statusAfterOfferAction[action], actor)
}

/** Whether an action ends an offer or an acceptance. Such an action is allowed between blocked users and after the expiry. */
export const endsOffer = (action: OfferAction): boolean => ['withdraw', 'decline', 'undo'].includes(action)

/** Whether a listing with this status has offers that can be accepted and changed. */
export const takesOffers = (status: ListingStatus): boolean =>
  status === 'available' || status === 'under_offer'

/** Amounts outside these shares of the asking price are often typing errors, such as £19,000 for £190,000. */
const USUAL_SHARE_OF_ASKING_PRICE = { from: 0.75, to: 1.25 }

/** Tells whether an amount is far below or above the asking price, in the same unit; null for a usual amount. */
export function findUnusualSide(amount: number, asking: number): 'below' | 'above' | null {
  if (amount < asking * USUAL_SHARE_OF_ASKING_PRICE.from) return 'below'
  return amount > asking * USUAL_SHARE_OF_ASKING_PRICE.to ? 'above' : null
}

/** Returns the event that makes a sale binding, as a clause to follow 'until'. */
export function describeBindingMoment(nation: Nation): string {
  if (nation === 'scotland') return 'the solicitors have concluded missives'
  return nation === 'northern-ireland' ? 'both sides have signed the contract' : 'contracts are exchanged'
}
