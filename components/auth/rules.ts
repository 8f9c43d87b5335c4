import { zodResolver } from '@hookform/resolvers/zod'
import {
  accountForm,
  emailForm,
  guestForm,
  newPasswordForm,
  newsletterForm,
  otpForm,
  passwordLoginForm,
} from '@/lib/contract/account-rules'

/** The rules of the forms, for their views; loaded when a form first needs them. */
export const passwordResolver = zodResolver(passwordLoginForm)
export const emailResolver = zodResolver(emailForm)
export const otpResolver = zodResolver(otpForm)
export const guestResolver = zodResolver(guestForm)
export const accountResolver = zodResolver(accountForm)
export const newPasswordResolver = zodResolver(newPasswordForm)
export const newsletterResolver = zodResolver(newsletterForm)
