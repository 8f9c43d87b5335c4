import { db } from '../database'
import { now } from '../sql-expressions'

/**
 * Keeps the data about an account for a claim or complaint that the application does not know of, such as one by post
 * or at the ombudsman (UK GDPR articles 17(3)(e) and 18(1)(c)). May be called repeatedly.
 * @returns false if there is no such account
 */
export async function beginLegalHold(email: string): Promise<boolean> {
  const account = await db()
    .updateTable('user')
    .set(({ fn }) => ({ legalHoldSince: fn.coalesce('legalHoldSince', now) }))
    .where('email', '=', email.toLowerCase())
    .returning('id')
    .executeTakeFirst()
  return account !== undefined
}

/** @returns false if there is no such account */
export async function endLegalHold(email: string): Promise<boolean> {
  const account = await db()
    .updateTable('user')
    .set({ legalHoldSince: null })
    .where('email', '=', email.toLowerCase())
    .returning('id')
    .executeTakeFirst()
  return account !== undefined
}

/** Lists the accounts under a legal hold, the oldest hold first. */
export const listLegalHolds = () =>
  db()
    .selectFrom('user')
    .select(['email', 'legalHoldSince as since'])
    .where('legalHoldSince', 'is not', null)
    .orderBy('legalHoldSince')
    .orderBy('id')
    .$narrowType<{ since: Date }>()
    .execute()
