import './zod-without-eval'
import * as z from 'zod'
import {
  buyingPositions,
  DELETION_CONFIRMATION,
  PASSWORD_CHARACTERS,
  titles,
  type BuyingPosition,
} from '../config/account-options'
import { hasContactDetails } from '../domain/contact-details'
import { dropDirectionMarks } from '../format/direction-marks'
import { accountMessages } from './account-messages'
import { emailAddress, simpleEmailAddress } from './email-address'
import { MAX_LINK_KEY_CHARACTERS } from './link-key'
import { ukPhoneNumber } from './phone-number'

/* The schemas of the account forms, shared by the forms and the agency (D-38, D-163). */

/** The limit of a password that is compared with the stored one. A new password has a lower limit. */
export const MAX_ENTERED_PASSWORD_CHARACTERS = 1_000

const requiredText = (error: string, max = 100) =>
  z.string({ error }).overwrite(dropDirectionMarks).trim().min(1, { error }).max(max, { error })

/** Matches a character that no name contains: a digit, a control character, or one of links and markup. */
const FORBIDDEN_NAME_CHARACTER = /[\p{N}\p{Cc}@＠<>/\\:]/u

/** A name is shown to other users and in mails, so contact details and links are refused. */
const nameSchema = (error: string) =>
  requiredText(error).refine((name) => !FORBIDDEN_NAME_CHARACTER.test(name) && !hasContactDetails(name), {
    error: accountMessages.nameCharacters,
  })

export const emailSchema = emailAddress(accountMessages.email)

export const passwordLoginFormSchema = z.object({
  email: emailSchema,
  password: z
    .string({ error: accountMessages.password })
    .min(1, { error: accountMessages.password })
    .max(MAX_ENTERED_PASSWORD_CHARACTERS, { error: accountMessages.password }),
})

export const emailFormSchema = z.object({ email: emailSchema })

/** Removes spaces, which people and mail programs add to a one-time password (LOGIN-21). */
export const otpFormSchema = z.object({
  otp: z
    .string({ error: accountMessages.otp })
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().min(1, { error: accountMessages.otp }).max(20, { error: accountMessages.otp })),
})

const positions = Object.keys(buyingPositions) as [BuyingPosition, ...BuyingPosition[]]

export const profileFormSchema = z.object({
  title: z.enum(titles, { error: accountMessages.title }),
  first_name: nameSchema(accountMessages.firstName),
  last_name: nameSchema(accountMessages.lastName),
  mobile: ukPhoneNumber(accountMessages.mobile),
  buying_position: z.enum(positions, { error: accountMessages.position }),
})

/** Both fields are required (SIGNUP-16) and must be equal (SIGNUP-17). Only the agency checks for common passwords. */
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
/** Lets the two checks below run although other fields are invalid. Without a `when`, Zod would skip them. */
const hasBothPasswords = ({ value }: { value: unknown }) => {
  const { password, confirm_password } = (value ?? {}) as Partial<PasswordPair>
  return Boolean(password) && Boolean(confirm_password)
}
/** Equality is checked first, because it has a specified message; the length is a rule of our own (D-163). */
const addPasswordChecks = <Form extends z.ZodType<PasswordPair>>(form: Form): Form =>
  form
    .refine(({ password, confirm_password }) => password === confirm_password, {
      error: accountMessages.match,
      path: ['confirm_password'],
      when: hasBothPasswords,
    })
    .refine(({ password }) => password.length >= PASSWORD_CHARACTERS.min, {
      error: accountMessages.weak,
      path: ['password'],
      when: hasBothPasswords,
    })

const termsSchema = z.literal(true, { error: accountMessages.terms })

/** The signup without a password (SIGNUP-06). The call sends `newsletter` as its opposite, `newsLetterNoStatus`. */
export const guestFormSchema = z.object({
  ...profileFormSchema.shape,
  email: emailSchema,
  newsletter: z.boolean(),
  isAgreeTermsCondition: termsSchema,
})
export type GuestForm = z.infer<typeof guestFormSchema>

export const accountFormSchema = addPasswordChecks(z.object({ ...guestFormSchema.shape, ...passwordPair }))
export type AccountForm = z.infer<typeof accountFormSchema>

export const newPasswordFormSchema = addPasswordChecks(z.object(passwordPair))
export type NewPasswordForm = z.infer<typeof newPasswordFormSchema>

export const changePasswordFormSchema = addPasswordChecks(
  z.object({
    current_password: z
      .string({ error: accountMessages.currentPassword })
      .min(1, { error: accountMessages.currentPassword })
      .max(MAX_ENTERED_PASSWORD_CHARACTERS, { error: accountMessages.currentPassword }),
    ...passwordPair,
  }),
)

const keySchema = z
  .string({ error: accountMessages.invalidLink })
  .min(1, { error: accountMessages.invalidLink })
  .max(MAX_LINK_KEY_CHARACTERS, { error: accountMessages.invalidLink })

/** A guest changes the email address without a password, because a guest has none. */
export const guestEmailChangeFormSchema = z.object({ new_email: emailSchema })

export const emailChangeFormSchema = guestEmailChangeFormSchema.extend({
  current_password: changePasswordFormSchema.shape.current_password,
})

export const emailConfirmationFormSchema = z.object({ key: keySchema })

export const resetPasswordFormSchema = newPasswordFormSchema.safeExtend({ key: keySchema })

export const unsubscribeFormSchema = z.object({ key: keySchema })

/** A guest, who has no password, confirms the deletion of the account by typing a word. */
export const guestDeletionFormSchema = z.object({
  confirm: z.string().refine((typed) => typed.trim().toLowerCase() === DELETION_CONFIRMATION, {
    error: accountMessages.confirmDeletion,
  }),
})
export type GuestDeletionForm = z.infer<typeof guestDeletionFormSchema>

export const deletionFormSchema = guestDeletionFormSchema.extend({
  current_password: changePasswordFormSchema.shape.current_password,
})
export type DeletionForm = z.infer<typeof deletionFormSchema>

/** The form that ends the session with an id, all but this browser's ('others'), or all ('all'). */
export const endSessionsFormSchema = z.object({
  session: z.string().regex(/^(?:all|others|[1-9]\d{0,9})$/, { error: accountMessages.noSession }),
})

export const preferencesFormSchema = z.object({
  newsletter: z.boolean(),
  notify_messages: z.boolean(),
  notify_logins: z.boolean(),
})
export type PreferencesForm = z.infer<typeof preferencesFormSchema>

export const logoutFormSchema = z.object({})

export const newsletterFormSchema = z.object({
  subscriber_name: z.string().trim().max(100).default(''),
  subscriber_email: simpleEmailAddress(accountMessages.newsletterEmail),
})
