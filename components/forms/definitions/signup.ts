import { LOGIN_AFTER_SIGNUP_FAILED } from '@/lib/config/account-options'
import type { AccountForm, GuestForm } from '@/lib/contract/account-rules'
import { defineForm } from '../define-form'

/** What a signup sends of its form (SIGNUP-04, SIGNUP-05; D-35: 1 does not want the newsletter). */
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

/** Registers a guest, who logs in by one-time passwords (SIGNUP-01, SIGNUP-18). */
export const guestSignupForm = defineForm({
  id: 'guest-signup',
  call: 'signup',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.guestForm),
  fields: {
    ...personFields,
    newsletter: 'tick',
    isAgreeTermsCondition: 'tick',
  },
  toInput,
  messages: { refused: 'Signup failed', lost: 'Signup request failed.' },
  idPrefix: 'guest-',
  mode: 'onTouched',
  botCheck: 'signup',
  needsScript: true,
})

/** Messages of the one-time password that follows a guest's registration (SIGNUP-19). */
export const guestOtpMessages = { refused: 'OTP sending failed', lost: 'OTP request failed.' }

/** Makes an account with a password (SIGNUP-03, SIGNUP-20). */
export const accountSignupForm = defineForm({
  id: 'account-signup',
  call: 'signup',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.accountForm),
  fields: {
    ...personFields,
    password: 'secret',
    confirm_password: 'secret',
    newsletter: 'tick',
    isAgreeTermsCondition: 'tick',
  },
  toInput,
  messages: { refused: 'Signup failed.', lost: 'Error during signup.' },
  idPrefix: 'account-',
  mode: 'onTouched',
  botCheck: 'signup',
})

/** Messages of the login that follows (SIGNUP-21). */
export const loginAfterSignupMessages = {
  refused: LOGIN_AFTER_SIGNUP_FAILED,
  lost: 'Error during automatic login.',
}
