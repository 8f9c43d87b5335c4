import type { Tx } from '../database'
import { attempt, forgetAttempts, type Attempt, type Limit } from '../limits/limit'
import { networkOf } from '../limits/network'
import type { KnownAccount } from './known-account'

const MINUTE = 60_000

/** Rate limits (D-165). An address is a network address, which a household or an office may share. */
export const accountLimits = {
  loginFailures: {
    ofNetwork: { attempts: 10, windowMs: 15 * MINUTE },
    inAll: { attempts: 60, windowMs: 15 * MINUTE },
  },
  /** Each login hashes a password, which takes processor time. */
  logins: { attempts: 60, windowMs: 60 * MINUTE },
  loginFailuresOfAddress: { attempts: 60, windowMs: 15 * MINUTE },
  /** Each request mails somebody, who may not want that, so `inAll` is lower than for logins. */
  otpRequests: {
    ofNetwork: { attempts: 5, windowMs: 15 * MINUTE },
    inAll: { attempts: 15, windowMs: 15 * MINUTE },
  },
  otpRequestsOfAddress: { attempts: 60, windowMs: 15 * MINUTE },
  otpFailuresOfDevice: { attempts: 20, windowMs: 15 * MINUTE },
  otpFailuresOfAddress: { attempts: 60, windowMs: 15 * MINUTE },
  passwordFailures: { attempts: 10, windowMs: 15 * MINUTE },
  passwordChanges: { attempts: 10, windowMs: 60 * MINUTE },
  exports: { attempts: 5, windowMs: 60 * MINUTE },
  signupsOfAddress: { attempts: 20, windowMs: 60 * MINUTE },
  newsletter: { attempts: 5, windowMs: 60 * MINUTE },
  newsletterOfAddress: { attempts: 20, windowMs: 60 * MINUTE },
  resetRequests: { attempts: 5, windowMs: 15 * MINUTE },
  resetRequestsOfAddress: { attempts: 30, windowMs: 15 * MINUTE },
  guestHints: { attempts: 1, windowMs: 24 * 60 * MINUTE },
} satisfies Record<string, Limit | StrangersLimit>

/** Asks for an attempt on behalf of a network address. */
export const attemptFrom = (what: string, address: string | undefined, limit: Limit): Promise<Attempt> =>
  attempt(`${what}:address:${networkOf(address)}`, limit)

/** A limit on strangers who try an address: from one network, and from all of them together. */
interface StrangersLimit {
  ofNetwork: Limit
  inAll: Limit
}

const strangersKeys = (what: string, email: string, address: string | undefined) => ({
  ofNetwork: `${what}:email:${email.toLowerCase()}:${networkOf(address)}`,
  inAll: `${what}:email:${email.toLowerCase()}`,
})

/** Takes an attempt of each limit, or of none when one of them is used up. */
async function attemptAll(asked: [key: string, limit: Limit][]): Promise<Attempt> {
  const taken: Attempt[] = []
  const giveBack = async () => void (await Promise.all(taken.map((each) => each.giveBack())))
  for (const [key, limit] of asked) {
    const next = await attempt(key, limit)
    if (!next.isAllowed) {
      await giveBack()
      return next
    }
    taken.push(next)
  }
  return { isAllowed: true, retryAfter: 0, giveBack }
}

/** An attempt on an e-mail address, by the browser and network that it comes from. */
interface Trying {
  email: string
  account: KnownAccount | null
  deviceId: string
  address: string | undefined
}

/**
 * Takes an attempt on an e-mail address, whether or not it has an account. A browser that the account
 * has been used on has a limit of its own; other browsers are limited by their network and together.
 * So nobody can lock the owner out by failing on purpose.
 */
export function attemptOn(
  what: string,
  { email, account, deviceId, address }: Trying,
  { ofNetwork, inAll }: StrangersLimit,
): Promise<Attempt> {
  if (account?.knowsDevice) return attempt(`${what}:device:${account.id}:${deviceId}`, ofNetwork)
  const keys = strangersKeys(what, email, address)
  return attemptAll([
    [keys.ofNetwork, ofNetwork],
    [keys.inAll, inAll],
  ])
}

/** Forgets the attempts that others made on an address whose owner has just proved to read its mailbox. */
export const forgetStrangers = (tx: Tx, email: string, address: string | undefined): Promise<void> =>
  forgetAttempts(
    tx,
    ['login', 'otp'].flatMap((what) => Object.values(strangersKeys(what, email, address))),
  )
