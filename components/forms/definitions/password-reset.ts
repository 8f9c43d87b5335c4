import { defineForm } from '../define-form'

const messages = {
  refused: 'That did not work. Please try again.',
  noReply: 'An error occurred. Please try again.',
}

export const forgottenPasswordForm = defineForm({
  id: 'forgotten-password',
  call: 'forgottenPassword',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.emailFormSchema),
  fields: { email: 'text' },
  toInput: (values) => values,
  messages,
  idPrefix: 'forgotten-',
  botCheck: 'forgotten_password',
})

export const resetPasswordForm = defineForm({
  id: 'reset-password',
  call: 'resetPassword',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.resetPasswordFormSchema),
  fields: { key: 'hidden', password: 'secret', confirm_password: 'secret' },
  toInput: (values) => values,
  messages: { ...messages, done: 'Your password has been changed. You can log in with it now.' },
  idPrefix: 'reset-',
})
