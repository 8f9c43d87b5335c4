import { LOGIN_AFTER_SIGNUP_FAILED } from '@/lib/config/account-options'
import type { AccountForm, GuestForm } from '@/lib/contract/account-rules'
import { defineForm } from '../define-form'

/** Returns the signup call's input. `newsLetterNoStatus: 1` declines the newsletter (SIGNUP-05, D-35). */
const toInput = <Form extends GuestForm | AccountForm>({ newsletter, ...person }: Form) => ({
  ...person,
  newsLetterNoStatus: newsletter ? 0 : 1,
  created_account_page: 'signup',
  guest_signup: 'password' in person ? 0 : 1,
})

const personFields = {
  title: 'text',
  first_name: 'text',
  last_name: 'text',
  email: 'text',
  mobile: 'text',
  buying_position: 'text',
} as const

/** Registers a guest (SIGNUP-01). Needs a script, because guests log in by one-time passwords, whose forms need one. */
export const guestSignupForm = defineForm({
  id: 'guest-signup',
  call: 'signup',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.guestFormSchema),
  fields: {
    ...personFields,
    newsletter: 'checkbox',
    isAgreeTermsCondition: 'checkbox',
  },
  toInput,
  messages: { refused: 'Signup failed', noReply: 'Signup request failed.' },
  idPrefix: 'guest-',
  botCheck: 'signup',
  needsScript: true,
})

/** Messages of the one-time-password request after a guest's signup (SIGNUP-19). */
export const guestOtpMessages = { refused: 'OTP sending failed', noReply: 'OTP request failed.' }

export const accountSignupForm = defineForm({
  id: 'account-signup',
  call: 'signup',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.accountFormSchema),
  fields: {
    ...personFields,
    password: 'secret',
    confirm_password: 'secret',
    newsletter: 'checkbox',
    isAgreeTermsCondition: 'checkbox',
  },
  toInput,
  messages: { refused: 'Signup failed.', noReply: 'Error during signup.' },
  idPrefix: 'account-',
  botCheck: 'signup',
})

/** Messages of the automatic login after a signup with a password (SIGNUP-21). */
export const loginAfterSignupMessages = {
  refused: LOGIN_AFTER_SIGNUP_FAILED,
  noReply: 'Error during automatic login.',
}
