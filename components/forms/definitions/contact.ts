import { defineForm } from '../define-form'

/** The contact form. It shows no message when the call is refused or no reply arrives (CONTACT-15). */
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
