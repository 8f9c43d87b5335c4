import { mayTakeStep, type StepTable } from './allowed-steps'

export const offerStatuses = ['made', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type OfferStatus = (typeof offerStatuses)[number]

export type OfferActor = 'buyer' | 'seller' | 'clock'

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
