import type { Refusal } from '../../contract/call'
import { attempt, tooMany } from '../limits/limit'
import { networkOf } from '../limits/network'
import { botRefusal } from './bot-check'

const HOUR = 3_600_000
/** A person writes a few times; an address is shared by a household, an office or a mobile network. */
const perEmail = { attempts: 6, windowMs: HOUR }
const perAddress = { attempts: 30, windowMs: HOUR }

/**
 * Whether a message may be taken from this sender: the limits (D-165), then the bot check (D-34).
 * @returns null when it may, else the refusal
 */
export async function refusalOf(
  { email, recaptcha_token: token }: { email: string; recaptcha_token: string },
  caller: { address?: string },
): Promise<Refusal | null> {
  for (const [key, limit] of [
    [`contact:address:${networkOf(caller.address)}`, perAddress],
    [`contact:email:${email}`, perEmail],
  ] as const) {
    const taken = await attempt(key, limit)
    if (!taken.isAllowed) return tooMany(taken)
  }
  return botRefusal('contact', token, '', caller.address)
}
