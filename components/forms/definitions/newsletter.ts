import { defineForm } from '../define-form'

const messages = {
  refused: 'That did not work. Please try again.',
  noReply: 'An error occurred. Please try again.',
}

export const subscribeForm = defineForm({
  id: 'newsletter',
  call: 'subscribeNewsletter',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.newsletterFormSchema),
  fields: { subscriber_name: 'text', subscriber_email: 'text' },
  toInput: (values) => values,
  messages,
  idPrefix: 'newsletter-',
  botCheck: 'subscribe_newsletter',
  // A script shows this form, so it is never posted without JavaScript (NEWSL-01).
  needsScript: true,
})

export const unsubscribeForm = defineForm({
  id: 'unsubscribe',
  call: 'unsubscribeNewsletter',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.unsubscribeFormSchema),
  fields: { key: 'hidden' },
  toInput: (values) => values,
  messages: { ...messages, done: 'You are off the list: no more newsletters will come to this address.' },
})
