import type { Prisma } from '../../../prisma/client/client'
import { rows } from '../pool'

/** What the ways in need to know of an account. */
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
  const [account] = await rows<KnownAccount & Record<string, unknown>>(
    `SELECT u.id, u.email, u.first_name AS "firstName", u.password_hash AS "passwordHash",
            ($2 <> '' AND EXISTS (SELECT FROM user_session s WHERE s.user_id = u.id AND s.device_id = $2)) AS "knowsDevice"
       FROM "user" u WHERE u.email = $1 AND u.closed_at IS NULL`,
    [email.toLowerCase(), deviceId],
  )
  return account ?? null
}

/**
 * Whether an account is open, and stays so until the transaction ends: what is written for somebody
 * meanwhile is not left behind by a deletion at the same moment.
 */
export async function isOpen(transaction: Prisma.TransactionClient, userId: number): Promise<boolean> {
  const found = await transaction.$queryRaw<
    object[]
  >`SELECT id FROM "user" WHERE id = ${userId} AND closed_at IS NULL FOR KEY SHARE`
  return found.length > 0
}
