import { failure, type Reply } from '../../contract/call'
import { WITHOUT_SCRIPT, words } from '../../contract/enquiry-rules'
import { env } from '../../config/env'
import { errors } from '../../errors'
import { allowed } from '../limits/limit'
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
export async function refusalOf({ email, recaptcha_token: token }: { email: string; recaptcha_token: string }, { address = 'unknown' }: { address?: string }): Promise<Reply<never> | null> {
  const tooMany = failure(errors.too_many.message)
  if (!(await allowed(`contact:address:${address}`, perAddress))) return tooMany
  if (!(await allowed(`contact:email:${email}`, perEmail))) return tooMany
  if (token === WITHOUT_SCRIPT && env().RECAPTCHA_SECRET_KEY) {
    if (!(await allowed(`contact:unchecked:${address}`, unchecked.perAddress))) return tooMany
    return (await allowed('contact:unchecked', unchecked.inAll)) ? null : tooMany
  }
  return (await passesBotCheck(token, '')) ? null : failure(words.botCheck)
}
