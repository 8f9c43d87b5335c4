import { db, type Tx } from '../database'

export interface KnownAccount {
  id: number
  email: string
  firstName: string
  /** Null for guests. */
  passwordHash: string | null
  /** The browser has had a session of this account before. */
  knowsDevice: boolean
}

/** The open account of an e-mail address, whatever its case (D-164). */
export async function accountOf(email: string, deviceId = ''): Promise<KnownAccount | null> {
  const account = await db()
    .selectFrom('user')
    .select(['id', 'email', 'firstName', 'passwordHash'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('userSession')
          .select('userSession.id')
          .whereRef('userSession.userId', '=', 'user.id')
          .where('userSession.deviceId', '=', deviceId)
          .where('userSession.deviceId', '<>', ''),
      ).as('knowsDevice'),
    )
    .where('email', '=', email.toLowerCase())
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return account ? { ...account, knowsDevice: Boolean(account.knowsDevice) } : null
}

/**
 * Whether an account is open. The lock keeps it open until the transaction ends, so that a deletion at
 * the same moment leaves nothing behind.
 */
export async function isOpen(tx: Tx, userId: number): Promise<boolean> {
  const user = await tx
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return user !== undefined
}
