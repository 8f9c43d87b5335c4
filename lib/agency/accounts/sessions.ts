import { deriveSocketToken } from '../../realtime/socket-token'
import { db, type Tx } from '../database'
import { now, nowPlusSeconds } from '../sql-expressions'
import { getDeviceName } from './device-name'
import { hashKey, generateKey } from './random-key'

export interface Device {
  /** The id that the browser has given itself (D-29); '' when it has none. */
  deviceId: string
  /** The User-Agent header. */
  agent?: string | undefined
}

export interface LoginClient extends Device {
  address?: string | undefined
  /** The token of the session that the browser has had until now. */
  token?: string | undefined
}

export interface SessionUser {
  id: number
  sessionId: number
}

/** More than the browsers of one person, but few enough to list them on one page. */
const MAX_LIVE_SESSIONS = 30
const SESSION_SECONDS = 30 * 24 * 3_600
/** `lastSeenAt` is updated no more often than this, to save writes. */
const LAST_SEEN_INTERVAL_SECONDS = 5 * 60

/** Opens a session for 30 days (D-164), whose token is stored only as hashes. Ends the oldest beyond the maximum. */
export async function openSession(
  tx: Tx,
  { id: userId }: { id: number },
  { deviceId, agent }: Device,
): Promise<string> {
  const token = generateKey()
  await tx
    .insertInto('userSession')
    .values({
      userId,
      tokenHash: hashKey(token),
      socketHash: hashKey(deriveSocketToken(token)),
      deviceId,
      device: getDeviceName(agent),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: nowPlusSeconds(SESSION_SECONDS),
    })
    .execute()
  await tx
    .updateTable('userSession')
    .set({ endedAt: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('userSession')
        .select('id')
        .where('userId', '=', userId)
        .where('endedAt', 'is', null)
        .where('expiresAt', '>', now)
        .orderBy('id', 'desc')
        .offset(MAX_LIVE_SESSIONS),
    )
    .execute()
  return token
}

/** Longer texts cannot be tokens, so they are neither hashed nor looked up. */
const MAX_TOKEN_LENGTH = 200

/** Gets a session that has not ended, and updates its `lastSeenAt` in the same statement. */
async function getLiveSession(
  column: 'tokenHash' | 'socketHash',
  token: string,
): Promise<SessionUser | null> {
  if (!token || token.length > MAX_TOKEN_LENGTH) return null
  const session = await db()
    .with('live', (query) =>
      query
        .selectFrom('userSession')
        .innerJoin('user', 'user.id', 'userSession.userId')
        .select(['userSession.id', 'userSession.userId', 'userSession.lastSeenAt'])
        .where(`userSession.${column}`, '=', hashKey(token))
        .where('userSession.endedAt', 'is', null)
        .where('userSession.expiresAt', '>', now)
        .where('user.closedAt', 'is', null),
    )
    .with('seen', (query) =>
      query
        .updateTable('userSession')
        .from('live')
        .set({ lastSeenAt: now })
        .whereRef('userSession.id', '=', 'live.id')
        .where('live.lastSeenAt', '<', nowPlusSeconds(-LAST_SEEN_INTERVAL_SECONDS)),
    )
    .selectFrom('live')
    .select(['userId as id', 'id as sessionId'])
    .executeTakeFirst()
  return session ?? null
}

/** @returns null when the session has ended or expired, or the account is closed */
export const getUserOfToken = (token: string): Promise<SessionUser | null> =>
  getLiveSession('tokenHash', token)

/** Returns the user of a token for the messages socket (D-18). */
export const getUserOfSocketToken = (token: string): Promise<SessionUser | null> =>
  getLiveSession('socketHash', token)

/** Ends the session of a token. Does nothing if the session is unknown or has ended. */
export async function endSession(tx: Tx, token: string): Promise<void> {
  if (!token || token.length > MAX_TOKEN_LENGTH) return
  await tx
    .updateTable('userSession')
    .set({ endedAt: now })
    .where('tokenHash', '=', hashKey(token))
    .where('endedAt', 'is', null)
    .execute()
}

export async function endAllSessions(tx: Tx, userId: number, exceptSessionId?: number): Promise<void> {
  await tx
    .updateTable('userSession')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '<>', exceptSessionId!))
    .execute()
}

/**
 * Clears the device ids of a user's other browsers, which may be a stranger's, so that they count as new at the next
 * login. With `endedSessionId`, clears only the id of that session's browser.
 */
export async function forgetOtherDevices(tx: Tx, user: SessionUser, endedSessionId?: number): Promise<void> {
  const selectDevice = (sessionId: number) =>
    tx.selectFrom('userSession').select('deviceId').where('id', '=', sessionId)
  await tx
    .updateTable('userSession')
    .set({ deviceId: '' })
    .where('userId', '=', user.id)
    .where('deviceId', '<>', selectDevice(user.sessionId))
    .$if(endedSessionId !== undefined, (query) => query.where('deviceId', '=', selectDevice(endedSessionId!)))
    .execute()
}

/** Ends every session of a user, and clears their device ids so that no browser counts as known. */
export async function endAndForgetSessions(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('userSession')
    .set(({ fn }) => ({ endedAt: fn.coalesce('endedAt', now), deviceId: '' }))
    .where('userId', '=', userId)
    .execute()
}
