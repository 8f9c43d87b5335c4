import type { ParsedInput } from '../../contract'
import type { SessionEntry } from '../../contract/account'
import { failure, success, type Reply } from '../../contract/call'
import type { UserCaller } from '../callers'
import { db, withTransaction } from '../database'
import { now } from '../sql-expressions'
import { endAllSessions } from './sessions'

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
    .orderBy((eb) => eb('id', '=', user.sessionId), 'desc')
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
  if (id === undefined) {
    await withTransaction((tx) => endAllSessions(tx, user.id, others ? user.sessionId : undefined))
    return success(null)
  }
  // The call also succeeds for a session that has already ended, and keeps the time of its end.
  const updateResult = await db()
    .updateTable('userSession')
    .set(({ fn }) => ({ endedAt: fn.coalesce('endedAt', now) }))
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .executeTakeFirst()
  return updateResult.numUpdatedRows ? success(null) : failure('Session not found')
}
