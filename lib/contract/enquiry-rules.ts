import './zod-without-eval'
import * as z from 'zod'
import { ukPhoneNumber } from './uk-phone-number'
import { complaintMessages, complaintSubjects, enquiryMessages } from './enquiry-messages'

/** The schemas of the contact, valuation and complaint forms, shared by the forms and the agency (1 §5). */

/**
 * In place of a bot-check token, for a form that was posted without JavaScript: tokens are made by
 * script. Where tokens are verified, the agency takes few such requests (lib/agency/enquiries/bot-check).
 */
export const NO_SCRIPT_TOKEN = 'sent-without-script'

const MAX_MESSAGE_CHARACTERS = 5_000
const text = (error: string, max = 200) => z.string({ error }).trim().min(1, { error }).max(max, { error })

/** D-104: the contact form's address is in lower case, as its message says. */
const lowerEmail = z
  .string({ error: enquiryMessages.contactEmail })
  .regex(/^[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,190}\.[a-z]{2,24}$/, { error: enquiryMessages.contactEmail })

/** CONTACT-04 … CONTACT-07. */
export const contactForm = z.object({
  name: text(enquiryMessages.name),
  email: lowerEmail,
  contact_no: text(enquiryMessages.contactNumber, 40),
  message: text(enquiryMessages.message, MAX_MESSAGE_CHARACTERS),
  is_agree: z.literal(true, { error: enquiryMessages.agree }),
})

/** VALUATION-02 … VALUATION-07. */
export const valuationForm = z.object({
  name: text(enquiryMessages.name),
  email: z
    .email({ error: enquiryMessages.valuationEmail })
    .max(254, { error: enquiryMessages.valuationEmail }),
  contact_no: ukPhoneNumber(enquiryMessages.mobile),
  address: text(enquiryMessages.address, 300),
  number_of_bedrooms: z.coerce.number().int().min(1).max(10),
  is_agree: z.literal(true, { error: enquiryMessages.agree }),
})

/** The form for complaints about personal data; only what is needed to answer is asked for. */
export const dataComplaintForm = z.object({
  name: text(enquiryMessages.name),
  email: z
    .email({ error: enquiryMessages.valuationEmail })
    .max(254, { error: enquiryMessages.valuationEmail }),
  contact_no: z.string().trim().max(40, { error: enquiryMessages.contactNumber }),
  subject: z.enum(complaintSubjects, { error: complaintMessages.subject }),
  details: text(complaintMessages.details, 4_000),
  wish: z.string().trim().max(500, { error: complaintMessages.wish }),
  is_agree: z.literal(true, { error: complaintMessages.agree }),
})
