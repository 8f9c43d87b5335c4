import type { ParsedInput } from '../../contract'
import type { LoginData } from '../../contract/access'
import { failure, success, type Reply } from '../../contract/call'
import { botRefusal } from '../enquiries/bot-check'
import type { AgencyCaller } from '../callers'
import { withTransaction } from '../database'
import { attempt, tooMany } from '../limits/limit'
import { queueMail } from '../mail/queue'
import { withoutNul } from '../without-nul'
import { accountLimits, attemptFrom, attemptOn } from './attempts'
import { startSession } from './start-session'
import { withConstantTime } from './constant-time-response'
import { accountOf, isOpen, type KnownAccount } from './known-account'
import { emailTemplates } from './email-templates'
import { isSecret } from './secret-hash'

const WRONG = 'Invalid email or password.'
/** Shown on a browser that the guest has used before; elsewhere it would tell who is a guest. */
const IS_GUEST = 'Please log in with a one time password.'

/**
 * logs in by password. Limits are checked before the password, because hashing takes processor
 * time; only failures count. Words and timing are the same for an unknown address, a guest and a wrong
 * password.
 */
export const login = (input: ParsedInput<'login'>, caller: AgencyCaller): Promise<Reply<LoginData>> =>
  withConstantTime(
    () => answer(withoutNul(input), caller),
    (reply) => !reply.ok,
  )

async function answer(input: ParsedInput<'login'>, caller: AgencyCaller): Promise<Reply<LoginData>> {
  const { email, deviceId } = input
  const ofAddress = await attemptFrom('login', caller.address, accountLimits.loginFailuresOfAddress)
  if (!ofAddress.isAllowed) return tooMany(ofAddress)
  const account = await accountOf(email, deviceId)
  const ofAccount = await attemptOn(
    'login',
    { email, account, deviceId, address: caller.address },
    accountLimits.loginFailures,
  )
  if (!ofAccount.isAllowed) return tooMany(ofAccount)
  // Given back after a failure: this limit counts successful logins alone.
  const asLogin = await attempt(`logins:${email.toLowerCase()}`, accountLimits.logins)
  if (!asLogin.isAllowed) return tooMany(asLogin)
  const refusal = await botRefusal('login', input.recaptcha_token, 'login', caller.address)
  const reply = refusal ?? (await comparePassword(input, account, caller))
  await (reply.ok ? Promise.all([ofAddress.giveBack(), ofAccount.giveBack()]) : asLogin.giveBack())
  return reply
}

async function comparePassword(
  { password, deviceId }: ParsedInput<'login'>,
  account: KnownAccount | null,
  caller: AgencyCaller,
): Promise<Reply<LoginData>> {
  const isRight = await isSecret(account?.passwordHash, password)
  if (account && account.passwordHash === null) return refuseGuest(account)
  const hash = account?.passwordHash
  if (!account || !hash || !isRight) return failure(WRONG)
  const data = await withTransaction((tx) => startSession(tx, account.id, { ...caller, deviceId }, hash))
  return data ? success(data) : failure(WRONG)
}

/** Mails a guest, who has no password, how to log in, at most once a day. */
async function refuseGuest(account: KnownAccount): Promise<Reply<LoginData>> {
  if ((await attempt(`guest-hint:${account.id}`, accountLimits.guestHints)).isAllowed) {
    await withTransaction(async (tx) => {
      if (await isOpen(tx, account.id))
        await queueMail(tx, { to: account.email, ...emailTemplates.guestHint(account.firstName) })
    })
  }
  return failure(account.knowsDevice ? IS_GUEST : WRONG)
}
