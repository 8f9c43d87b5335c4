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

/** Ends one of the caller's sessions, all but the current one, or all. Another user's session is not found. */
export async function endSessions(
  { session_id: id, others }: ParsedInput<'endSessions'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  if (id === undefined) {
    await withTransaction((tx) => endAllSessions(tx, user.id, others ? user.sessionId : undefined))
    return success(null)
  }
  // A session that has already ended matches too, and keeps its end: ending it twice is no error.
  const ended = await db()
    .updateTable('userSession')
    .set(({ fn }) => ({ endedAt: fn.coalesce('endedAt', now) }))
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .executeTakeFirst()
  return ended.numUpdatedRows ? success(null) : failure('Session not found')
}
