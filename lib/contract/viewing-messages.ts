/** Kept apart from the schemas, so that a form can show a message without loading zod. */
export const viewingMessages = {
  date: 'Please choose a date',
  time: 'Please choose a time',
  past: 'Please choose today or a later date',
  ownListing: 'You cannot contact yourself about your own listing.',
  unavailable: 'Viewings are not available for this property.',
  taken: 'That time has just been taken. Please choose another.',
  notOffered: 'Please choose one of the times offered.',
  sameTime: 'The viewing is at that time already. Please choose another.',
  tooMany: 'You have several viewings of this home waiting already. Please cancel one of them first.',
  notFound: 'Viewing not found',
  changed: 'This viewing can no longer be changed.',
  ownProposal: 'The other side has to answer this time, because you proposed it.',
  reason: 'Please say why',
  tooLong: 'Please keep this to 3,000 characters',
  weeklyPeriod: 'Please give a start and a later end, on the hour or half hour, between 08:00 and 20:00',
  dayOff: 'Please choose a day from today on, within the next year',
  feedback: 'Please choose an answer',
} as const

/** Names the day, because the error summary of a week may list several. */
export const formatWeeklyPeriodError = (day: string): string =>
  `Please give a start and a later end on ${day}, both on the hour or half hour, between 08:00 and 20:00`

export const MAX_VIEWING_MESSAGE_CHARACTERS = 3_000
