import { formatListingProblem } from '@/lib/contract/enquiry-messages'
import { defineForm } from '../define-form'

/** A visitor's report about a listing, sent by the contact call. */
export const reportProblemForm = defineForm({
  id: 'report-problem',
  call: 'contactUs',
  loadSchema: () => import('@/lib/contract/enquiry-rules').then((rules) => rules.reportProblemFormSchema),
  fields: { about: 'hidden', problem: 'text', details: 'text', name: 'text', email: 'text' },
  toInput: ({ name, email, ...report }) => ({
    // The call requires a name, a telephone number and an agreement, but this form does not.
    name: name || 'A visitor',
    email,
    contact_no: 'not given',
    message: formatListingProblem(report),
    is_agree: true as const,
  }),
  messages: {
    refused: '',
    noReply: 'Your report could not be sent. Please try again, or call us.',
    done: 'Thank you. We will look into it within one working day, and write to you when it has been put right.',
  },
  idPrefix: 'report-',
  botCheck: 'report_problem',
  hasHoneypot: true,
  clearsWhenDone: true,
})
