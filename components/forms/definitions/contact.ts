import { defineForm } from '../define-form'

/** The contact form. When no reply arrives the form stays without a message (CONTACT-15). */
export const contactForm = defineForm({
  id: 'contact',
  call: 'contactUs',
  loadSchema: () => import('@/lib/contract/enquiry-rules').then((rules) => rules.contactFormSchema),
  fields: { message: 'text', name: 'text', email: 'text', contact_no: 'text', is_agree: 'checkbox' },
  toInput: (values) => values,
  messages: { refused: '', noReply: '' },
  mode: 'onTouched',
  waitsUntilValid: true,
  botCheck: 'contact_us',
  hasHoneypot: true,
  clearsWhenDone: true,
})
