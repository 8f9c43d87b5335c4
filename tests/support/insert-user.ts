import type { Pool } from 'pg'
import { hashKey, generateKey } from '../../lib/agency/accounts/random-key'
import { hashSecret } from '../../lib/agency/accounts/secret-hash'
import { deriveSocketToken } from '../../lib/realtime/socket-token'
import { createFreshAddress, PASSWORD, type TestUser } from './accounts'

let userCount = 0
/** Hashing takes long, so the password of all users is hashed once. */
let hashOfPassword: Promise<string> | undefined

/** Inserts a session into the database, without a login. */
export async function insertSession(
  pool: Pool,
  userId: number,
  deviceId: string,
): Promise<{ token: string; sessionId: number }> {
  const token = generateKey()
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO user_session (user_id, token_hash, socket_hash, device_id, expires_at)
     VALUES ($1, $2, $3, $4, now() + interval '30 days') RETURNING id`,
    [userId, hashKey(token), hashKey(deriveSocketToken(token)), deviceId],
  )
  return { token, sessionId: rows[0]!.id }
}

/**
 * Inserts a user with a session. This is faster than a signup and a login, each of which hashes a password. A guest has
 * a verified email address.
 */
export async function insertUser(pool: Pool, { isGuest = false } = {}): Promise<TestUser> {
  userCount += 1
  const email = `inserted${userCount}@mail.example`
  const deviceId = `inserted-device-${userCount}`
  const passwordHash = isGuest ? null : await (hashOfPassword ??= hashSecret(PASSWORD))
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO "user" (email, title, first_name, last_name, mobile, buying_position, password_hash, email_proved_at)
     VALUES ($1, 'Dr.', 'Ada', $2, '07700900555', 'cash', $3, CASE WHEN $4 THEN now() END) RETURNING id`,
    [email, `Inserted${userCount}`, passwordHash, isGuest],
  )
  const id = rows[0]!.id
  const { token } = await insertSession(pool, id, deviceId)
  return {
    id,
    token,
    first_name: 'Ada',
    seller_info_completed: 0,
    email,
    deviceId,
    address: createFreshAddress(),
    isGuest,
  }
}
