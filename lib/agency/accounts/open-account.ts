import { db, type Tx } from '../database'

export interface OpenAccount {
  id: number
  email: string
  firstName: string
  /** Null for a guest's account, which has no password. */
  passwordHash: string | null
  /** Whether the browser has had a session of this account. */
  isKnownDevice: boolean
}

/** Returns the open account of an address in any case (D-164). The `deviceId` '' is never a known device. */
export async function getAccountByEmail(email: string, deviceId = ''): Promise<OpenAccount | null> {
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
      ).as('isKnownDevice'),
    )
    .where('email', '=', email.toLowerCase())
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  // Kysely types a condition as boolean or number, because some databases return 0 and 1.
  return account ? { ...account, isKnownDevice: Boolean(account.isKnownDevice) } : null
}

/** Locks an open account until the transaction ends, so that it cannot be deleted meanwhile. */
export async function lockOpenAccount(tx: Tx, userId: number): Promise<boolean> {
  const user = await tx
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return user !== undefined
}
