import type { ListingKind } from '../../domain/listing-kind'
import { feedbackLabels, type FeedbackChoice } from '../../domain/viewing'
import { formatLongDate, formatTime } from '../../format/dates'

/* The thread messages about viewings. Each is sent in the name of the party who takes the step. */

/** Formats a London time as 'Tue 24 Nov 2026 at 10:00'. */
const formatStart = (startsAt: Date): string => `${formatLongDate(startsAt)} at ${formatTime(startsAt)}`

export const viewingTexts = {
  propose: (startsAt: Date) => `Could I view the property on ${formatStart(startsAt)}?`,
  accept: (startsAt: Date) => `The viewing on ${formatStart(startsAt)} is confirmed.`,
  decline: (startsAt: Date) => `Sorry, the viewing on ${formatStart(startsAt)} does not suit me.`,
  cancel: (startsAt: Date) => `The viewing on ${formatStart(startsAt)} is cancelled.`,
  reschedule: (startsAt: Date, previous: Date) =>
    `Could we make the viewing ${formatStart(startsAt)}, and not ${formatStart(previous)}?`,
  closeAccount: (startsAt: Date) =>
    `The viewing on ${formatStart(startsAt)} is cancelled, because the account has been closed.`,
  feedback: (startsAt: Date, choice: FeedbackChoice, kind: ListingKind) =>
    `After the viewing on ${formatStart(startsAt)}: ${feedbackLabels[kind][choice]}.`,
}
