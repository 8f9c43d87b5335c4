import { zodResolver } from '@hookform/resolvers/zod'
import {
  dataComplaintForm,
  dataComplaintMessage,
  type ContactForm,
  type DataComplaintForm,
} from '@/lib/contract/enquiry-rules'

/** The rules of the complaint form, for its view; loaded when the form first needs them. */
export const complaintResolver = zodResolver(dataComplaintForm)

/** What the contact call is sent for a complaint. A telephone number is not asked of anyone, though the call wants one. */
export const contactOf = (form: DataComplaintForm): ContactForm => ({
  name: form.name,
  email: form.email.toLowerCase(),
  contact_no: form.contact_no || 'not given',
  message: dataComplaintMessage(form),
  is_agree: form.is_agree,
})
