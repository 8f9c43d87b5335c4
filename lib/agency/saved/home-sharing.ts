import { sql } from 'kysely'
import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import type { UserCaller } from '../callers'
import { db, withTransaction, type Tx } from '../database'
import { queueMail } from '../mail/queue'
import { now } from '../sql-expressions'
import { sharingEmails } from './sharing-emails'
import { findPartner } from './sharing-partner'

export async function getHomeSharing(
  _input: ParsedInput<'getHomeSharing'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'getHomeSharing'>>> {
  const partner = await db()
    .selectFrom('sharingPartner as sharing')
    .innerJoin('user as partner', 'partner.id', 'sharing.partnerId')
    .select(['partner.firstName', 'sharing.since'])
    .where('sharing.userId', '=', user.id)
    .executeTakeFirst()
  const invitation = await db()
    .selectFrom('shareInvitation')
    .select(['email', 'expiresAt'])
    .where('inviterId', '=', user.id)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return success({
    partner: partner ? { first_name: partner.firstName, since: partner.since.toISOString() } : null,
    invitation: invitation
      ? { email: invitation.email, expires_at: invitation.expiresAt.toISOString() }
      : null,
  })
}

/** Locks users in the order of their ids, so that concurrent changes of a sharing wait for each other. */
export const lockUsers = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('user')
    .select(['id', 'firstName', 'email'])
    .where('id', 'in', ids)
    .where('closedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Gives each of two users a copy of the homes that the other has saved, without the notes. */
const copyHomesToEachOther = (tx: Tx, userId: number, partnerId: number) =>
  sql`
    insert into saved_home (user_id, listing_id, price_pence, saved_at)
    select case user_id when ${userId} then ${partnerId}::int else ${userId}::int end, listing_id, price_pence, saved_at
      from saved_home
     where user_id in (${userId}, ${partnerId})
    on conflict do nothing`.execute(tx)

/** Ends the sharing of a user, and mails the partner. Both keep a copy of all homes. */
export async function endSharingOf(
  tx: Tx,
  user: { id: number; firstName: string; email: string },
): Promise<void> {
  const partnerId = await findPartner(user.id, tx)
  if (partnerId === null) return
  await copyHomesToEachOther(tx, user.id, partnerId)
  const endedRows = await tx
    .deleteFrom('sharingPartner')
    .where('userId', 'in', [user.id, partnerId])
    .returning('userId')
    .execute()
  const partner = await tx
    .selectFrom('user')
    .select(['email', 'firstName'])
    .where('id', '=', partnerId)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  // Of two concurrent calls, only the call that deleted the rows mails the partner.
  if (partner && endedRows.length > 0)
    await queueMail(tx, { to: partner.email, ...sharingEmails.ended(partner.firstName, user) })
}

export const endHomeSharing = (
  _input: ParsedInput<'endHomeSharing'>,
  { user: { id } }: UserCaller,
): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const partnerId = await findPartner(id, tx)
    if (partnerId === null) return success(null)
    const lockedUsers = await lockUsers(tx, [id, partnerId])
    const user = lockedUsers.find((lockedUser) => lockedUser.id === id)
    if (user) await endSharingOf(tx, user)
    return success(null)
  })

/** Returns the sharing of an account for its data export, without personal data of the partner. */
export async function exportHomeSharing(tx: Tx, userId: number) {
  const sharing = await tx
    .selectFrom('sharingPartner')
    .select('since')
    .where('userId', '=', userId)
    .executeTakeFirst()
  const invitation = await tx
    .selectFrom('shareInvitation')
    .select(['email', 'createdAt', 'expiresAt'])
    .where('inviterId', '=', userId)
    .executeTakeFirst()
  return { since: sharing?.since ?? null, invitation: invitation ?? null }
}
