import { mayTakeStep, type StepTable } from './allowed-steps'
import type { ListingKind } from './listing-kind'

export const viewingStatuses = [
  'proposed',
  'accepted',
  'declined',
  'rescheduled',
  'cancelled',
  'done',
] as const
export type ViewingStatus = (typeof viewingStatuses)[number]

/** `proposer` and `invited` are the two parties of the viewing; `clock` is the passing of its time. */
export type ViewingActor = 'proposer' | 'invited' | 'clock'

const bothParties = ['proposer', 'invited'] as const

/** The proposer of a time cannot accept it. Another viewing, at another time, replaces a rescheduled one. */
const viewingSteps: StepTable<ViewingStatus, ViewingActor> = {
  proposed: {
    accepted: ['invited'],
    declined: ['invited'],
    rescheduled: bothParties,
    // The clock cancels a viewing that nobody has accepted by its time.
    cancelled: ['proposer', 'clock'],
  },
  accepted: { rescheduled: bothParties, cancelled: bothParties, done: ['clock'] },
  declined: {},
  rescheduled: {},
  cancelled: {},
  done: {},
}

export const mayChangeViewing = (from: ViewingStatus, to: ViewingStatus, actor: ViewingActor): boolean =>
  mayTakeStep(viewingSteps, from, to, actor)

/** The answers of a viewer, who is asked once, on the day after a viewing. */
export const feedbackChoices = ['offer', 'thinking', 'no'] as const
export type FeedbackChoice = (typeof feedbackChoices)[number]

const sharedFeedbackLabels = { thinking: 'I’m still thinking', no: 'It’s not for me' }

/** Tenants must not be asked for an offer, because rents are not bid for (Renters' Rights Act 2025, section 56). */
export const feedbackLabels: Record<ListingKind, Record<FeedbackChoice, string>> = {
  sale: { offer: 'I’d like to make an offer', ...sharedFeedbackLabels },
  let: { offer: 'I’d like to rent it', ...sharedFeedbackLabels },
}

export const viewingAnswers = ['accept', 'decline', 'cancel', 'reschedule'] as const
export type ViewingAnswer = (typeof viewingAnswers)[number]

export const statusAfterAnswer: Record<ViewingAnswer, ViewingStatus> = {
  accept: 'accepted',
  decline: 'declined',
  cancel: 'cancelled',
  reschedule: 'rescheduled',
}

/** Lists the answers that one of the parties may give, the most frequent first. */
export const getPermittedAnswers = (status: ViewingStatus, actor: ViewingActor): ViewingAnswer[] =>
  viewingAnswers.filter((answer) => mayChangeViewing(status, statusAfterAnswer[answer], actor))

/** Whether an answer leads to a viewing, and so needs a listing that can be viewed. */
export const needsViewableListing = (answer: ViewingAnswer): boolean =>
  answer === 'accept' || answer === 'reschedule'
