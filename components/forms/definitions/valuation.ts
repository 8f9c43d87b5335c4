import { formatValuationMessage } from '@/lib/contract/enquiry-messages'
import { defineForm } from '../define-form'

/** The valuation form, sent by the contact call with the home in the message (VALUATION-10). */
export const valuationForm = defineForm({
  id: 'valuation',
  call: 'contactUs',
  loadSchema: () => import('@/lib/contract/enquiry-rules').then((rules) => rules.valuationFormSchema),
  fields: {
    address: 'text',
    number_of_bedrooms: 'text',
    name: 'text',
    email: 'text',
    contact_no: 'text',
    is_agree: 'checkbox',
  },
  toInput: ({ name, email, contact_no, is_agree, ...home }) => ({
    name,
    email,
    contact_no,
    message: formatValuationMessage(home),
    is_agree,
  }),
  messages: { refused: '', noReply: 'Submission failed. Please try again.' },
  mode: 'onTouched',
  botCheck: 'valuation',
  hasHoneypot: true,
  clearsWhenDone: true,
})
