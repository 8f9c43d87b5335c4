import { failure, type Refusal } from '../../contract/call'
import { enquiryMessages } from '../../contract/enquiry-messages'
import { NO_SCRIPT_TOKEN } from '../../contract/enquiry-rules'
import { env } from '../../config/env'
import { attempt, tooMany, type Limit } from '../limits/limit'
import { networkOf } from '../limits/network'

const VERIFY = 'https://www.google.com/recaptcha/api/siteverify'
const TIMEOUT_MS = 4_000
const LEAST_SCORE = 0.4

/**
 * Whether a bot-check token is good (D-34). Without a secret any token is; with one the provider
 * decides, on the action that the token was made for. A provider that does not answer lets people
 * through: the limits still hold, and a home is not to be lost to somebody else's outage.
 */
export async function passesBotCheck(token: string, action: string): Promise<boolean> {
  const secret = env().RECAPTCHA_SECRET_KEY
  if (!secret) return token.length > 0
  try {
    const response = await fetch(VERIFY, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const verdict = (await response.json()) as { success?: boolean; score?: number; action?: string }
    if (verdict.success !== true) return false
    return (
      (verdict.score ?? 1) >= LEAST_SCORE &&
      (verdict.action === undefined || verdict.action === action || action === '')
    )
  } catch (error) {
    console.error('The bot check did not answer:', error instanceof Error ? error.name : 'failed')
    return true
  }
}

const HOUR = 3_600_000
/**
 * No bot check can be made without JavaScript. Those few people are not turned away; far fewer
 * requests are taken from them in its stead, from one address and from all of them together.
 */
const unchecked = {
  contact: { ofAddress: { attempts: 3, windowMs: HOUR }, inAll: { attempts: 60, windowMs: HOUR } },
  login: { ofAddress: { attempts: 10, windowMs: HOUR }, inAll: { attempts: 300, windowMs: HOUR } },
  signup: { ofAddress: { attempts: 3, windowMs: HOUR }, inAll: { attempts: 60, windowMs: HOUR } },
  reset: { ofAddress: { attempts: 3, windowMs: HOUR }, inAll: { attempts: 60, windowMs: HOUR } },
} satisfies Record<string, { ofAddress: Limit; inAll: Limit }>

/**
 * Why a form that may be posted without JavaScript is not taken, or null: its bot check (D-34), or,
 * where tokens are verified and it could have none, the stricter limits in its place.
 * @param action what the token was made for; '' for any
 */
export async function botRefusal(
  what: keyof typeof unchecked,
  token: string,
  action: string,
  address: string | undefined,
): Promise<Refusal | null> {
  if (token !== NO_SCRIPT_TOKEN || env().RECAPTCHA_SECRET_KEY === undefined)
    return (await passesBotCheck(token, action)) ? null : failure(enquiryMessages.botCheck)
  const { ofAddress, inAll } = unchecked[what]
  for (const [key, limit] of [
    [`${what}:unchecked:${networkOf(address)}`, ofAddress],
    [`${what}:unchecked`, inAll],
  ] as const) {
    const taken = await attempt(key, limit)
    if (!taken.isAllowed) return tooMany(taken)
  }
  return null
}
