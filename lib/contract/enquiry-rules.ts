import './zod-without-eval'
import * as z from 'zod'
import { ukPhoneNumber } from './uk-phone-number'
import { complaintMessages, complaintSubjects, enquiryMessages } from './enquiry-messages'

/* The schemas of the contact, valuation and complaint forms, shared by the forms and the agency. */

/** Replaces the bot-check token of a form posted without JavaScript; the agency limits such requests. */
export const NO_SCRIPT_TOKEN = 'sent-without-script'

const MAX_MESSAGE_CHARACTERS = 5_000
const text = (error: string, max = 200) => z.string({ error }).trim().min(1, { error }).max(max, { error })

/** In lower case, as the form's message demands (D-104). */
const lowerEmail = z
  .string({ error: enquiryMessages.contactEmail })
  .regex(/^[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,190}\.[a-z]{2,24}$/, { error: enquiryMessages.contactEmail })

export const contactForm = z.object({
  name: text(enquiryMessages.name),
  email: lowerEmail,
  contact_no: text(enquiryMessages.contactNumber, 40),
  message: text(enquiryMessages.message, MAX_MESSAGE_CHARACTERS),
  is_agree: z.literal(true, { error: enquiryMessages.agree }),
})

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
