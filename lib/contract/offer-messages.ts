import { enquiryMessages } from './enquiry-messages'

export const MAX_OFFER_DETAIL_CHARACTERS = 300
export const MAX_OFFER_MESSAGE_CHARACTERS = 3_000
export const MAX_TENANTS = 20
/** An offer with a later last day is refused, because prices and lenders' decisions change. */
export const MAX_OFFER_VALID_DAYS = 90
export const MAX_MOVE_IN_DAYS_AHEAD = 365

/** Kept apart from the schemas, so that a form can show a message without loading zod. */
export const offerMessages = {
  amount: 'Please enter your offer amount',
  amountTooHigh: 'Please enter an amount of at most £100,000,000',
  message: enquiryMessages.message,
  text: 'Please keep this to 300 characters',
  longText: 'Please keep this to 3,000 characters',
  date: 'Please choose a date',
  pastDate: 'Please choose today or a later date',
  validTooLong: 'Please choose a date within the next 90 days',
  moveInTooLate: 'Please choose a date within the next 12 months',
  tenants: 'Please enter the number of tenants',
  tenantsRange: 'Please enter a number of tenants from 1 to 20',
  ownListing: 'You cannot contact yourself about your own listing.',
  propertyNotFound: 'Property not found',
  lettingNotFound: 'Letting not found',
  offersClosed: 'Offers are not available for this property.',
  requestsClosed: 'This property is not available to let.',
  offerNotFound: 'Offer not found',
  requestNotFound: 'Request not found',
  alreadyAccepted: 'Your offer has been accepted. Withdraw it before you make another.',
  alreadyRequested: 'You have asked to let this property already. Withdraw that request to send another.',
  otherAccepted: 'You have accepted another offer already. Undo that first.',
  otherRequestAccepted: 'You have accepted another request already. Undo that first.',
  amountChanged: 'The amount has changed meanwhile. Look at the offer again before you answer.',
  completed: 'This sale or letting is complete.',
  signed: 'Everybody has signed the agreement. Please call us if it is not to go on.',
  exchanged:
    'This sale binds both sides now, so it cannot be ended here. Speak to your conveyancer or solicitor, and call us if it is not to go on.',
  stepClosed: 'This is not possible any more, because the offer has changed meanwhile.',
  requestStepClosed: 'This is not possible any more, because the request has changed meanwhile.',
  expired: 'This offer has expired.',
} as const

/** The first words of the refusal of an amount far from the asking price. Forms recognise the refusal by them. */
export const UNUSUAL_AMOUNT = 'Are you sure?'
