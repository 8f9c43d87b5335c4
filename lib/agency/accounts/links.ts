import type { Prisma } from '../../../prisma/client/client'
import { rows } from '../pool'
import { digestOf, newKey } from './random-key'
import type { Database } from './sessions'

export type LinkPurpose = 'login' | 'reset'

/** How long a link is good; the mail that carries it says so. */
export const LINK_SECONDS: Record<LinkPurpose, number> = { login: 20 * 60, reset: 60 * 60 }

/**
 * Makes a link's key; what is kept is its digest. Links for a password from before stay good until one
 * of them is used: a stranger who asks for another takes nobody's away.
 * @param seconds how long it is good
 */
export async function createLink(
  transaction: Database,
  userId: number,
  purpose: LinkPurpose,
  seconds = LINK_SECONDS[purpose],
): Promise<string> {
  const key = newKey()
  await transaction.$executeRaw`
    INSERT INTO account_link (user_id, purpose, key_hash, created_at, expires_at)
    VALUES (${userId}, ${purpose}::link_purpose, ${digestOf(key)}, now(), now() + make_interval(secs => ${seconds}::float8))`
  return key
}

/** Uses a link up: of any number at once, one gets the user's id, the others null. */
export async function takeLink(
  transaction: Prisma.TransactionClient,
  key: string,
  purpose: LinkPurpose,
): Promise<number | null> {
  const [taken] = await transaction.$queryRaw<{ userId: number }[]>`
    UPDATE account_link SET used_at = now() WHERE key_hash = ${digestOf(key)} AND purpose = ${purpose}::link_purpose AND used_at IS NULL AND expires_at > now()
    RETURNING user_id AS "userId"`
  return taken?.userId ?? null
}

/** Whose link it is while it is good; it stays so. */
export async function userOfLink(
  key: string,
  purpose: LinkPurpose,
): Promise<{ id: number; email: string; firstName: string; lastName: string } | null> {
  const [user] = await rows<{ id: number; email: string; firstName: string; lastName: string }>(
    `SELECT u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName" FROM account_link l JOIN "user" u ON u.id = l.user_id
      WHERE l.key_hash = $1 AND l.purpose = $2 AND l.used_at IS NULL AND l.expires_at > now() AND u.closed_at IS NULL`,
    [digestOf(key), purpose],
  )
  return user ?? null
}

/** Ends every link of a user. */
export const endLinks = (transaction: Prisma.TransactionClient, userId: number): Promise<unknown> =>
  transaction.$executeRaw`UPDATE account_link SET used_at = now() WHERE user_id = ${userId} AND used_at IS NULL`
