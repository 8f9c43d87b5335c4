import type { ParsedInput } from '../../contract'
import type { LoginData } from '../../contract/access'
import { failure, success, type Reply } from '../../contract/call'
import { getBotRefusal } from '../enquiries/bot-check'
import type { AgencyCaller } from '../callers'
import { withTransaction } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { queueMail } from '../mail/queue'
import { accountLimits, consumeNetworkAttempt, consumeAccountAttempt } from './account-limits'
import { startSession } from './start-session'
import { withConstantTime } from './constant-time-response'
import { getAccountByEmail, lockOpenAccount, type OpenAccount } from './open-account'
import { emailTemplates } from './email-templates'
import { verifySecret } from './secret-hash'

const INCORRECT_LOGIN_MESSAGE = 'Invalid email or password.'
/** This message reveals that the address has an account, so it is shown only in a browser that the guest has used. */
const GUEST_MESSAGE = 'Please log in with a one time password.'

/**
 * Logs in by password. An unknown address, a guest and a wrong password get the same reply after equal time. A
 * success need not be delayed, because it reveals the account anyway.
 */
export const login = (input: ParsedInput<'login'>, caller: AgencyCaller): Promise<Reply<LoginData>> =>
  withConstantTime(
    () => loginWithinLimits(input, caller),
    (reply) => !reply.ok,
  )

async function loginWithinLimits(
  input: ParsedInput<'login'>,
  caller: AgencyCaller,
): Promise<Reply<LoginData>> {
  const { email, deviceId } = input
  const networkAttempt = await consumeNetworkAttempt(
    'login',
    caller.address,
    accountLimits.loginFailuresPerNetwork,
  )
  if (!networkAttempt.isAllowed) return refuseTooManyAttempts(networkAttempt)
  const account = await getAccountByEmail(email, deviceId)
  const accountAttempt = await consumeAccountAttempt(
    'login',
    { email, account, deviceId, ipAddress: caller.address },
    accountLimits.loginFailuresPerEmail,
  )
  if (!accountAttempt.isAllowed) return refuseTooManyAttempts(accountAttempt)
  const loginLimitKey = `logins:${email.toLowerCase()}`
  const loginAttempt = await consumeAttempt(loginLimitKey, accountLimits.loginsPerEmail)
  if (!loginAttempt.isAllowed) return refuseTooManyAttempts(loginAttempt)
  const refusal = await getBotRefusal('login', {
    token: input.recaptcha_token,
    action: 'login',
    ipAddress: caller.address,
  })
  const reply = refusal ?? (await loginByPassword(input, account, caller))
  // The limits of the network and the account count only failures. The limit of logins counts only successes.
  if (reply.ok) await Promise.all([networkAttempt.giveBack(), accountAttempt.giveBack()])
  else await loginAttempt.giveBack()
  return reply
}

async function loginByPassword(
  { password, deviceId }: ParsedInput<'login'>,
  account: OpenAccount | null,
  caller: AgencyCaller,
): Promise<Reply<LoginData>> {
  const passwordHash = account?.passwordHash
  const isCorrect = await verifySecret(passwordHash, password)
  if (account && passwordHash === null) return refuseGuest(account)
  if (!account || !passwordHash || !isCorrect) return failure(INCORRECT_LOGIN_MESSAGE)
  const loginData = await withTransaction((tx) =>
    startSession(tx, account.id, { ...caller, deviceId }, passwordHash),
  )
  return loginData ? success(loginData) : failure(INCORRECT_LOGIN_MESSAGE)
}

/** Refuses a guest, who has no password. Mails the guest how to log in, at most once a day. */
async function refuseGuest(account: OpenAccount): Promise<Reply<LoginData>> {
  if ((await consumeAttempt(`guest-hint:${account.id}`, accountLimits.guestHintsPerUser)).isAllowed) {
    await withTransaction(async (tx) => {
      if (await lockOpenAccount(tx, account.id))
        await queueMail(tx, { to: account.email, ...emailTemplates.guestHint(account.firstName) })
    })
  }
  return failure(account.isKnownDevice ? GUEST_MESSAGE : INCORRECT_LOGIN_MESSAGE)
}
