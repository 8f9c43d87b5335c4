import { deviceId } from '@/lib/browser/device-id'
import { getBotToken } from '@/lib/browser/bot-check'
import { callApi } from '@/lib/browser/call-api'
import type { LoginData } from '@/lib/contract/access'
import type { AccountForm, GuestForm, NewsletterForm } from '@/lib/contract/account-rules'
import type { Reply } from '@/lib/contract/call'
import { attempt } from './attempt'
import { words } from './words'

/** The calls by which people come in, with their fields (LOGIN-28, LOGIN-29, SIGNUP-04, NEWSL-02) and words; none of them throws. */

export const logIn = ({ email, password }: { email: string; password: string }): Promise<Reply<LoginData>> =>
  attempt(
    async () =>
      callApi('login', {
        email,
        password,
        recaptcha_token: await getBotToken('login'),
        deviceId: deviceId(),
      }),
    words.login,
  )

export const requestOtp = (
  email: string,
  told: { refused: string; lost: string } = words.otpSend,
): Promise<Reply<null>> =>
  attempt(
    async () =>
      callApi('loginOtpRequest', {
        email,
        recaptcha_token: await getBotToken('otp_request'),
        deviceId: deviceId(),
      }),
    told,
  )

export const verifyOtp = (otp: string): Promise<Reply<LoginData>> =>
  attempt(
    async () =>
      callApi('verifyOtp', { otp, recaptcha_token: await getBotToken('otp_verify'), deviceId: deviceId() }),
    words.otpVerify,
  )

/** What a signup sends of a form (SIGNUP-04, SIGNUP-05; D-35: 1 does not want the newsletter). */
export const signupOf = ({ newsletter, ...person }: GuestForm | AccountForm) => ({
  ...person,
  newsLetterNoStatus: newsletter ? 0 : 1,
  created_account_page: 'signup',
  guest_signup: 'password' in person ? 0 : 1,
})

export const signUp = (form: GuestForm | AccountForm): Promise<Reply<{ id: number }>> =>
  attempt(
    async () => callApi('signup', { ...signupOf(form), recaptcha_token: await getBotToken('signup') }),
    'password' in form ? words.accountSignup : words.guestSignup,
  )

/** The login into an account just made (SIGNUP-03, SIGNUP-21). */
export const logInAfterSignup = ({ email, password }: AccountForm): Promise<Reply<LoginData>> =>
  attempt(async () => {
    const reply = await callApi('login', {
      email,
      password,
      recaptcha_token: await getBotToken('login'),
      deviceId: deviceId(),
    })
    return reply.ok ? reply : { ok: false, message: '' }
  }, words.automaticLogin)

export const subscribe = (form: NewsletterForm): Promise<Reply<null>> =>
  attempt(
    async () =>
      callApi('subscribeNewsletter', { ...form, recaptcha_token: await getBotToken('subscribe_newsletter') }),
    words.other,
  )

export const askForReset = (email: string): Promise<Reply<null>> =>
  attempt(
    async () =>
      callApi('forgottenPassword', { email, recaptcha_token: await getBotToken('forgotten_password') }),
    words.other,
  )

export const resetPassword = (form: {
  key: string
  password: string
  confirm_password: string
}): Promise<Reply<null>> => attempt(() => callApi('resetPassword', form), words.other)
