import { failure, type Refusal } from '../../contract/call'
import { WITHOUT_SCRIPT, words } from '../../contract/enquiry-rules'
import { env } from '../../config/env'
import { attempt, tooMany } from '../limits/limit'
import { networkOf } from '../limits/network'
import { passesBotCheck } from './bot-check'

const HOUR = 3_600_000
/** A person writes a few times; an address is shared by a household, an office or a mobile network. */
const perEmail = { attempts: 6, windowMs: HOUR }
const perAddress = { attempts: 30, windowMs: HOUR }
/**
 * No bot check can be made without JavaScript. Those few people are not turned away; far fewer
 * messages are taken from them in its stead, from one address and from all of them together.
 */
const unchecked = { perAddress: { attempts: 3, windowMs: HOUR }, inAll: { attempts: 60, windowMs: HOUR } }

/**
 * Whether a message may be taken from this sender: the limits (D-165), then the bot check (D-34).
 * @returns null when it may, else the refusal
 */
export async function refusalOf({ email, recaptcha_token: token }: { email: string; recaptcha_token: string }, caller: { address?: string }): Promise<Refusal | null> {
  const network = networkOf(caller.address)
  const isUnchecked = token === WITHOUT_SCRIPT && env().RECAPTCHA_SECRET_KEY !== undefined
  const asked = [
    [`contact:address:${network}`, perAddress],
    [`contact:email:${email}`, perEmail],
    ...(isUnchecked ? ([[`contact:unchecked:${network}`, unchecked.perAddress], ['contact:unchecked', unchecked.inAll]] as const) : []),
  ] as const
  for (const [key, limit] of asked) {
    const taken = await attempt(key, limit)
    if (!taken.isAllowed) return tooMany(taken)
  }
  return isUnchecked || (await passesBotCheck(token, '')) ? null : failure(words.botCheck)
}
