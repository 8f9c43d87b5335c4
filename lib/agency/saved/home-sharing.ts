import { sql } from 'kysely'
import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import type { UserCaller } from '../callers'
import { db, withTransaction, type Tx } from '../database'
import { queueMail } from '../mail/queue'
import { now } from '../sql-expressions'
import { sharingEmails } from './sharing-emails'
import { findPartner } from './sharing-partner'

/** With whom the caller shares their saved homes, and whom they have invited. */
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

/** Locks users in the order of their ids, so that two changes of a sharing follow each other. */
export const lockUsers = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('user')
    .select(['id', 'firstName', 'email'])
    .where('id', 'in', ids)
    .where('closedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Gives each of two users the homes of the other that they have not saved themselves, without the other's notes. */
const copyHomes = (tx: Tx, userId: number, partnerId: number) =>
  sql`
    insert into saved_home (user_id, listing_id, price_pence, saved_at)
    select case user_id when ${userId} then ${partnerId}::int else ${userId}::int end, listing_id, price_pence, saved_at
      from saved_home
     where user_id in (${userId}, ${partnerId})
    on conflict do nothing`.execute(tx)

/** Ends what a user shares, and tells the other by mail. The other keeps a copy also when the account is closed. */
export async function endSharingOf(
  tx: Tx,
  user: { id: number; firstName: string; email: string },
): Promise<void> {
  const partnerId = await findPartner(user.id, tx)
  if (partnerId === null) return
  await copyHomes(tx, user.id, partnerId)
  const ended = await tx
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
  if (partner && ended.length > 0)
    await queueMail(tx, { to: partner.email, ...sharingEmails.ended(partner.firstName, user) })
}

export const endHomeSharing = (
  _input: ParsedInput<'endHomeSharing'>,
  { user: { id } }: UserCaller,
): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const partnerId = await findPartner(id, tx)
    if (partnerId === null) return success(null)
    const user = (await lockUsers(tx, [id, partnerId])).find((each) => each.id === id)
    if (user) await endSharingOf(tx, user)
    return success(null)
  })

/** Since when the account shares, and whom it has invited, for its export; the partner's data is the partner's. */
export const exportHomeSharing = async (tx: Tx, userId: number) => ({
  since:
    (await tx.selectFrom('sharingPartner').select('since').where('userId', '=', userId).executeTakeFirst())
      ?.since ?? null,
  invitation:
    (await tx
      .selectFrom('shareInvitation')
      .select(['email', 'createdAt', 'expiresAt'])
      .where('inviterId', '=', userId)
      .executeTakeFirst()) ?? null,
})
