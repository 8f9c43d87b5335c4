import type { Prisma, PrismaClient } from '../../../prisma/client/client'
import { socketTokenOf } from '../../realtime/socket-token'
import { db, rows } from '../db'
import { deviceName } from './device-name'
import { digestOf, newKey } from './random-key'

export type Database = Prisma.TransactionClient | PrismaClient

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

/**
 * Opens a session, for 30 days from now (D-164); beyond the most that an account may have, the oldest
 * ends. The token is handed out once; what is kept are its digest and that of the secret for the
 * messages socket.
 */
export async function openSession(
  user: { id: number },
  { deviceId, agent }: Device,
  client: Database = db(),
): Promise<string> {
  const token = newKey()
  await client.$executeRaw`
    INSERT INTO user_session (user_id, token_hash, socket_hash, device_id, device, created_at, last_seen_at, expires_at)
    VALUES (${user.id}, ${digestOf(token)}, ${digestOf(socketTokenOf(token))}, ${deviceId}, ${deviceName(agent)}, now(), now(), now() + interval '30 days')`
  await client.$executeRaw`
    UPDATE user_session SET ended_at = now()
     WHERE id IN (SELECT id FROM user_session WHERE user_id = ${user.id} AND ended_at IS NULL AND expires_at > now() ORDER BY id DESC OFFSET ${MOST_LIVE})`
  return token
}

/** Longest text that can be a token; a longer one is not looked up. */
const LONGEST = 200

const statement = (column: 'token_hash' | 'socket_hash') => `
  WITH live AS (
    SELECT s.id, s.user_id, s.last_seen_at FROM user_session s JOIN "user" u ON u.id = s.user_id
     WHERE s.${column} = $1 AND s.ended_at IS NULL AND s.expires_at > now() AND u.closed_at IS NULL),
  seen AS (
    UPDATE user_session s SET last_seen_at = now() FROM live
     WHERE s.id = live.id AND live.last_seen_at < now() - interval '5 minutes')
  SELECT user_id AS id, id AS "sessionId" FROM live`
const byToken = statement('token_hash')
const bySocketToken = statement('socket_hash')

const find = async (text: string, secret: string): Promise<SessionUser | null> =>
  secret && secret.length <= LONGEST
    ? ((await rows<{ id: number; sessionId: number }>(text, [digestOf(secret)]))[0] ?? null)
    : null

/** Who a token speaks for; null when its session has ended or run out, or the account is closed. By the database's clock. */
export const userOfToken = (token: string): Promise<SessionUser | null> => find(byToken, token)

/** Likewise for the secret of the messages socket, which authorises nothing else (D-18). */
export const userOfSocketToken = (token: string): Promise<SessionUser | null> => find(bySocketToken, token)

/** Ends the session of a token; one that has ended, or never was, is none. */
export async function endSession(token: string, client: Database = db()): Promise<void> {
  if (token && token.length <= LONGEST)
    await client.$executeRaw`UPDATE user_session SET ended_at = now() WHERE token_hash = ${digestOf(token)} AND ended_at IS NULL`
}

/** Ends every session of a user, but for one where that is asked. */
export async function endAllSessions(
  userId: number,
  exceptSessionId = 0,
  client: Database = db(),
): Promise<void> {
  await client.$executeRaw`UPDATE user_session SET ended_at = now() WHERE user_id = ${userId} AND id <> ${exceptSessionId} AND ended_at IS NULL`
}

/** Ends every session of a user and forgets their browsers: none of them is known any more. */
export async function endAndForgetSessions(userId: number, client: Database): Promise<void> {
  await client.$executeRaw`UPDATE user_session SET ended_at = coalesce(ended_at, now()), device_id = '' WHERE user_id = ${userId}`
}
