import type { LinkPurpose } from '../../../prisma/generated/tables'
import { db, type Tx } from '../database'
import { now, nowPlusSeconds } from '../sql-expressions'
import { digestOf, newKey } from './random-key'

/** How long a link is valid; the mail that carries it says so. */
export const LINK_SECONDS: Record<LinkPurpose, number> = { login: 20 * 60, reset: 60 * 60 }

/**
 * Creates a link and returns its key, of which only the digest is stored. Links to reset a password
 * stay valid until one of them is used: a stranger who asks for another takes nobody's away.
 * @param seconds how long it is valid
 */
export async function createLink(
  tx: Tx,
  userId: number,
  purpose: LinkPurpose,
  seconds = LINK_SECONDS[purpose],
): Promise<string> {
  const key = newKey()
  await tx
    .insertInto('accountLink')
    .values({ userId, purpose, keyHash: digestOf(key), createdAt: now, expiresAt: nowPlusSeconds(seconds) })
    .execute()
  return key
}

/** Uses a link up: of any number of requests at once, one gets the user's id, the others null. */
export async function takeLink(tx: Tx, key: string, purpose: LinkPurpose): Promise<number | null> {
  const link = await tx
    .updateTable('accountLink')
    .set({ usedAt: now })
    .where('keyHash', '=', digestOf(key))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst()
  return link?.userId ?? null
}

/** Whose link a key belongs to while the link is valid; it stays valid. */
export async function userOfLink(
  key: string,
  purpose: LinkPurpose,
): Promise<{ id: number; email: string; firstName: string; lastName: string } | null> {
  const user = await db()
    .selectFrom('accountLink')
    .innerJoin('user', 'user.id', 'accountLink.userId')
    .select(['user.id', 'user.email', 'user.firstName', 'user.lastName'])
    .where('accountLink.keyHash', '=', digestOf(key))
    .where('accountLink.purpose', '=', purpose)
    .where('accountLink.usedAt', 'is', null)
    .where('accountLink.expiresAt', '>', now)
    .where('user.closedAt', 'is', null)
    .executeTakeFirst()
  return user ?? null
}

/** Ends every link of a user. */
export async function endLinks(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('accountLink')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute()
}
