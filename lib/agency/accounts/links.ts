import type { LinkPurpose } from '../../../prisma/generated/tables'
import { db, type Tx } from '../database'
import { now, nowPlusSeconds } from '../sql-expressions'
import { hashKey, generateKey } from './random-key'

/** How long links are valid. A login link has the shortest time, because whoever opens it is logged in. */
export const LINK_SECONDS: Record<LinkPurpose, number> = {
  login: 20 * 60,
  reset: 60 * 60,
  email: 24 * 3_600,
}

interface LinkOptions {
  validSeconds?: number
  /** The new address that a link of the purpose 'email' verifies. */
  newEmail?: string | null
}

/**
 * Creates a link and returns its key, of which only a hash is stored. Earlier links stay valid: a stranger who requests
 * a link for an address must not invalidate the owner's.
 */
export async function createLink(
  tx: Tx,
  userId: number,
  purpose: LinkPurpose,
  { validSeconds = LINK_SECONDS[purpose], newEmail = null }: LinkOptions = {},
): Promise<string> {
  const key = generateKey()
  await tx
    .insertInto('accountLink')
    .values({
      userId,
      purpose,
      newEmail,
      keyHash: hashKey(key),
      createdAt: now,
      expiresAt: nowPlusSeconds(validSeconds),
    })
    .execute()
  return key
}

/** Marks a link as used and returns its user's id, or null if it is invalid. Only one concurrent request succeeds. */
export async function redeemLink(tx: Tx, key: string, purpose: LinkPurpose): Promise<number | null> {
  return (await redeemLinkAndGetEmail(tx, { key, purpose }))?.userId ?? null
}

/** Like `redeemLink`, but also returns the address that the link verifies. `userId` refuses other users' links. */
export async function redeemLinkAndGetEmail(
  tx: Tx,
  { key, purpose, userId }: { key: string; purpose: LinkPurpose; userId?: number },
): Promise<{ userId: number; newEmail: string | null } | null> {
  const link = await tx
    .updateTable('accountLink')
    .set({ usedAt: now })
    .where('keyHash', '=', hashKey(key))
    .where('purpose', '=', purpose)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId!))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['userId', 'newEmail'])
    .executeTakeFirst()
  return link ?? null
}

/** @returns null for a key that is unknown, or so old that it was deleted */
export async function getLinkStatus(
  key: string,
  purpose: LinkPurpose,
): Promise<'valid' | 'used' | 'expired' | null> {
  const link = await db()
    .selectFrom('accountLink')
    .select(['usedAt', ({ eb }) => eb('expiresAt', '<=', now).as('isExpired')])
    .where('keyHash', '=', hashKey(key))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  if (!link) return null
  if (link.usedAt !== null) return 'used'
  return link.isExpired ? 'expired' : 'valid'
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

export async function invalidateUserLinks(tx: Tx, userId: number, purpose?: LinkPurpose): Promise<void> {
  await tx
    .updateTable('accountLink')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose!))
    .where('usedAt', 'is', null)
    .execute()
}
