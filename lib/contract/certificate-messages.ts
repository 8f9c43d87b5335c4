/** Kept apart from the schemas, so that a form can show a message without loading zod. */
export const certificateMessages = {
  certificate: 'Please select a certificate',
  state: 'Please say whether it is valid or not needed',
  day: 'Please enter the last day on which it is valid',
  tooFar: 'Please check this day: no such certificate is valid until then',
  onlyHomes: 'Only homes to let have these certificates.',
} as const
