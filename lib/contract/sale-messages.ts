export const MAX_CONVEYANCER_CHARACTERS = 100

/** Kept apart from the schemas, so that a form can show a message without loading zod. */
export const saleMessages = {
  firm: 'Please enter the name of the firm, in at most 100 characters',
  contactName: 'Please enter who deals with it, in at most 100 characters',
  email: 'Please enter a valid email address of the firm',
  phone: 'Please enter the telephone number of the firm',
  buyers: 'Please enter the full name of every buyer, a line each',
  completionByAgency:
    'We mark the completion when your conveyancer tells us. Please enter the day on which you expect it.',
  notYourMilestone: 'This step is recorded by the other side.',
  exchangedOnce: 'This step is recorded as done already. Please call us if that is wrong.',
  notSent: 'The memorandum of sale has not been sent yet.',
  notAgreed: 'This sale is no longer agreed.',
  alreadySent: 'The memorandum of sale has been sent already. Please call us if something in it has changed.',
} as const
