import './zod-without-eval'
import * as z from 'zod'
import {
  buyingPositions,
  DELETION_CONFIRMATION,
  PASSWORD_CHARACTERS,
  titles,
  type BuyingPosition,
} from '../config/account-options'
import { accountMessages } from './account-messages'
import { emailAddress, simpleEmailAddress } from './email-address'
import { ukPhoneNumber } from './phone-number'

/* The schemas of the account forms, shared by the forms and the agency (D-38, D-163). */

const text = (error: string, max = 100) => z.string({ error }).trim().min(1, { error }).max(max, { error })

export const emailRule = emailAddress(accountMessages.email)

export const passwordLoginForm = z.object({
  email: emailRule,
  password: z
    .string({ error: accountMessages.password })
    .min(1, { error: accountMessages.password })
    .max(1_000, { error: accountMessages.password }),
})

export const emailForm = z.object({ email: emailRule })

/** Spaces are dropped, because people and mail programs add them (LOGIN-21). */
export const otpForm = z.object({
  otp: z
    .string({ error: accountMessages.otp })
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().min(1, { error: accountMessages.otp }).max(20, { error: accountMessages.otp })),
})

const positions = Object.keys(buyingPositions) as [BuyingPosition, ...BuyingPosition[]]

export const profileForm = z.object({
  title: z.enum(titles, { error: accountMessages.title }),
  first_name: text(accountMessages.firstName),
  last_name: text(accountMessages.lastName),
  mobile: ukPhoneNumber(accountMessages.mobile),
  buying_position: z.enum(positions, { error: accountMessages.position }),
})

/** SIGNUP-16, SIGNUP-17. The agency alone checks for common passwords. */
const passwordPair = {
  password: z
    .string({ error: accountMessages.newPassword })
    .min(1, { error: accountMessages.newPassword })
    .max(PASSWORD_CHARACTERS.max, { error: accountMessages.tooLong }),
  confirm_password: z
    .string({ error: accountMessages.confirmPassword })
    .min(1, { error: accountMessages.confirmPassword }),
}

interface PasswordPair {
  password: string
  confirm_password: string
}
/** Runs the checks on a pair even while other fields of the form are invalid. */
const areBothGiven = ({ value }: { value: unknown }) => {
  const { password, confirm_password: again } = (value ?? {}) as Partial<PasswordPair>
  return Boolean(password) && Boolean(again)
}
const withPasswordChecks = <Form extends z.ZodType<PasswordPair>>(form: Form): Form =>
  form
    .refine(({ password, confirm_password: again }) => password === again, {
      error: accountMessages.match,
      path: ['confirm_password'],
      when: areBothGiven,
    })
    .refine(({ password }) => password.length >= PASSWORD_CHARACTERS.min, {
      error: accountMessages.weak,
      path: ['password'],
      when: areBothGiven,
    })

const terms = z.literal(true, { error: accountMessages.terms })

/** The signup without a password (SIGNUP-06); `newsletter` becomes newsLetterNoStatus. */
export const guestForm = z.object({
  ...profileForm.shape,
  email: emailRule,
  newsletter: z.boolean(),
  isAgreeTermsCondition: terms,
})
export type GuestForm = z.infer<typeof guestForm>

/** The specified messages come before ours (D-163). */
export const accountForm = withPasswordChecks(z.object({ ...guestForm.shape, ...passwordPair }))
export type AccountForm = z.infer<typeof accountForm>

export const newPasswordForm = withPasswordChecks(z.object(passwordPair))
export type NewPasswordForm = z.infer<typeof newPasswordForm>

export const changePasswordForm = withPasswordChecks(
  z.object({
    current_password: z
      .string({ error: accountMessages.currentPassword })
      .min(1, { error: accountMessages.currentPassword })
      .max(1_000, { error: accountMessages.currentPassword }),
    ...passwordPair,
  }),
)

const key = z
  .string({ error: accountMessages.invalidLink })
  .min(1, { error: accountMessages.invalidLink })
  .max(200, { error: accountMessages.invalidLink })

/** A guest has no password to confirm the change by. */
export const guestEmailChangeForm = z.object({ new_email: emailRule })

export const emailChangeForm = guestEmailChangeForm.extend({
  current_password: changePasswordForm.shape.current_password,
})

export const emailConfirmationForm = z.object({ key })

export const resetPasswordForm = newPasswordForm.safeExtend({ key })

export const unsubscribeForm = z.object({ key })

/** For an account without a password. */
export const guestDeletionForm = z.object({
  confirm: z.string().refine((typed) => typed.trim().toLowerCase() === DELETION_CONFIRMATION, {
    error: accountMessages.confirmDeletion,
  }),
})
export type GuestDeletionForm = z.infer<typeof guestDeletionForm>

export const deletionForm = guestDeletionForm.extend({
  current_password: changePasswordForm.shape.current_password,
})
export type DeletionForm = z.infer<typeof deletionForm>

/** The id of one session, all but this browser's, or all. */
export const endSessionsForm = z.object({
  session: z.string().regex(/^(?:all|others|[1-9]\d{0,9})$/, { error: accountMessages.noSession }),
})

/** The emails that the user wants. */
export const preferencesForm = z.object({
  newsletter: z.boolean(),
  notify_messages: z.boolean(),
  notify_logins: z.boolean(),
})
export type PreferencesForm = z.infer<typeof preferencesForm>

export const logoutForm = z.object({})

export const newsletterForm = z.object({
  subscriber_name: z.string().trim().max(100).default(''),
  subscriber_email: simpleEmailAddress(accountMessages.newsletterEmail),
})
