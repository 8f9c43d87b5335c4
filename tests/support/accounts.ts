import { expect } from 'vitest'
import type { CallInput } from '../../lib/contract'
import type { LoginData } from '../../lib/contract/access'
import type { Gateway } from '../../lib/gateway/gateway'

let userCount = 0
let addressCount = 0
/** Somewhat fewer than the 254 hosts for which a network of 256 addresses has room. */
const HOSTS_PER_NETWORK = 250
/** Creates an IP address that no other user of the test file has, so that users share no rate limit. */
export function createFreshAddress(): string {
  const network = 100 + Math.floor(addressCount / HOSTS_PER_NETWORK)
  const host = (addressCount % HOSTS_PER_NETWORK) + 1
  addressCount += 1
  return `198.51.${network}.${host}`
}

/** Any text passes the bot check, because tests set no reCAPTCHA secret. */
const BOT_TOKEN = 'x'

export const PASSWORD = 'Plum-Harvest-Windmill-9'

export interface TestUser extends LoginData {
  email: string
  deviceId: string
  address: string
  isGuest: boolean
}

export type ReadMail = (to: string) => Promise<string>

export function findOneTimePassword(text: string): string {
  const [code] = /\b\d{6}\b/.exec(text) ?? []
  if (!code) throw new Error('The mail holds no code')
  return code
}

/**
 * Finds the key at the end of the first link to a path. Keys are longer than the other segments of a path.
 * @returns '' if there is no such link
 */
export const findLinkKey = (text: string, path: string): string =>
  new RegExp(`${path}/([\\w-]{20,})`).exec(text)?.[1] ?? ''

/** Signs a user up through the gateway, and logs them in: by password, or for a guest by a mailed one-time password. */
export async function signUpAndLogIn(
  gateway: Gateway,
  readMail: ReadMail,
  { isGuest = false, password = PASSWORD }: { isGuest?: boolean; password?: string } = {},
): Promise<TestUser> {
  userCount += 1
  const email = `person${userCount}.${Date.now().toString(36)}@mail.example`
  const deviceId = `device-${userCount}`
  const address = createFreshAddress()
  const input: CallInput<'signup'> = {
    title: 'Dr.',
    first_name: 'Ada',
    last_name: 'Tester',
    email,
    mobile: '07700900555',
    buying_position: 'cash',
    // 1 refuses the newsletter.
    newsLetterNoStatus: 1,
    isAgreeTermsCondition: true,
    recaptcha_token: BOT_TOKEN,
    created_account_page: 'signup',
    guest_signup: isGuest ? 1 : 0,
    ...(isGuest ? {} : { password, confirm_password: password }),
  }
  expect(await gateway.signup(input, { address })).toMatchObject({
    ok: true,
    message: 'Your account has been created.',
  })
  if (!isGuest) {
    const reply = await gateway.login({ email, password, recaptcha_token: BOT_TOKEN, deviceId }, { address })
    if (!reply.ok) throw new Error(reply.message)
    return { ...reply.data, email, deviceId, address, isGuest: false }
  }
  const otpRequest = { email, recaptcha_token: BOT_TOKEN, deviceId }
  expect((await gateway.loginOtpRequest(otpRequest, { address })).ok).toBe(true)
  const reply = await gateway.verifyOtp(
    { otp: findOneTimePassword(await readMail(email)), recaptcha_token: BOT_TOKEN, deviceId },
    { address },
  )
  if (!reply.ok) throw new Error(reply.message)
  return { ...reply.data, email, deviceId, address, isGuest: true }
}
