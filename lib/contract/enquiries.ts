import * as z from 'zod'
import { botTokenSchema } from './bot-token'
import { defineCall } from './call'
import { emailAddress } from './email-address'
import { enquiryMessages } from './enquiry-messages'
import { contactFormSchema } from './enquiry-rules'

const jobSchema = z.object({
  id: z.coerce.number(),
  title: z.string(),
  location: z.string(),
  salary: z.string(),
  contract: z.string(),
  hours: z.string(),
  /** YYYY-MM-DD. */
  added: z.string(),
  description: z.string(),
})
export type Job = z.infer<typeof jobSchema>

/** The refusal that says that there are no vacancies. */
export const NO_VACANCIES = 'No vacancies found'

export const enquiryCalls = {
  contactUs: defineCall('contactUs', {
    // The contact form checks addresses by a simple pattern (D-104). The other forms that make this call take any valid
    // address, such as o'brien@home.example.
    input: contactFormSchema.extend({
      email: z.union([contactFormSchema.shape.email, emailAddress(enquiryMessages.contactEmail)], {
        error: enquiryMessages.contactEmail,
      }),
      recaptcha_token: botTokenSchema,
    }),
    output: z.null(),
  }),
  recruitmentList: defineCall('recruitmentList', {
    input: z.object({
      deleted: z.coerce.number().int().min(0).max(1).default(0),
      status: z.string().max(40).default('live'),
    }),
    output: z.array(jobSchema),
  }),
}
