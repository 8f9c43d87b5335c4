import { accountMessages } from '@/lib/contract/account-messages'
import type { DeletionForm } from '@/lib/contract/account-rules'
import { defineForm } from '../define-form'

const noReply =
  'We got no answer, so nothing is saved yet. What you typed is still here: please try again in a moment.'

export const profileForm = defineForm({
  id: 'profile',
  call: 'updateProfile',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.profileFormSchema),
  fields: { title: 'text', first_name: 'text', last_name: 'text', mobile: 'text', buying_position: 'text' },
  toInput: (values) => values,
  messages: { refused: '', noReply, done: 'Your details are saved.' },
  canRepeat: true,
})

export const preferencesForm = defineForm({
  id: 'preferences',
  call: 'updatePreferences',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.preferencesFormSchema),
  fields: { newsletter: 'checkbox', notify_messages: 'checkbox', notify_logins: 'checkbox' },
  toInput: (values) => values,
  messages: { refused: '', noReply, done: 'Your choices are saved.' },
  canRepeat: true,
})

const passwordMessages = {
  refused: '',
  noReply,
  done: 'Your password has been changed. Every other device is logged out.',
}
const fieldByPasswordRefusal = {
  [accountMessages.incorrectPassword]: 'current_password',
  [accountMessages.weak]: 'password',
  [accountMessages.match]: 'confirm_password',
}

export const changePasswordForm = defineForm({
  id: 'change-password',
  call: 'changePassword',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.changePasswordFormSchema),
  fields: { current_password: 'secret', password: 'secret', confirm_password: 'secret' },
  toInput: (values) => values,
  messages: passwordMessages,
  fieldByRefusalStart: fieldByPasswordRefusal,
  canRepeat: true,
  clearsWhenDone: true,
})

export const firstPasswordForm = defineForm({
  id: 'first-password',
  call: 'changePassword',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.newPasswordFormSchema),
  fields: { password: 'secret', confirm_password: 'secret' },
  toInput: (values) => values,
  messages: passwordMessages,
  fieldByRefusalStart: fieldByPasswordRefusal,
  canRepeat: true,
  clearsWhenDone: true,
})

const sharedByEmailChanges = {
  call: 'requestEmailChange',
  messages: {
    refused: '',
    noReply,
    done: 'We have sent a link to the new address. Open it to make the change: until then the present address stays.',
  },
  fieldByRefusalStart: {
    ...fieldByPasswordRefusal,
    [accountMessages.sameEmail]: 'new_email',
    [accountMessages.emailTaken]: 'new_email',
  },
  idPrefix: 'email-',
  canRepeat: true,
  clearsWhenDone: true,
} as const

export const changeEmailForm = defineForm({
  ...sharedByEmailChanges,
  id: 'change-email',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.emailChangeFormSchema),
  fields: { new_email: 'text', current_password: 'secret' },
  toInput: (values) => values,
})

export const changeGuestEmailForm = defineForm({
  ...sharedByEmailChanges,
  id: 'change-guest-email',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.guestEmailChangeFormSchema),
  fields: { new_email: 'text' },
  toInput: (values) => values,
})

export const confirmEmailForm = defineForm({
  id: 'confirm-email',
  call: 'confirmEmailChange',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.emailConfirmationFormSchema),
  fields: { key: 'hidden' },
  toInput: (values) => values,
  messages: {
    refused: '',
    noReply: 'We got no answer. Please try again in a moment.',
    done: 'Your email address has been changed. You log in with the new one from now on.',
  },
})

const sharedByDeletions = {
  call: 'deleteAccount',
  messages: { refused: '', noReply },
  idPrefix: 'delete-',
} as const

export const deleteAccountForm = defineForm({
  ...sharedByDeletions,
  id: 'delete-account',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.deletionFormSchema),
  fields: { confirm: 'text', current_password: 'secret' },
  toInput: ({ current_password }: DeletionForm) => ({ current_password }),
  fieldByRefusalStart: fieldByPasswordRefusal,
})

export const deleteGuestForm = defineForm({
  ...sharedByDeletions,
  id: 'delete-guest',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.guestDeletionFormSchema),
  fields: { confirm: 'text' },
  toInput: () => ({}),
})

/** `session` is the id of the session to end, 'others' for all but the current one, or 'all' (D-164). */
export const endSessionsForm = defineForm({
  id: 'end-sessions',
  call: 'endSessions',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.endSessionsFormSchema),
  fields: { session: 'hidden' },
  toInput: ({ session }) => {
    if (session === 'all') return {}
    return session === 'others' ? { others: true } : { session_id: Number(session) }
  },
  messages: { refused: '', noReply, done: 'Logged out there.' },
  canRepeat: true,
})
