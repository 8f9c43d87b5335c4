import { PORTAL_MONTHS } from './brand'

/* The agency's promises. Pages, agreements and mails read them from here, so that they cannot contradict each other. */

/** How soon a question, a request or an offer reaches the owner, whose account shows it as soon as it is stored. */
export const PASS_ON_TIME = 'at once'
/** The time that the agreements promise. It allows for a failure of the account or the mail. */
export const AT_ONCE_WITHIN_ONE_WORKING_DAY = `${PASS_ON_TIME}, and never later than one working day`
/** How soon we answer somebody who writes to us. */
export const ANSWER_TIME = 'within one working day'

/** Not part of `claims`, because a script in the browser needs this sentence only. */
export const LISTING_TIME =
  'You describe the home yourself in about twenty minutes, step by step, and may stop and go on whenever you like.'

export const claims = {
  questionToOwner:
    'Your question goes straight to the owner, and the answer comes to your inbox. Your email address stays private.',
  questionFromBuyer:
    'Each question comes straight to your inbox, and your answer goes back. Your email address stays private.',
  /** Estate agents have to pass on every offer promptly (Undesirable Practices (No. 2) Order 1991, schedule 3). */
  offers: `We pass every offer to the owner in writing ${PASS_ON_TIME}, in the account and by email, and never later than one working day.`,
  /** The flat fee ends with the memorandum; sales progression is part of the local service (LOCAL-09). */
  flatFeeAfterMemorandum:
    'We send the memorandum of sale to both conveyancers. From there to the keys, you and your conveyancer follow the sale, and you and the buyer read each other’s steps in your accounts.',
  localAfterMemorandum: 'We follow the sale from the memorandum to the keys.',
  flatFeePictures:
    'The photographs and the floor plan come from you. With Pay now you may order photographs from us, at a price of their own.',
  localPictures: 'We take the photographs and make the floor plan and the virtual tour.',
  listingTime: LISTING_TIME,
  /** Consumer Contracts Regulations 2013, regulation 36: an early start has to be asked for. */
  goingLive:
    'The listing goes live when you have approved it, every owner’s identity is checked and the 14 days for cancelling are over, or sooner if you ask us to start straight away.',
  exactReferralFees:
    'These are the exact sums. They do not raise the price you pay, and you are free to go elsewhere.',
  freeListing:
    'Nothing is due when you list, and nothing when the home sells. It is shown on this website and on no portal.',
  portals: `${PORTAL_MONTHS} months, then you choose to renew`,
} as const

/** What we receive for each introduction by us that leads to a completed case. */
export const referralFees = {
  conveyancing: '£150 including VAT',
  mortgage: '£200',
  commercial: '£500',
} as const

/** The periods by which jobs delete records (lib/agency/retention). */
export const retentionPeriods = {
  personalDataMonths: 12,
  /** From the warning to the user until an unused account is closed. */
  accountWarningDays: 30,
  identityCheckYears: 5,
  offerAndComplaintYears: 6,
  invoiceYears: 6,
} as const

/** How long records are kept. Those without a number in `retentionPeriods` are kept outside the application. */
export const retention = {
  /** After the last dealings with a person (STATIC-04). */
  personalData: `${retentionPeriods.personalDataMonths} months`,
  accountWarning: `${retentionPeriods.accountWarningDays} days`,
  /** Money Laundering Regulations 2017, regulation 40. */
  identityChecks: `${retentionPeriods.identityCheckYears} years`,
  /** Home Office code of practice on right-to-rent checks. */
  rightToRent: '1 year',
  /** Limitation Act 1980, section 5: the time within which a claim about a contract can be brought. */
  offersAndComplaints: `${retentionPeriods.offerAndComplaintYears} years`,
  invoices: `${retentionPeriods.invoiceYears} years`,
  references: '12 months',
  applications: '6 months',
  serverLogs: '30 days',
} as const

/** The effects on data when somebody deletes their own account (lib/agency/accounts/delete-account.ts). */
export const accountDeletion = {
  deletes: [
    'your name, email address, mobile number and password',
    'messages to you, and what you have written to us by the forms of this website',
    'the homes that you saved, with your notes (a partner who shares them keeps the homes, not your notes)',
    'your newsletter, your choices, and every login, on this device too',
  ],
  keepsHomes:
    'your homes as they were described, with the dates and prices of their adverts, but without your name: for good, because they no longer say who you are',
  keepsConversations:
    'your conversations, viewings, offers and requests about homes, under “A former user”: the other side has received them. Those still open are withdrawn, cancelled or declined',
  keepsClosureRecord: 'that an account was closed, and when, without a name: for good',
  keepsFiles: `what the law or a possible claim makes us keep outside your account: identity checks for ${retention.identityChecks}, offers, agreements, complaints and reports of a listing for ${retention.offersAndComplaints}, invoices for ${retention.invoices}`,
} as const
