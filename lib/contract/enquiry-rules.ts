import './zod-without-eval'
import * as z from 'zod'
import { emailAddress, simpleEmailAddress } from './email-address'
import { phoneNumber, ukPhoneNumber } from './phone-number'
import {
  complaintMessages,
  complaintSubjects,
  enquiryMessages,
  listingProblems,
  MAX_COMPLAINT_DETAILS_CHARACTERS,
  MAX_COMPLAINT_WISH_CHARACTERS,
  MAX_MESSAGE_CHARACTERS,
  MAX_PROBLEM_CHARACTERS,
  reportMessages,
} from './enquiry-messages'

/* The schemas of the contact, valuation and complaint forms, shared by the forms and the agency. */

/** The bot-check token of a form that is posted without JavaScript. The agency limits such requests more strictly. */
export const NO_SCRIPT_TOKEN = 'sent-without-script'

const requiredText = (error: string, max = 200) =>
  z.string({ error }).trim().min(1, { error }).max(max, { error })

export const contactFormSchema = z.object({
  name: requiredText(enquiryMessages.name),
  email: simpleEmailAddress(enquiryMessages.contactEmail),
  contact_no: phoneNumber(enquiryMessages.contactNumber).min(1, { error: enquiryMessages.contactNumber }),
  message: requiredText(enquiryMessages.message, MAX_MESSAGE_CHARACTERS),
  is_agree: z.literal(true, { error: enquiryMessages.agree }),
})

export const valuationFormSchema = z.object({
  name: requiredText(enquiryMessages.name),
  email: emailAddress(enquiryMessages.valuationEmail),
  contact_no: ukPhoneNumber(enquiryMessages.mobile),
  address: requiredText(enquiryMessages.address, 300),
  number_of_bedrooms: z.coerce.number().int().min(1).max(10),
  is_agree: z.literal(true, { error: enquiryMessages.agree }),
})

export const dataComplaintFormSchema = z.object({
  name: requiredText(enquiryMessages.name),
  email: emailAddress(enquiryMessages.valuationEmail),
  contact_no: phoneNumber(enquiryMessages.contactNumber),
  subject: z.enum(complaintSubjects, { error: complaintMessages.subject }),
  details: requiredText(complaintMessages.details, MAX_COMPLAINT_DETAILS_CHARACTERS),
  wish: z.string().trim().max(MAX_COMPLAINT_WISH_CHARACTERS, { error: complaintMessages.wish }),
  is_agree: z.literal(true, { error: complaintMessages.agree }),
})

/** `about` has no error message, because the page fills this field in, and not the visitor. */
export const reportProblemFormSchema = z.object({
  about: z.string().trim().min(1).max(500),
  problem: z.enum(listingProblems, { error: reportMessages.problem }),
  details: requiredText(reportMessages.details, MAX_PROBLEM_CHARACTERS),
  name: z.string().trim().max(200, { error: enquiryMessages.name }),
  email: emailAddress(enquiryMessages.valuationEmail),
})
