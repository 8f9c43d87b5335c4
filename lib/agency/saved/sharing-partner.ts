import { db, type Database, type Tx } from '../database'

/** Returns the id of the user with whom a user shares saved homes; null for nobody. */
export async function findPartner(userId: number, database: Database | Tx = db()): Promise<number | null> {
  const sharing = await database
    .selectFrom('sharingPartner')
    .select('partnerId')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return sharing?.partnerId ?? null
}

/** Returns the users whose saved homes a user sees: the user and, if they share, the partner. */
export async function findSharers(userId: number, database: Database | Tx = db()): Promise<number[]> {
  const partnerId = await findPartner(userId, database)
  return partnerId === null ? [userId] : [userId, partnerId]
}
