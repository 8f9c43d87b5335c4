import { enquiryMessages } from './enquiry-messages'

export const MAX_MESSAGE_CHARACTERS = 5_000

/** Kept apart from the schemas, so that a form can show a message without loading zod. */
export const threadMessages = {
  message: enquiryMessages.message,
  tooLong: 'Please write no more than 5,000 characters.',
  ownListing: 'You cannot contact yourself about your own listing.',
  notFound: 'Thread not found',
  questionsClosed: 'Questions are not available for this property.',
  reason: 'Please tell us what is wrong',
} as const
