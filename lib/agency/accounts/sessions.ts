import { deriveSocketToken } from '../../realtime/socket-token'
import { db, type Tx } from '../database'
import { now, nowPlusSeconds } from '../sql-expressions'
import { deviceName } from './device-name'
import { digestOf, newKey } from './random-key'

/** The browser that somebody uses: its own id (D-29; '' when it has none) and what it calls itself. */
export interface Device {
  deviceId: string
  agent?: string | undefined
}

/** A browser as somebody comes in with it: from where, and with the session, if any, that it has until then. */
export interface Arriving extends Device {
  address?: string | undefined
  token?: string | undefined
}

/** Whose session it is. */
export interface SessionUser {
  id: number
  sessionId: number
}

/** Live sessions of an account: more than somebody has browsers, and no more rows than a list can show. */
const MOST_LIVE = 30
const SESSION_SECONDS = 30 * 24 * 3_600
/** A session notes that it was seen no more often than this: each note is a write. */
const SEEN_SECONDS = 5 * 60

/**
 * Opens a session, for 30 days from now (D-164); beyond the most that an account may have, the oldest
 * ends. The token is handed out once; its digest is stored, and that of the secret for the messages
 * socket.
 */
export async function openSession(
  tx: Tx,
  { id: userId }: { id: number },
  { deviceId, agent }: Device,
): Promise<string> {
  const token = newKey()
  await tx
    .insertInto('userSession')
    .values({
      userId,
      tokenHash: digestOf(token),
      socketHash: digestOf(deriveSocketToken(token)),
      deviceId,
      device: deviceName(agent),
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
        .offset(MOST_LIVE),
    )
    .execute()
  return token
}

/** Longest text that can be a token; a longer one is not looked up. */
const MAX_TOKEN_LENGTH = 200

async function findLive(column: 'tokenHash' | 'socketHash', secret: string): Promise<SessionUser | null> {
  if (!secret || secret.length > MAX_TOKEN_LENGTH) return null
  const session = await db()
    .with('live', (query) =>
      query
        .selectFrom('userSession')
        .innerJoin('user', 'user.id', 'userSession.userId')
        .select(['userSession.id', 'userSession.userId', 'userSession.lastSeenAt'])
        .where(`userSession.${column}`, '=', digestOf(secret))
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
        .where('live.lastSeenAt', '<', nowPlusSeconds(-SEEN_SECONDS)),
    )
    .selectFrom('live')
    .select(['userId as id', 'id as sessionId'])
    .executeTakeFirst()
  return session ?? null
}

/**
 * Whose session a token belongs to, by the database's clock.
 * @returns null when the session has ended or expired, or the account is closed
 */
export const userOfToken = (token: string): Promise<SessionUser | null> => findLive('tokenHash', token)

/** Likewise for the secret of the messages socket, which authorises nothing else (D-18). */
export const userOfSocketToken = (token: string): Promise<SessionUser | null> => findLive('socketHash', token)

/** Ends the session of a token; one that has ended, or never was, is no error. */
export async function endSession(tx: Tx, token: string): Promise<void> {
  if (!token || token.length > MAX_TOKEN_LENGTH) return
  await tx
    .updateTable('userSession')
    .set({ endedAt: now })
    .where('tokenHash', '=', digestOf(token))
    .where('endedAt', 'is', null)
    .execute()
}

/** Ends every session of a user, except one where an id is given. */
export async function endAllSessions(tx: Tx, userId: number, exceptSessionId?: number): Promise<void> {
  await tx
    .updateTable('userSession')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '<>', exceptSessionId!))
    .execute()
}

/** Ends every session of a user and forgets their browsers: none of them is known any more. */
export async function endAndForgetSessions(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('userSession')
    .set(({ fn }) => ({ endedAt: fn.coalesce('endedAt', now), deviceId: '' }))
    .where('userId', '=', userId)
    .execute()
}
