import type { ListingAction } from '@/lib/domain/listing-permissions'
import { defineForm, type FormDefinition } from '../define-form'
import { ABOUT, MESSAGE, type EnquiryField } from '../enquiry-fields'

/** The text of the contact call: what it is about, the fields that were filled in, then the message. */
export function enquiryText({
  [ABOUT]: about = '',
  [MESSAGE]: message = '',
  ...fields
}: Record<string, string>) {
  const answers = Object.entries(fields).map(([label, value]) => (value ? `${label}: ${value}.` : ''))
  return [about, ...answers, message].filter(Boolean).join(' ')
}

type Values = Record<string, string>

/** A message to the agency from somebody who is logged in, so that only what they want is asked for. */
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
    loadSchema: () => import('../enquiry-schema').then(({ enquirySchema }) => enquirySchema(fields)),
    fields: { [ABOUT]: 'hidden', ...Object.fromEntries(kinds), [MESSAGE]: 'text' },
    toInput: (values, { name, email, mobile }) => ({
      name,
      email,
      contact_no: mobile || '-',
      message: enquiryText(values),
      is_agree: true as const,
    }),
    messages: {
      refused: '',
      lost: 'We got no answer, so nothing has been sent yet. Please try again in a moment.',
    },
    idPrefix: 'own-',
    botCheck: 'contact',
    hasHoneypot: true,
    needsUser: true,
  })
  return { form, fields, messageLabel, button }
}

/** What somebody can do about a listing (D-20, D-160), and the first step of an order. */
export const enquiries: Record<ListingAction | 'order', Enquiry> = {
  'ask-a-question': defineEnquiry('ask-a-question', {
    messageLabel: 'Your question',
    button: 'Send your question',
  }),
  'arrange-viewing': defineEnquiry('arrange-viewing', {
    fields: [
      { label: 'Preferred date', type: 'date', missing: 'Please choose a date' },
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
        missing: 'Please enter your offer amount',
        min: 1,
        max: 100_000_000,
      },
    ],
    messageLabel: 'How you would pay, and when you could complete',
    button: 'Send your offer',
  }),
  'request-let-property': defineEnquiry('request-let-property', {
    fields: [
      { label: 'Move-in date', type: 'date', missing: 'Please choose a date' },
      {
        label: 'Number of tenants',
        type: 'number',
        missing: 'Please enter the number of tenants',
        min: 1,
        max: 20,
      },
    ],
    messageLabel: 'About you and who would live there with you',
    button: 'Send your request',
  }),
  order: defineEnquiry('order', {
    fields: [
      { label: 'Address and postcode of the home', type: 'text', missing: 'Please enter your address' },
      { label: 'Bedrooms', type: 'number', min: 0, max: 20 },
    ],
    messageLabel: 'Anything else we should know',
    button: 'Ask us to call',
  }),
}
