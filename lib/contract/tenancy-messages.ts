/** Kept apart from the schemas, so that a form can show a message without loading zod. */
export const tenancyMessages = {
  notYourMilestone: 'This step is recorded by the landlord.',
  notAgreed: 'This request is not accepted.',
  signedOnce: 'You have recorded that everybody has signed. Please call us if that is wrong.',
  beforeRequest: 'Please enter a day on or after that of the request',
  termsFirst:
    'Please record first on which day you gave the written statement: the law wants it given before the agreement is signed.',
} as const
