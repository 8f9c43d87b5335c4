import { defineForm } from '../define-form'

/** CONTACT-04 … CONTACT-15. No answer is passed over in silence, and the form stays (CONTACT-15). */
export const contactForm = defineForm({
  id: 'contact',
  call: 'contactUs',
  loadSchema: () => import('@/lib/contract/enquiry-rules').then((rules) => rules.contactForm),
  fields: { name: 'text', email: 'text', contact_no: 'text', message: 'text', is_agree: 'tick' },
  toInput: (values) => values,
  messages: { refused: '', lost: '' },
  mode: 'onTouched',
  waitsUntilValid: true,
  botCheck: 'contact',
  hasHoneypot: true,
  clearsWhenDone: true,
})
