import { defineForm } from '../define-form'

export const loginForm = defineForm({
  id: 'login',
  call: 'login',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.passwordLoginFormSchema),
  fields: { email: 'text', password: 'secret' },
  toInput: (values) => values,
  messages: { refused: 'Login failed. Please try again.', noReply: 'An error occurred during login.' },
  idPrefix: 'login-',
  mode: 'onTouched',
  waitsUntilValid: true,
  botCheck: 'login',
  sendsDeviceId: true,
})

/* The forms of one-time passwords need a script: a code is valid only with the device id, which a script stores (D-29). */

export const otpRequestForm = defineForm({
  id: 'otp-request',
  call: 'loginOtpRequest',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.emailFormSchema),
  fields: { email: 'text' },
  toInput: (values) => values,
  messages: { refused: 'Failed to send OTP.', noReply: 'An error occurred while sending OTP.' },
  idPrefix: 'otp-request-',
  botCheck: 'otp_request',
  sendsDeviceId: true,
  needsScript: true,
})

export const otpVerifyForm = defineForm({
  id: 'otp-verify',
  call: 'verifyOtp',
  loadSchema: () => import('@/lib/contract/account-rules').then((rules) => rules.otpFormSchema),
  fields: { otp: 'secret' },
  toInput: (values) => values,
  messages: { refused: 'Invalid OTP.', noReply: 'An error occurred. Please try again.' },
  idPrefix: 'otp-verify-',
  botCheck: 'otp_verify',
  sendsDeviceId: true,
  needsScript: true,
})
