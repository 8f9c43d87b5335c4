import { attempt, type Attempt, type Limit } from '../limits/limit'
import { networkOf } from '../limits/network'
import type { KnownAccount } from './known-account'

const MINUTE = 60_000

/** How often what may be tried (D-165). An address is a household's, an office's or a mobile network's. */
export const accountLimits = {
  loginFailures: { attempts: 10, windowMs: 15 * MINUTE },
  loginFailuresOfAddress: { attempts: 60, windowMs: 15 * MINUTE },
  otpRequests: { attempts: 5, windowMs: 15 * MINUTE },
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
} satisfies Record<string, Limit>

/** Asks for an attempt on behalf of a network address. */
export const attemptFrom = (what: string, address: string | undefined, limit: Limit): Promise<Attempt> => attempt(`${what}:address:${networkOf(address)}`, limit)

/**
 * Asks for an attempt on an e-mail address, one that we do not know too. A browser that the account
 * has been used on counts for itself: a stranger who tries and tries locks the owner out nowhere.
 */
export const attemptOn = (what: string, email: string, account: KnownAccount | null, deviceId: string, limit: Limit): Promise<Attempt> =>
  attempt(account?.knowsDevice ? `${what}:device:${account.id}:${deviceId}` : `${what}:email:${email.toLowerCase()}`, limit)
