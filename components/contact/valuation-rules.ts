import { zodResolver } from '@hookform/resolvers/zod'
import {
  valuationForm,
  valuationMessage,
  type ContactForm,
  type ValuationForm,
} from '@/lib/contract/enquiry-rules'

/** The rules of the valuation form, for its view; loaded when the form first needs them. */
export const valuationResolver = zodResolver(valuationForm)

/** What the contact call is sent for a request: address and bedrooms become the message (VALUATION-10). */
export const contactOf = (form: ValuationForm): ContactForm => ({
  name: form.name,
  email: form.email.toLowerCase(),
  contact_no: form.contact_no,
  message: valuationMessage(form),
  is_agree: form.is_agree,
})
