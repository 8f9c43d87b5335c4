/** The longest message to the agency or to another user. */
export const MAX_MESSAGE_CHARACTERS = 5_000

/** Kept apart from the schemas, so that a form can show a message without loading zod. */
export const enquiryMessages = {
  name: 'Please enter your name',
  contactEmail:
    'Please enter your email address. This must be your full email address, all in lower case, with no spaces.',
  contactNumber: 'Please enter your contact number',
  message: 'Please enter your message',
  agree: 'You must agree to the terms.',
  valuationEmail: 'Please enter a valid email address',
  mobile: 'Please enter a UK mobile number starting with 0 and containing 11 digits.',
  address: 'Please enter your address',
  botCheck: 'Bot check failed. Please try again.',
} as const

/** The two texts of a complaint are sent in one contact message, and together fit its limit. */
export const MAX_COMPLAINT_DETAILS_CHARACTERS = 4_000
/** `complaintMessages.wish` states this limit. */
export const MAX_COMPLAINT_WISH_CHARACTERS = 500
export const complaintMessages = {
  subject: 'Please choose what your complaint is about',
  details: 'Please tell us what happened',
  wish: 'Please keep this to 500 characters',
  agree: 'Please tick the box so that we may look into your complaint.',
} as const

/** The first words of the contact messages that these forms send. Staff recognise the kind of message by them. */
export const messageKinds = {
  valuation: 'Valuation request',
  complaint: 'Data-protection complaint',
  listingProblem: 'Problem with a listing',
} as const

/** The kinds of messages that are kept for the period of complaints (lib/config/claims.ts). */
export const complaintKinds = [messageKinds.complaint, messageKinds.listingProblem] as const

/** Subjects of data protection complaints, which we must take (Data (Use and Access) Act 2025, s.103). */
export const complaintSubjects = [
  'A request for my data',
  'Data that is wrong',
  'Data kept too long or not deleted',
  'Data shared with somebody',
  'Marketing or cookies',
  'A loss or leak of data',
  'Something else',
] as const

export const listingProblems = [
  'The price or another fact is wrong',
  'The pictures or the floor plan are wrong',
  'It is sold, let or not to be had',
  'It is listed twice',
  'It is my home, and I did not list it',
  'It looks like fraud',
  'Something else',
] as const

export const MAX_PROBLEM_CHARACTERS = 3_000
export const reportMessages = {
  problem: 'Please choose what is wrong',
  details: 'Please tell us what you have seen',
} as const

interface ValuedHome {
  address: string
  number_of_bedrooms: number
}

export const formatValuationMessage = ({ address, number_of_bedrooms }: ValuedHome): string =>
  `${messageKinds.valuation}. Address: ${address}. Number of bedrooms: ${number_of_bedrooms}.`

interface DataComplaint {
  subject: string
  details: string
  wish: string
}

export const formatDataComplaint = ({ subject, details, wish }: DataComplaint): string => {
  const request = wish ? ` What would put it right: ${wish}` : ''
  return `${messageKinds.complaint}, to be acknowledged within 30 days. About: ${subject}. What happened: ${details}${request}`
}

interface ListingProblem {
  /** Reference and address of the listing. */
  about: string
  problem: string
  details: string
}

export const formatListingProblem = ({ about, problem, details }: ListingProblem): string =>
  `${messageKinds.listingProblem}. ${about}. ${problem}. ${details}`
