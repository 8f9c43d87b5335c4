import type { ParsedInput } from '../../contract'
import type { LoginData } from '../../contract/access'
import { failure, success, type Reply } from '../../contract/call'
import { words } from '../../contract/enquiry-rules'
import { passesBotCheck } from '../enquiries/bot-check'
import type { AgencyCaller } from '../handlers'
import { attempt, tooMany } from '../limits/limit'
import { queueMail } from '../mail/queue'
import { withoutNul } from '../without-nul'
import { inTransaction } from '../transaction'
import { accountLimits, attemptFrom, attemptOn } from './attempts'
import { enter } from './enter'
import { evenly } from './even-answer'
import { accountOf, isOpen, type KnownAccount } from './known-account'
import { letters } from './letters'
import { isSecret } from './secret-hash'

const WRONG = 'Invalid email or password.'
/** Told in a browser that the guest has used before; to anyone else it would say who is a guest here. */
const IS_GUEST = 'Please log in with a one time password.'

/**
 * The limits come before the password is looked at, which takes work; failures alone count.
 * An e-mail that we do not know, a guest's and a wrong password answer alike, in words and time.
 */
export const login = (input: ParsedInput<'login'>, caller: AgencyCaller): Promise<Reply<LoginData>> => evenly(() => answer(withoutNul(input), caller), (reply) => !reply.ok)

async function answer({ email, password, recaptcha_token: botToken, deviceId }: ParsedInput<'login'>, caller: AgencyCaller): Promise<Reply<LoginData>> {
  const ofAddress = await attemptFrom('login', caller.address, accountLimits.loginFailuresOfAddress)
  if (!ofAddress.isAllowed) return tooMany(ofAddress)
  const account = await accountOf(email, deviceId)
  const ofAccount = await attemptOn('login', email, account, deviceId, accountLimits.loginFailures)
  if (!ofAccount.isAllowed) return tooMany(ofAccount)
  if (!(await passesBotCheck(botToken, 'login'))) return failure(words.botCheck)
  const isRight = await isSecret(account?.passwordHash, password)
  if (account && account.passwordHash === null) return guest(account)
  const hash = account?.passwordHash
  if (!account || !hash || !isRight) return failure(WRONG)
  const data = await inTransaction((transaction) => enter(transaction, account.id, { deviceId, agent: caller.agent, token: caller.token }, hash))
  if (!data) return failure(WRONG)
  await Promise.all([ofAddress.giveBack(), ofAccount.giveBack()])
  return success(data)
}

/** A guest has no password: their mailbox is told how to log in, once a day. */
async function guest(account: KnownAccount): Promise<Reply<LoginData>> {
  if ((await attempt(`guest-hint:${account.id}`, accountLimits.guestHints)).isAllowed) {
    await inTransaction(async (transaction) => {
      if (await isOpen(transaction, account.id)) await queueMail(transaction, { to: account.email, ...letters.guestHint(account.firstName) })
    })
  }
  return failure(account.knowsDevice ? IS_GUEST : WRONG)
}
