import { accountWords } from '../../contract/account-rules'
import type { ParsedInput } from '../../contract'
import { failure, success, type Refusal, type Reply } from '../../contract/call'
import type { Prisma } from '../../../prisma/client/client'
import { db } from '../db'
import type { UserCaller } from '../handlers'
import { attempt, tooMany } from '../limits/limit'
import { inTransaction } from '../transaction'
import { accountLimits } from './attempts'
import { isWeakPassword } from './password-rules'
import { hashSecret, isSecret } from './secret-hash'
import { openSession } from './sessions'
import { setPassword } from './set-password'

const INCORRECT = 'Current password is incorrect.'

/** Who is asked for the password that they have. */
export interface PasswordOwner {
  id: number
  passwordHash: string | null
}

/** Why somebody with a password may not go on, or null; failures alone count. Whoever has none is asked for none. */
export async function refusalOf({ id, passwordHash }: PasswordOwner, typed: string | undefined): Promise<Refusal | null> {
  if (passwordHash === null) return null
  if (!typed) return failure(accountWords.currentPassword)
  const asked = await attempt(`password:user:${id}`, accountLimits.passwordFailures)
  if (!asked.isAllowed) return tooMany(asked)
  if (!(await isSecret(passwordHash, typed))) return failure(INCORRECT)
  await asked.giveBack()
  return null
}

/** B-04: a new password, or a guest's first. Every session ends; the caller is handed a fresh one, and stays (D-164). */
export async function changePassword({ current_password: current, password }: ParsedInput<'changePassword'>, caller: UserCaller): Promise<Reply<null>> {
  const user = await db().user.findFirst({ where: { id: caller.user.id, closedAt: null } })
  if (!user) return failure(INCORRECT)
  const refusal = await refusalOf(user, current)
  if (refusal) return refusal
  if (isWeakPassword(password, user)) return failure(accountWords.weak)
  const passwordHash = await hashSecret(password)
  const outcome = await inTransaction(async (transaction) =>
    (await setPassword(transaction, user, passwordHash, user.passwordHash)) ? { token: caller.onToken ? await reopen(transaction, caller) : null } : null,
  )
  if (!outcome) return failure(INCORRECT)
  if (outcome.token) caller.onToken?.(outcome.token)
  return success(null)
}

/** A session in place of the one that has just ended, on the same browser. */
async function reopen(transaction: Prisma.TransactionClient, { user, agent }: UserCaller): Promise<string> {
  const { deviceId } = await transaction.userSession.findUniqueOrThrow({ where: { id: user.sessionId }, select: { deviceId: true } })
  return openSession(user, { deviceId, agent }, transaction)
}
