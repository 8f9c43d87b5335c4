import type { Tx } from '../database'
import { attempt, forgetAttempts, type Attempt, type Limit } from '../limits/limit'
import { networkOf } from '../limits/network'
import type { KnownAccount } from './known-account'

const MINUTE = 60_000

/** How often what may be tried (D-165). An address is a household's, an office's or a mobile network's. */
export const accountLimits = {
  loginFailures: {
    ofNetwork: { attempts: 10, windowMs: 15 * MINUTE },
    inAll: { attempts: 60, windowMs: 15 * MINUTE },
  },
  /** Each takes the work of a password hash. */
  logins: { attempts: 60, windowMs: 60 * MINUTE },
  loginFailuresOfAddress: { attempts: 60, windowMs: 15 * MINUTE },
  /** Each is a mail to somebody, wanted or not: the cap over all networks is lower than that of login. */
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

/** Takes an attempt of each limit, or none of any. */
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

/** Who tries an e-mail address, and what we know of it. */
interface Trying {
  email: string
  account: KnownAccount | null
  deviceId: string
  address: string | undefined
}

/**
 * Asks for an attempt on an e-mail address, one that we do not know too. A browser that the account
 * has been used on counts for itself, and strangers count by their network: who tries and tries locks
 * the owner out nowhere.
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

/** Whoever has just proved that the mailbox is theirs does not wait for what others have tried. */
export const forgetStrangers = (tx: Tx, email: string, address: string | undefined): Promise<void> =>
  forgetAttempts(
    tx,
    ['login', 'otp'].flatMap((what) => Object.values(strangersKeys(what, email, address))),
  )
