import type { Tx } from '../database'
import { consumeAttempt, resetAttempts, type AttemptResult, type RateLimit } from '../limits/rate-limit'
import { networkOf } from '../../config/network'
import type { OpenAccount } from './open-account'

const QUARTER_HOUR_SECONDS = 15 * 60
const HOUR_SECONDS = 3_600
const DAY_SECONDS = 24 * HOUR_SECONDS

/** The limits of attempts on one email address from browsers in which its account has never been used. */
interface UnknownDeviceLimit {
  perNetwork: RateLimit
  allNetworks: RateLimit
}

/** Rate limits (D-165), whose numbers are our choice. A limit per network allows for a household or an office. */
export const accountLimits = {
  loginFailuresPerEmail: {
    perNetwork: { maxAttempts: 10, windowSeconds: QUARTER_HOUR_SECONDS },
    allNetworks: { maxAttempts: 60, windowSeconds: QUARTER_HOUR_SECONDS },
  },
  /** Each login hashes a password, which takes processor time. */
  loginsPerEmail: { maxAttempts: 60, windowSeconds: HOUR_SECONDS },
  loginFailuresPerNetwork: { maxAttempts: 60, windowSeconds: QUARTER_HOUR_SECONDS },
  /** Each request sends a mail that its recipient may not want, so these limits are low. */
  otpRequestsPerEmail: {
    perNetwork: { maxAttempts: 5, windowSeconds: QUARTER_HOUR_SECONDS },
    allNetworks: { maxAttempts: 15, windowSeconds: QUARTER_HOUR_SECONDS },
  },
  otpRequestsPerNetwork: { maxAttempts: 60, windowSeconds: QUARTER_HOUR_SECONDS },
  otpFailuresPerDevice: { maxAttempts: 20, windowSeconds: QUARTER_HOUR_SECONDS },
  otpFailuresPerNetwork: { maxAttempts: 60, windowSeconds: QUARTER_HOUR_SECONDS },
  passwordFailuresPerUser: { maxAttempts: 10, windowSeconds: QUARTER_HOUR_SECONDS },
  passwordChangesPerUser: { maxAttempts: 10, windowSeconds: HOUR_SECONDS },
  /** Each change mails two addresses, of which one may be a stranger's. */
  emailChangesPerUser: { maxAttempts: 5, windowSeconds: HOUR_SECONDS },
  emailChangesPerEmail: { maxAttempts: 3, windowSeconds: HOUR_SECONDS },
  /** Each invitation mails a stranger. */
  shareInvitationsPerUser: { maxAttempts: 5, windowSeconds: DAY_SECONDS },
  shareInvitationsPerEmail: { maxAttempts: 3, windowSeconds: DAY_SECONDS },
  exportsPerUser: { maxAttempts: 5, windowSeconds: HOUR_SECONDS },
  signupsPerNetwork: { maxAttempts: 20, windowSeconds: HOUR_SECONDS },
  newsletterPerEmail: { maxAttempts: 5, windowSeconds: HOUR_SECONDS },
  newsletterPerNetwork: { maxAttempts: 20, windowSeconds: HOUR_SECONDS },
  resetRequestsPerEmail: { maxAttempts: 5, windowSeconds: QUARTER_HOUR_SECONDS },
  resetRequestsPerNetwork: { maxAttempts: 30, windowSeconds: QUARTER_HOUR_SECONDS },
  /** The mail that tells a guest how to log in. */
  guestHintsPerUser: { maxAttempts: 1, windowSeconds: DAY_SECONDS },
} satisfies Record<string, RateLimit | UnknownDeviceLimit>

/** @param action the name of the call in the limit's key, such as 'login' */
export const consumeNetworkAttempt = (
  action: string,
  ipAddress: string | undefined,
  limit: RateLimit,
): Promise<AttemptResult> => consumeAttempt(`${action}:address:${networkOf(ipAddress)}`, limit)

const createUnknownDeviceKeys = (action: string, email: string, ipAddress: string | undefined) => ({
  perNetwork: `${action}:email:${email.toLowerCase()}:${networkOf(ipAddress)}`,
  allNetworks: `${action}:email:${email.toLowerCase()}`,
})

/** Consumes an attempt of each limit, or of no limit when one of them is used up. */
async function consumeAllOrNone(limits: [key: string, limit: RateLimit][]): Promise<AttemptResult> {
  const consumed: AttemptResult[] = []
  const giveBack = async () => {
    await Promise.all(consumed.map((attempt) => attempt.giveBack()))
  }
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
  /** Null for an email address without an account. Attempts on such an address are limited too. */
  account: OpenAccount | null
  deviceId: string
  ipAddress: string | undefined
}

/** A known browser has a limit of its own, so that a stranger's failed attempts cannot lock the owner out. */
export function consumeAccountAttempt(
  action: string,
  { email, account, deviceId, ipAddress }: AccountAttempt,
  { perNetwork, allNetworks }: UnknownDeviceLimit,
): Promise<AttemptResult> {
  // The limit of one network also suits one browser.
  if (account?.isKnownDevice) return consumeAttempt(`${action}:device:${account.id}:${deviceId}`, perNetwork)
  const keys = createUnknownDeviceKeys(action, email, ipAddress)
  return consumeAllOrNone([
    [keys.perNetwork, perNetwork],
    [keys.allNetworks, allNetworks],
  ])
}

/** Resets the limits of unknown browsers once the owner has logged in or set a password by a mailed code or link. */
export const resetUnknownDeviceAttempts = (
  tx: Tx,
  email: string,
  ipAddress: string | undefined,
): Promise<void> => {
  const loginKeys = createUnknownDeviceKeys('login', email, ipAddress)
  const otpKeys = createUnknownDeviceKeys('otp', email, ipAddress)
  return resetAttempts(tx, [...Object.values(loginKeys), ...Object.values(otpKeys)])
}
