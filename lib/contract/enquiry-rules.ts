import './without-eval'
import * as z from 'zod'
import { elevenDigits } from './eleven-digits'

/** The rules of the contact and valuation forms, shared by the form and the agency (1 §5). */

export const words = {
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

/**
 * In place of a bot-check token, for a form that was posted without JavaScript: tokens are made by
 * script. Where tokens are verified, the agency takes few such requests (lib/agency/enquiries/bot-check).
 */
export const WITHOUT_SCRIPT = 'sent-without-script'

const LONG = 5_000
const text = (error: string, max = 200) => z.string({ error }).trim().min(1, { error }).max(max, { error })

/** D-104: the contact form's address is in lower case, as its message says. */
const lowerEmail = z
  .string({ error: words.contactEmail })
  .regex(/^[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,190}\.[a-z]{2,24}$/, { error: words.contactEmail })

/** CONTACT-04 … CONTACT-07. */
export const contactForm = z.object({
  name: text(words.name),
  email: lowerEmail,
  contact_no: text(words.contactNumber, 40),
  message: text(words.message, LONG),
  is_agree: z.literal(true, { error: words.agree }),
})
export type ContactForm = z.infer<typeof contactForm>

/** VALUATION-02 … VALUATION-07. */
export const valuationForm = z.object({
  name: text(words.name),
  email: z.email({ error: words.valuationEmail }).max(254, { error: words.valuationEmail }),
  contact_no: elevenDigits(words.mobile),
  address: text(words.address, 300),
  number_of_bedrooms: z.coerce.number().int().min(1).max(10),
  is_agree: z.literal(true, { error: words.agree }),
})
export type ValuationForm = z.infer<typeof valuationForm>

/** How the messages of the forms begin that are more than a message: by it whoever reads the mail sees what is asked, and what has a deadline. */
export const messageKinds = {
  valuation: 'Valuation request',
  complaint: 'Data-protection complaint',
} as const

/** VALUATION-10: what the valuation form sends by the contact call (D-106). */
export const valuationMessage = ({
  address,
  number_of_bedrooms,
}: Pick<ValuationForm, 'address' | 'number_of_bedrooms'>): string =>
  `${messageKinds.valuation}. Address: ${address}. Number of bedrooms: ${number_of_bedrooms}.`

/** What a data-protection complaint may be about (Data (Use and Access) Act 2025, s.103). */
export const complaintSubjects = [
  'A request for my data',
  'Data that is wrong',
  'Data kept too long or not deleted',
  'Data shared with somebody',
  'Marketing or cookies',
  'A loss or leak of data',
  'Something else',
] as const

const complaintWords = {
  subject: 'Please choose what your complaint is about',
  details: 'Please tell us what happened',
  wish: 'Please keep this to 500 characters',
  agree: 'Please tick the box so that we may look into your complaint.',
} as const

/** The form for complaints about personal data; only what is needed to answer is asked for. */
export const dataComplaintForm = z.object({
  name: text(words.name),
  email: z.email({ error: words.valuationEmail }).max(254, { error: words.valuationEmail }),
  contact_no: z.string().trim().max(40, { error: words.contactNumber }),
  subject: z.enum(complaintSubjects, { error: complaintWords.subject }),
  details: text(complaintWords.details, 4_000),
  wish: z.string().trim().max(500, { error: complaintWords.wish }),
  is_agree: z.literal(true, { error: complaintWords.agree }),
})
export type DataComplaintForm = z.infer<typeof dataComplaintForm>

/** The message that the contact call carries for a complaint. */
export const dataComplaintMessage = ({
  subject,
  details,
  wish,
}: Pick<DataComplaintForm, 'subject' | 'details' | 'wish'>): string =>
  `${messageKinds.complaint}, to be acknowledged within 30 days. About: ${subject}. What happened: ${details}${wish ? ` What would put it right: ${wish}` : ''}`
