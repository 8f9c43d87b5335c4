import type { ListingAction } from '@/lib/domain/listing-permissions'
import { defineForm, type FormDefinition } from '../define-form'
import { ABOUT_FIELD, MESSAGE_FIELD, type EnquiryField } from '../enquiry-fields'

/** Formats the message of the contact call: the subject, the filled-in fields, then the message. */
export function formatEnquiry({
  [ABOUT_FIELD]: about = '',
  [MESSAGE_FIELD]: message = '',
  ...fields
}: Record<string, string>) {
  const answers = Object.entries(fields).map(([label, value]) => (value ? `${label}: ${value}.` : ''))
  return [about, ...answers, message].filter(Boolean).join(' ')
}

type Values = Record<string, string>

/** A logged-in user's message to the agency. Name and contact details come from the account. */
export interface Enquiry {
  form: FormDefinition<'contactUs', Values, Values>
  fields: readonly EnquiryField[]
  messageLabel: string
  button: string
}

interface EnquiryOptions {
  fields?: readonly EnquiryField[]
  messageLabel: string
  button: string
}

function defineEnquiry(id: string, { fields = [], messageLabel, button }: EnquiryOptions): Enquiry {
  const kinds = fields.map(({ label }) => [label, 'text'] as const)
  const form = defineForm({
    id,
    call: 'contactUs',
    loadSchema: () =>
      import('../enquiry-schema').then(({ createEnquirySchema }) => createEnquirySchema(fields)),
    fields: { [ABOUT_FIELD]: 'hidden', ...Object.fromEntries(kinds), [MESSAGE_FIELD]: 'text' },
    toInput: (values, { name, email, mobile }) => ({
      name,
      email,
      // The call requires a telephone number, which an account may lack.
      contact_no: mobile || '-',
      message: formatEnquiry(values),
      is_agree: true as const,
    }),
    messages: {
      refused: '',
      noReply: 'We got no answer, so nothing has been sent yet. Please try again in a moment.',
    },
    // Keeps the ids apart from those of other forms on the page.
    idPrefix: 'own-',
    botCheck: 'contact_us',
    hasHoneypot: true,
    needsUser: true,
  })
  return { form, fields, messageLabel, button }
}

/** The enquiries about a listing (D-20, D-160), and the first step of an order. */
export const enquiries: Record<ListingAction | 'order', Enquiry> = {
  'ask-a-question': defineEnquiry('ask-a-question', {
    messageLabel: 'Your question',
    button: 'Send your question',
  }),
  'arrange-viewing': defineEnquiry('arrange-viewing', {
    fields: [
      { label: 'Preferred date', type: 'date', requiredMessage: 'Please choose a date' },
      {
        label: 'Preferred time',
        type: 'time',
        hint: 'Viewings are between 8am and 8pm',
        min: '08:00',
        max: '20:00',
      },
    ],
    messageLabel: 'Anything we should know, such as other times that suit you',
    button: 'Ask for a viewing',
  }),
  'make-an-offer': defineEnquiry('make-an-offer', {
    fields: [
      {
        label: 'Your offer in pounds',
        type: 'number',
        requiredMessage: 'Please enter your offer amount',
        min: 1,
        max: 100_000_000,
      },
    ],
    messageLabel: 'How you would pay, and when you could complete',
    button: 'Send your offer',
  }),
  'request-let-property': defineEnquiry('request-let-property', {
    fields: [
      { label: 'Move-in date', type: 'date', requiredMessage: 'Please choose a date' },
      {
        label: 'Number of tenants',
        type: 'number',
        requiredMessage: 'Please enter the number of tenants',
        min: 1,
        max: 20,
      },
    ],
    messageLabel: 'About you and who would live there with you',
    button: 'Send your request',
  }),
  order: defineEnquiry('order', {
    fields: [
      {
        label: 'Address and postcode of the home',
        type: 'text',
        requiredMessage: 'Please enter your address',
      },
      { label: 'Bedrooms', type: 'number', min: 0, max: 20 },
    ],
    messageLabel: 'Anything else we should know',
    button: 'Ask us to call',
  }),
}
