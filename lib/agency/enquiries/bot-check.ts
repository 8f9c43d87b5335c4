import { failure, type Refusal } from '../../contract/call'
import { enquiryMessages } from '../../contract/enquiry-messages'
import { NO_SCRIPT_TOKEN } from '../../contract/enquiry-rules'
import { env } from '../../config/env'
import { consumeAttempt, refuseTooManyAttempts, type RateLimit } from '../limits/rate-limit'
import { networkOf } from '../../config/network'

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify'
const TIMEOUT_MS = 4_000
/** reCAPTCHA v3 scores a request from 0 (a bot) to 1 (a person). Google suggests 0.5; less refuses fewer people. */
const MIN_SCORE = 0.4
/** Accepts tokens of every action, for forms to which the specification gives no action (D-34). */
export const ANY_ACTION = ''

/** Verifies a reCAPTCHA token (D-34). In an outage of the provider every token passes; the rate limits still hold. */
export async function passesBotCheck(token: string, action: string): Promise<boolean> {
  const secret = env().RECAPTCHA_SECRET_KEY
  if (!secret) return token.length > 0
  try {
    const response = await fetch(VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const verdict = (await response.json()) as { success?: boolean; score?: number; action?: string }
    if (verdict.success !== true) return false
    if (verdict.score !== undefined && verdict.score < MIN_SCORE) return false
    return action === ANY_ACTION || verdict.action === undefined || verdict.action === action
  } catch (error) {
    console.error('The bot check did not answer:', error instanceof Error ? error.name : 'failed')
    return true
  }
}

const perHour = (maxAttempts: number): RateLimit => ({ maxAttempts, windowSeconds: 3_600 })

/** reCAPTCHA needs JavaScript. Forms that are posted without it are accepted under these low limits instead. */
const limitsWithoutScript = {
  contact: { perNetwork: perHour(3), allNetworks: perHour(60) },
  login: { perNetwork: perHour(10), allNetworks: perHour(300) },
  signup: { perNetwork: perHour(3), allNetworks: perHour(60) },
  reset: { perNetwork: perHour(3), allNetworks: perHour(60) },
}

interface BotCheckRequest {
  token: string
  /** The reCAPTCHA action for which the token must have been issued, or ANY_ACTION. */
  action: string
  ipAddress: string | undefined
}

/**
 * Refuses a form that was probably sent by a bot. For forms that may be posted without JavaScript; other forms call
 * `passesBotCheck`.
 * @returns null when the form is accepted
 */
export async function getBotRefusal(
  form: keyof typeof limitsWithoutScript,
  { token, action, ipAddress }: BotCheckRequest,
): Promise<Refusal | null> {
  const isReCaptchaUsed = env().RECAPTCHA_SECRET_KEY !== undefined
  if (!isReCaptchaUsed || token !== NO_SCRIPT_TOKEN)
    return (await passesBotCheck(token, action)) ? null : failure(enquiryMessages.botCheck)
  const { perNetwork, allNetworks } = limitsWithoutScript[form]
  const networkAttempt = await consumeAttempt(`${form}:unchecked:${networkOf(ipAddress)}`, perNetwork)
  if (!networkAttempt.isAllowed) return refuseTooManyAttempts(networkAttempt)
  const formAttempt = await consumeAttempt(`${form}:unchecked`, allNetworks)
  return formAttempt.isAllowed ? null : refuseTooManyAttempts(formAttempt)
}
