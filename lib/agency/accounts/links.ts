import type { LinkPurpose } from '../../../prisma/generated/tables'
import { db, type Tx } from '../database'
import { now, nowPlusSeconds } from '../sql-expressions'
import { hashKey, generateKey } from './random-key'

/** A reset link may wait longer: by itself it does not log in. */
export const LINK_SECONDS: Record<LinkPurpose, number> = { login: 20 * 60, reset: 60 * 60 }

/**
 * Creates a link and returns its key, of which only the hash is stored. Earlier links stay valid, so that nobody can
 * invalidate another's link by requesting a new one.
 */
export async function createLink(
  tx: Tx,
  userId: number,
  purpose: LinkPurpose,
  validSeconds = LINK_SECONDS[purpose],
): Promise<string> {
  const key = generateKey()
  await tx
    .insertInto('accountLink')
    .values({
      userId,
      purpose,
      keyHash: hashKey(key),
      createdAt: now,
      expiresAt: nowPlusSeconds(validSeconds),
    })
    .execute()
  return key
}

/** Marks a link as used and returns its user's id, or null if it is invalid. Of concurrent requests one succeeds. */
export async function redeemLink(tx: Tx, key: string, purpose: LinkPurpose): Promise<number | null> {
  const link = await tx
    .updateTable('accountLink')
    .set({ usedAt: now })
    .where('keyHash', '=', hashKey(key))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst()
  return link?.userId ?? null
}

/** Returns the user of a link that is valid and has not been used, without using it. */
export async function getUserOfLink(
  key: string,
  purpose: LinkPurpose,
): Promise<{ id: number; email: string; firstName: string; lastName: string } | null> {
  const user = await db()
    .selectFrom('accountLink')
    .innerJoin('user', 'user.id', 'accountLink.userId')
    .select(['user.id', 'user.email', 'user.firstName', 'user.lastName'])
    .where('accountLink.keyHash', '=', hashKey(key))
    .where('accountLink.purpose', '=', purpose)
    .where('accountLink.usedAt', 'is', null)
    .where('accountLink.expiresAt', '>', now)
    .where('user.closedAt', 'is', null)
    .executeTakeFirst()
  return user ?? null
}

export async function invalidateUserLinks(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('accountLink')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute()
}
