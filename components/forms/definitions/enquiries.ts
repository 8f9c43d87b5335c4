import { formatInteger } from '@/lib/format/number'
import { defineForm, type FormDefinition } from '../define-form'
import { ABOUT_FIELD, MESSAGE_FIELD, type EnquiryField, type EnquiryValues } from '../enquiry-fields'

/** The filled-in fields between subject and message, each as label and value. */
function listAnswers(values: EnquiryValues): [string, string][] {
  const unsent = [ABOUT_FIELD, MESSAGE_FIELD]
  return Object.entries(values).flatMap(([label, value]): [string, string][] =>
    value && !unsent.includes(label) ? [[label, value]] : [],
  )
}

const textOf = (values: EnquiryValues, name: string): string => String(values[name] ?? '')

/** Formats the message of the contact call: the subject, the filled-in fields, then the message. */
export const formatEnquiry = (values: EnquiryValues): string =>
  [
    textOf(values, ABOUT_FIELD),
    ...listAnswers(values).map(([label, value]) => `${label}: ${value}.`),
    textOf(values, MESSAGE_FIELD),
  ]
    .filter(Boolean)
    .join(' ')

const formatAnswer = (field: EnquiryField | undefined, value: string): string =>
  field?.type === 'number' ? formatInteger(Number(value)) : value

/** Lists what was sent, a line each, for the success message. */
const describeSent = (fields: readonly EnquiryField[], values: EnquiryValues): string[] =>
  [
    textOf(values, ABOUT_FIELD),
    ...listAnswers(values).map(
      ([label, value]) =>
        `${label}: ${formatAnswer(
          fields.find((field) => field.label === label),
          value,
        )}`,
    ),
    textOf(values, MESSAGE_FIELD),
  ].filter(Boolean)

/** A logged-in user's message to the agency. Name and contact details come from the account. */
export interface Enquiry {
  form: FormDefinition<'contactUs', EnquiryValues, EnquiryValues>
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
  const fieldKinds = fields.map(({ label }) => [label, 'text'] as const)
  const form = defineForm({
    id,
    call: 'contactUs',
    loadSchema: () =>
      import('../enquiry-schema').then(({ createEnquirySchema }) => createEnquirySchema(fields)),
    fields: { [ABOUT_FIELD]: 'hidden', ...Object.fromEntries(fieldKinds), [MESSAGE_FIELD]: 'text' },
    toInput: (values, { name, email, mobile }) => ({
      name,
      email,
      // The call requires a telephone number, which an account may lack.
      contact_no: mobile || '-',
      message: formatEnquiry(values),
      is_agree: true as const,
    }),
    describeSent: (values) => describeSent(fields, values),
    messages: {
      refused: '',
      noReply: 'We got no answer, so nothing has been sent yet. Please try again in a moment.',
    },
    // Keeps the ids apart from those of other forms on the page.
    idPrefix: 'own-',
    botCheck: 'contact_us',
    hasHoneypot: true,
    needsUser: true,
    isOpenToVisitors: true,
  })
  return { form, fields, messageLabel, button }
}

/** The first step of an order. */
export const enquiries: Record<'order', Enquiry> = {
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
