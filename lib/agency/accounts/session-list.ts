import type { ParsedInput } from '../../contract'
import type { SessionEntry } from '../../contract/account'
import { failure, success, type Reply } from '../../contract/call'
import { rows } from '../pool'
import type { UserCaller } from '../callers'
import { endAllSessions } from './sessions'

interface LiveSession {
  id: number
  device: string
  created_at: Date
  last_seen_at: Date
}

/** Where somebody is logged in: this session first, then by when they were last seen. */
export async function getSessions(
  _input: ParsedInput<'getSessions'>,
  { user }: UserCaller,
): Promise<Reply<SessionEntry[]>> {
  const sessions = await rows<LiveSession & Record<string, unknown>>(
    `SELECT id, device, created_at, last_seen_at FROM user_session WHERE user_id = $1 AND ended_at IS NULL AND expires_at > now()
      ORDER BY (id = $2) DESC, last_seen_at DESC, id DESC`,
    [user.id, user.sessionId],
  )
  return success(
    sessions.map(({ id, device, ...at }) => ({
      id,
      device,
      created_at: at.created_at.toISOString(),
      last_seen_at: at.last_seen_at.toISOString(),
      current: id === user.sessionId,
    })),
  )
}

/** Ends one session of the caller's own, all but this one, or all. Another's is as unknown as none. */
export async function endSessions(
  { session_id: id, others }: ParsedInput<'endSessions'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  if (id === undefined) {
    await endAllSessions(user.id, others ? user.sessionId : 0)
    return success(null)
  }
  // Ended twice is ended; the row tells that it was theirs.
  const ended = await rows(
    'UPDATE user_session SET ended_at = coalesce(ended_at, now()) WHERE id = $1 AND user_id = $2 RETURNING id',
    [id, user.id],
  )
  return ended.length ? success(null) : failure('Session not found')
}
