import type { Tx } from '../database'
import { consumeAttempt, resetAttempts, type AttemptResult, type RateLimit } from '../limits/rate-limit'
import { networkOf } from '../limits/network'
import type { OpenAccount } from './open-account'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A limit for browsers that an account has not been used on: from one network, and from all networks together. */
interface UnknownDeviceLimit {
  perNetwork: RateLimit
  allNetworks: RateLimit
}

/** Rate limits (D-165). Those per network are higher, because a household or an office shares a network. */
export const accountLimits = {
  loginFailuresPerEmail: {
    perNetwork: { maxAttempts: 10, windowMs: 15 * MINUTE_MS },
    allNetworks: { maxAttempts: 60, windowMs: 15 * MINUTE_MS },
  },
  /** Each login hashes a password, which takes processor time. */
  loginsPerEmail: { maxAttempts: 60, windowMs: HOUR_MS },
  loginFailuresPerNetwork: { maxAttempts: 60, windowMs: 15 * MINUTE_MS },
  /** Each request sends a mail that its recipient may not want, so these limits are lower than those of logins. */
  otpRequestsPerEmail: {
    perNetwork: { maxAttempts: 5, windowMs: 15 * MINUTE_MS },
    allNetworks: { maxAttempts: 15, windowMs: 15 * MINUTE_MS },
  },
  otpRequestsPerNetwork: { maxAttempts: 60, windowMs: 15 * MINUTE_MS },
  otpFailuresPerDevice: { maxAttempts: 20, windowMs: 15 * MINUTE_MS },
  otpFailuresPerNetwork: { maxAttempts: 60, windowMs: 15 * MINUTE_MS },
  passwordFailuresPerUser: { maxAttempts: 10, windowMs: 15 * MINUTE_MS },
  passwordChangesPerUser: { maxAttempts: 10, windowMs: HOUR_MS },
  exportsPerUser: { maxAttempts: 5, windowMs: HOUR_MS },
  signupsPerNetwork: { maxAttempts: 20, windowMs: HOUR_MS },
  newsletterPerEmail: { maxAttempts: 5, windowMs: HOUR_MS },
  newsletterPerNetwork: { maxAttempts: 20, windowMs: HOUR_MS },
  resetRequestsPerEmail: { maxAttempts: 5, windowMs: 15 * MINUTE_MS },
  resetRequestsPerNetwork: { maxAttempts: 30, windowMs: 15 * MINUTE_MS },
  guestHintsPerUser: { maxAttempts: 1, windowMs: 24 * HOUR_MS },
} satisfies Record<string, RateLimit | UnknownDeviceLimit>

export const consumeNetworkAttempt = (
  action: string,
  address: string | undefined,
  limit: RateLimit,
): Promise<AttemptResult> => consumeAttempt(`${action}:address:${networkOf(address)}`, limit)

const unknownDeviceKeys = (action: string, email: string, address: string | undefined) => ({
  perNetwork: `${action}:email:${email.toLowerCase()}:${networkOf(address)}`,
  allNetworks: `${action}:email:${email.toLowerCase()}`,
})

/** Consumes an attempt of each limit, or of none when one of them is used up. */
async function consumeAllOrNone(limits: [key: string, limit: RateLimit][]): Promise<AttemptResult> {
  const consumed: AttemptResult[] = []
  const giveBack = async () => void (await Promise.all(consumed.map((attempt) => attempt.giveBack())))
  for (const [key, limit] of limits) {
    const attempt = await consumeAttempt(key, limit)
    if (!attempt.isAllowed) {
      await giveBack()
      return attempt
    }
    consumed.push(attempt)
  }
  return { isAllowed: true, retryAfterSeconds: 0, giveBack }
}

interface AccountAttempt {
  email: string
  /** Null when the e-mail address has no account; its attempts are limited all the same. */
  account: OpenAccount | null
  deviceId: string
  address: string | undefined
}

/**
 * Consumes an attempt on an e-mail address. A browser that the account has been used on has a limit of its own, so
 * that nobody can lock the owner out by failing on purpose.
 */
export function consumeAccountAttempt(
  action: string,
  { email, account, deviceId, address }: AccountAttempt,
  { perNetwork, allNetworks }: UnknownDeviceLimit,
): Promise<AttemptResult> {
  if (account?.isKnownDevice) return consumeAttempt(`${action}:device:${account.id}:${deviceId}`, perNetwork)
  const keys = unknownDeviceKeys(action, email, address)
  return consumeAllOrNone([
    [keys.perNetwork, perNetwork],
    [keys.allNetworks, allNetworks],
  ])
}

/** Resets the limits that unknown browsers may have used up, once the owner has proved to read the mailbox. */
export const resetUnknownDeviceAttempts = (
  tx: Tx,
  email: string,
  address: string | undefined,
): Promise<void> =>
  resetAttempts(
    tx,
    ['login', 'otp'].flatMap((action) => Object.values(unknownDeviceKeys(action, email, address))),
  )
