import * as z from 'zod'
import { accountMessages } from './account-messages'
import {
  emailFormSchema,
  emailSchema,
  guestFormSchema,
  newPasswordFormSchema,
  newsletterFormSchema,
  otpFormSchema,
  passwordLoginFormSchema,
  resetPasswordFormSchema,
  unsubscribeFormSchema,
} from './account-rules'
import { botTokenSchema } from './bot-token'
import { defineCall } from './call'
import { linkKeySchema } from './link-key'

/** The reply to a login (D-25). The token authorises the user's calls. */
const loginDataSchema = z.object({
  id: z.coerce.number().int(),
  token: z.string().min(1),
  first_name: z.string(),
  /** 1 if the profile is complete; 0 shows a prompt on the welcome page (D-162). */
  seller_info_completed: z.coerce.number().int().min(0).max(1),
})
export type LoginData = z.infer<typeof loginDataSchema>

const resetLinkStatusSchema = z.enum(['valid', 'used', 'expired'])
export type ResetLinkStatus = z.infer<typeof resetLinkStatusSchema>

/** The message that refuses an unknown, used or expired link of an email. */
export const INVALID_LINK = accountMessages.invalidLink

/** The id of a browser (D-29). A client that is no browser may send none. */
const deviceIdSchema = z.string().max(100).default('')

/** The API also accepts the bot check's token in the field `token` (D-24). `recaptcha_token` wins if both are sent. */
const resolveTokenAlias = (input: unknown): unknown => {
  if (typeof input !== 'object' || input === null) return input
  const { token, ...rest } = input as Record<string, unknown>
  return { recaptcha_token: token, ...rest }
}

/** The values that count as true, beside true itself (D-36). */
const AGREEMENT_VALUES: readonly unknown[] = [1, '1', 'true']
const agreementSchema = z.preprocess(
  (value) => (AGREEMENT_VALUES.includes(value) ? true : value),
  z.literal(true, { error: accountMessages.terms }),
)

const signupProfileFields = guestFormSchema.omit({ newsletter: true }).shape

/**
 * Signs up a guest, who has no password (SIGNUP-06), or a full account. The output is valid input again, because
 * the web server parses a call before the agency does.
 */
const signupInputSchema = z
  .object({
    ...signupProfileFields,
    isAgreeTermsCondition: agreementSchema,
    /** 1 declines the newsletter (D-35). */
    newsLetterNoStatus: z.coerce.number().int().min(0).max(1).default(1),
    guest_signup: z.coerce.number().int().min(0).max(1),
    created_account_page: z.string().max(100).default('signup'),
    // Checked below, and only for a full account.
    password: z.unknown().optional(),
    confirm_password: z.unknown().optional(),
    recaptcha_token: botTokenSchema,
  })
  .transform((input, context) => {
    const { password, confirm_password, ...rest } = input
    if (rest.guest_signup === 1) return { ...rest, password: undefined, confirm_password: undefined }
    const passwords = newPasswordFormSchema.safeParse({ password, confirm_password })
    if (passwords.success) return { ...rest, ...passwords.data }
    for (const issue of passwords.error.issues)
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path })
    return z.NEVER
  })

export const accessCalls = {
  login: defineCall('login', {
    input: z.preprocess(
      resolveTokenAlias,
      passwordLoginFormSchema.extend({ recaptcha_token: botTokenSchema, deviceId: deviceIdSchema }),
    ),
    output: loginDataSchema,
  }),
  loginOtpRequest: defineCall('loginOtpRequest', {
    input: emailFormSchema.extend({ recaptcha_token: botTokenSchema, deviceId: deviceIdSchema }),
    output: z.null(),
  }),
  verifyOtp: defineCall('verifyOtp', {
    input: otpFormSchema.extend({ recaptcha_token: botTokenSchema, deviceId: deviceIdSchema }),
    output: loginDataSchema,
  }),
  signup: defineCall('signup', {
    input: signupInputSchema,
    output: z.object({ id: z.coerce.number().int() }),
  }),
  subscribeNewsletter: defineCall('subscribeNewsletter', {
    input: newsletterFormSchema.extend({
      recaptcha_token: botTokenSchema,
    }),
    output: z.null(),
  }),
  unsubscribeNewsletter: defineCall('unsubscribeNewsletter', {
    input: unsubscribeFormSchema,
    output: z.null(),
  }),
  logout: defineCall('logout', {
    input: z.object({
      token: z.string().max(500).default(''),
      deviceId: deviceIdSchema,
      userId: z.coerce.number().int().optional().catch(undefined),
    }),
    output: z.null(),
  }),
  autoLogin: defineCall('autoLogin', {
    input: z.object({ key: linkKeySchema, deviceId: deviceIdSchema }),
    output: loginDataSchema,
  }),
  forgottenPassword: defineCall('forgottenPassword', {
    input: z.object({ email: emailSchema, recaptcha_token: botTokenSchema }),
    output: z.null(),
  }),
  resetPassword: defineCall('resetPassword', {
    input: resetPasswordFormSchema,
    output: z.null(),
  }),
  /** Returns whether the mailed link with the key can still set a password. The call does not use the link up. */
  resetLinkStatus: defineCall('resetLinkStatus', {
    optional: true,
    input: z.object({ key: linkKeySchema }),
    output: z.object({ status: resetLinkStatusSchema }),
  }),
}
