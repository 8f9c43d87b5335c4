import type { ParsedInput } from '../../contract'
import type { SessionEntry } from '../../contract/account'
import { failure, success, type Reply } from '../../contract/call'
import type { UserCaller } from '../callers'
import { db, withTransaction, type Tx } from '../database'
import { now } from '../sql-expressions'
import { endAllSessions, forgetOtherDevices } from './sessions'

export async function getSessions(
  _input: ParsedInput<'getSessions'>,
  { user }: UserCaller,
): Promise<Reply<SessionEntry[]>> {
  const sessions = await db()
    .selectFrom('userSession')
    .select(['id', 'device', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', user.id)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy((eb) => eb('id', '=', user.sessionId), 'desc') // the caller's own session comes first
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return success(
    sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      current: id === user.sessionId,
    })),
  )
}

/** Ends the caller's session with the given id. Without an id, ends all sessions or, with `others`, all other ones. */
export async function endSessions(
  { session_id: id, others }: ParsedInput<'endSessions'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  return withTransaction(async (tx) => {
    const keptSessionId = others ? user.sessionId : undefined
    if (id === undefined) await endAllSessions(tx, user.id, keptSessionId)
    else if (!(await endSessionOfUser(tx, user.id, id))) return failure('Session not found')
    await forgetOtherDevices(tx, user, id)
    return success(null)
  })
}

/** Also succeeds for a session that has already ended, and keeps the time of its end. */
async function endSessionOfUser(tx: Tx, userId: number, id: number): Promise<boolean> {
  const updateResult = await tx
    .updateTable('userSession')
    .set(({ fn }) => ({ endedAt: fn.coalesce('endedAt', now) }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return updateResult.numUpdatedRows > 0n
}
