import { enquiryMessages } from './enquiry-messages'

/** Kept apart from the schemas, so that a form can show a message without loading zod. */
export const threadMessages = {
  message: enquiryMessages.message,
  tooLong: 'Please write no more than 5,000 characters.',
  ownListing: 'You cannot contact yourself about your own listing.',
  notFound: 'Thread not found',
  questionsClosed: 'Questions are not available for this property.',
  reason: 'Please tell us what is wrong',
  contactHidden:
    'We have hidden the telephone number, email address or link in it: you both see each other’s number once a viewing is accepted.',
  rentBid:
    'In England nobody may ask for, offer or accept more than the advertised rent (Renters’ Rights Act 2025). Please leave out other amounts of rent, and write again.',
  rentInAdvance:
    'In England a landlord may take no more than one month’s rent in advance (Renters’ Rights Act 2025). Please leave that out, and write again.',
} as const
