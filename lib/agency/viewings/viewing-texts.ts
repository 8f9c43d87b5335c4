import { feedbackLabels, type FeedbackChoice } from '../../domain/viewing'
import { formatLongDate, formatTime } from '../../format/dates'

/* The messages that inform the other party about a step of a viewing. */

/** Returns 'Tue 24 Nov 2026 at 10:00', in London's time. */
const sayWhen = (startsAt: Date): string => `${formatLongDate(startsAt)} at ${formatTime(startsAt)}`

export const viewingTexts = {
  propose: (startsAt: Date) => `Could I view the home on ${sayWhen(startsAt)}?`,
  accept: (startsAt: Date) => `The viewing on ${sayWhen(startsAt)} is confirmed.`,
  decline: (startsAt: Date) => `Sorry, the viewing on ${sayWhen(startsAt)} does not suit me.`,
  cancel: (startsAt: Date) => `The viewing on ${sayWhen(startsAt)} is cancelled.`,
  reschedule: (startsAt: Date, previous: Date) =>
    `Could we make the viewing ${sayWhen(startsAt)}, and not ${sayWhen(previous)}?`,
  closeAccount: (startsAt: Date) =>
    `The viewing on ${sayWhen(startsAt)} is cancelled, because the account has been closed.`,
  feedback: (startsAt: Date, choice: FeedbackChoice) =>
    `After the viewing on ${sayWhen(startsAt)}: ${feedbackLabels[choice]}.`,
}
