/** Kept apart from the schemas, so that a form can show a message without loading zod. */
export const milestoneMessages = {
  milestone: 'Please select a step',
  state: 'Please say whether it is done or expected',
  day: 'Please enter a day',
  later: 'Please enter today or an earlier day for a step that is done',
  earlier: 'Please enter today or a later day for a step that is expected',
  tooFar: 'Please enter a day within two years',
} as const
