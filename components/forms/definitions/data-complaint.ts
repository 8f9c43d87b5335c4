import { formatDataComplaint } from '@/lib/contract/enquiry-messages'
import { defineForm } from '../define-form'

/** A complaint about personal data (Data (Use and Access) Act 2025, s.103), sent by the contact call. */
export const dataComplaintForm = defineForm({
  id: 'data-complaint',
  call: 'contactUs',
  loadSchema: () => import('@/lib/contract/enquiry-rules').then((rules) => rules.dataComplaintFormSchema),
  fields: {
    name: 'text',
    email: 'text',
    contact_no: 'text',
    subject: 'text',
    details: 'text',
    wish: 'text',
    is_agree: 'checkbox',
  },
  toInput: ({ name, email, contact_no, is_agree, ...complaint }) => ({
    name,
    email,
    // The call requires a telephone number, but this form does not.
    contact_no: contact_no || 'not given',
    message: formatDataComplaint(complaint),
    is_agree,
  }),
  messages: {
    refused: '',
    noReply: 'Your complaint could not be sent. Please try again, or write to us by email.',
  },
  botCheck: 'data_complaint',
  hasHoneypot: true,
  clearsWhenDone: true,
})
