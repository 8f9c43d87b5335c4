import './without-eval'
import { z } from 'zod'
import { buyingPositions, PASSWORD_LENGTH, titles, type BuyingPosition } from '../config/account-options'
import { elevenDigits } from './eleven-digits'

/** The rules of the account forms, shared by the forms and the agency (0 §5, D-38, D-163). */

export const accountWords = {
  email: 'Please enter a valid email address.',
  password: 'Please enter your password.',
  otp: 'Please enter your One Time Password',
  title: 'Please select your title',
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  mobile: 'Please enter a UK mobile number starting with 0 and containing 11 digits.',
  position: 'Please select your position',
  terms: 'Please accept our Terms & Conditions and Privacy Policy.',
  newPassword: 'Password is required.',
  confirmPassword: 'Confirm Password is required.',
  match: 'Password and Confirm Password must match',
  weak: 'Please choose a longer or less common password.',
  tooLong: `Please choose a password of at most ${PASSWORD_LENGTH.most} characters.`,
  newsletterEmail:
    'Please enter your email address. This must be your full email address, all in lower case, with no spaces.',
  currentPassword: 'Please enter your current password.',
} as const

const text = (error: string, max = 100) => z.string({ error }).trim().min(1, { error }).max(max, { error })

/** An ordinary address (D-104), trimmed: people paste spaces. Case is the agency's business. */
export const emailRule = z
  .string({ error: accountWords.email })
  .trim()
  .max(254, { error: accountWords.email })
  .pipe(z.email({ error: accountWords.email }))

/** LOGIN-17, LOGIN-18. */
export const passwordLoginForm = z.object({
  email: emailRule,
  password: z
    .string({ error: accountWords.password })
    .min(1, { error: accountWords.password })
    .max(1_000, { error: accountWords.password }),
})
export type PasswordLoginForm = z.infer<typeof passwordLoginForm>

/** LOGIN-20; B-01 asks for the same. */
export const emailForm = z.object({ email: emailRule })
export type EmailForm = z.infer<typeof emailForm>

/** LOGIN-21. Spaces are dropped: mail programs and people put them in. */
export const otpForm = z.object({
  otp: z
    .string({ error: accountWords.otp })
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().min(1, { error: accountWords.otp }).max(20, { error: accountWords.otp })),
})
export type OtpForm = z.infer<typeof otpForm>

const positions = Object.keys(buyingPositions) as [BuyingPosition, ...BuyingPosition[]]

/** SIGNUP-10, SIGNUP-11, SIGNUP-13, SIGNUP-14: who somebody is; the profile asks for the same. */
export const profileForm = z.object({
  title: z.enum(titles, { error: accountWords.title }),
  first_name: text(accountWords.firstName),
  last_name: text(accountWords.lastName),
  mobile: elevenDigits(accountWords.mobile),
  buying_position: z.enum(positions, { error: accountWords.position }),
})
export type ProfileForm = z.infer<typeof profileForm>

/** SIGNUP-16, SIGNUP-17. Which passwords are too common the agency alone knows. */
const passwordPair = {
  password: z
    .string({ error: accountWords.newPassword })
    .min(1, { error: accountWords.newPassword })
    .max(PASSWORD_LENGTH.most, { error: accountWords.tooLong }),
  confirm_password: z
    .string({ error: accountWords.confirmPassword })
    .min(1, { error: accountWords.confirmPassword }),
}

interface Pair {
  password: string
  confirm_password: string
}
/** Both are looked at as soon as both are there, whatever else of a form is still wrong. */
const areThere = ({ value }: { value: unknown }) => {
  const { password, confirm_password: again } = (value ?? {}) as Partial<Pair>
  return Boolean(password) && Boolean(again)
}
const withPairChecked = <Form extends z.ZodType<Pair>>(form: Form): Form =>
  form
    .refine(({ password, confirm_password: again }) => password === again, {
      error: accountWords.match,
      path: ['confirm_password'],
      when: areThere,
    })
    .refine(({ password }) => password.length >= PASSWORD_LENGTH.least, {
      error: accountWords.weak,
      path: ['password'],
      when: areThere,
    })

const terms = z.literal(true, { error: accountWords.terms })

/** SIGNUP-15: the guest form (SIGNUP-06: without a password). `newsletter` is the unticked opt-in that becomes newsLetterNoStatus. */
export const guestForm = z.object({
  ...profileForm.shape,
  email: emailRule,
  newsletter: z.boolean(),
  isAgreeTermsCondition: terms,
})
export type GuestForm = z.infer<typeof guestForm>

/** The form for a full account; the stated messages come before ours (D-163). */
export const accountForm = withPairChecked(z.object({ ...guestForm.shape, ...passwordPair }))
export type AccountForm = z.infer<typeof accountForm>

/** B-02, and a guest's first password. */
export const newPasswordForm = withPairChecked(z.object(passwordPair))
export type NewPasswordForm = z.infer<typeof newPasswordForm>

/** B-04 for somebody who has a password. */
export const changePasswordForm = withPairChecked(
  z.object({
    current_password: z
      .string({ error: accountWords.currentPassword })
      .min(1, { error: accountWords.currentPassword })
      .max(1_000, { error: accountWords.currentPassword }),
    ...passwordPair,
  }),
)
export type ChangePasswordForm = z.infer<typeof changePasswordForm>

/** NEWSL-02, NEWSL-03. */
export const newsletterForm = z.object({
  subscriber_name: z.string().trim().max(100).default(''),
  subscriber_email: z
    .string({ error: accountWords.newsletterEmail })
    .regex(/^[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,190}\.[a-z]{2,24}$/, { error: accountWords.newsletterEmail }),
})
export type NewsletterForm = z.infer<typeof newsletterForm>
