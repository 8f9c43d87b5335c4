import { db, type Database, type Tx } from '../database'

/** The user who shares the saved homes of another; null for nobody. */
export async function findPartner(userId: number, database: Database | Tx = db()): Promise<number | null> {
  const sharing = await database
    .selectFrom('sharingPartner')
    .select('partnerId')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return sharing?.partnerId ?? null
}

/** The users whose saved homes a user sees: their own, and their partner's. */
export async function findSharers(userId: number, database: Database | Tx = db()): Promise<number[]> {
  const partnerId = await findPartner(userId, database)
  return partnerId === null ? [userId] : [userId, partnerId]
}
