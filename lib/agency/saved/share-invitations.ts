import type { CallOutput, ParsedInput } from '../../contract'
import { failure, success, type Reply } from '../../contract/call'
import { homeSharingMessages } from '../../contract/home-sharing-messages'
import { accountLimits } from '../accounts/account-limits'
import { generateKey, hashKey } from '../accounts/random-key'
import type { UserCaller } from '../callers'
import { db, withTransaction, type Database, type Tx } from '../database'
import { consumeAttempt, refuseTooManyAttempts } from '../limits/rate-limit'
import { queueMail } from '../mail/queue'
import { now, nowPlusSeconds } from '../sql-expressions'
import { lockUsers } from './home-sharing'
import { INVITATION_SECONDS, sharingEmails } from './sharing-emails'
import { findPartner } from './sharing-partner'

/** Mails an invitation without looking the address up: reply and timing must not reveal whether it has an account. */
export async function inviteToShareHomes(
  { email }: ParsedInput<'inviteToShareHomes'>,
  { user: { id } }: UserCaller,
): Promise<Reply<null>> {
  const inviter = await db()
    .selectFrom('user')
    .select(['email', 'firstName', 'emailProvedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (email === inviter.email) return failure(homeSharingMessages.ownEmail)
  if (inviter.emailProvedAt === null) return failure(homeSharingMessages.unverified)
  if ((await findPartner(id)) !== null) return failure(homeSharingMessages.alreadySharing)
  const attempt = await consumeAttempt(`share:user:${id}`, accountLimits.shareInvitationsPerUser)
  if (!attempt.isAllowed) return refuseTooManyAttempts(attempt)
  const addressAttempt = await consumeAttempt(`share:email:${email}`, accountLimits.shareInvitationsPerEmail)
  if (!addressAttempt.isAllowed) return refuseTooManyAttempts(addressAttempt)
  const key = generateKey()
  const invitation = {
    email,
    keyHash: hashKey(key),
    createdAt: now,
    expiresAt: nowPlusSeconds(INVITATION_SECONDS),
  }
  await withTransaction(async (tx) => {
    await tx
      .insertInto('shareInvitation')
      .values({ inviterId: id, ...invitation })
      .onConflict((conflict) => conflict.column('inviterId').doUpdateSet(invitation))
      .execute()
    await queueMail(tx, { to: email, ...sharingEmails.invitation(inviter, key) })
  })
  return success(null)
}

/** Withdraws the caller's invitation. Fails if the invitation was accepted meanwhile. */
export async function withdrawShareInvitation(
  _input: ParsedInput<'withdrawShareInvitation'>,
  { user }: UserCaller,
): Promise<Reply<null>> {
  await db().deleteFrom('shareInvitation').where('inviterId', '=', user.id).execute()
  return (await findPartner(user.id)) === null ? success(null) : failure(homeSharingMessages.accepted)
}

/** Finds the inviter by the key of an invitation that was mailed to the address of the user's account. */
const findInviter = (database: Database | Tx, key: string, userId: number) =>
  database
    .selectFrom('shareInvitation as invitation')
    .innerJoin('user as inviter', 'inviter.id', 'invitation.inviterId')
    .innerJoin('user as invited', 'invited.email', 'invitation.email')
    .select(['inviter.id', 'inviter.firstName', 'inviter.email'])
    .where('invitation.keyHash', '=', hashKey(key))
    .where('invitation.expiresAt', '>', now)
    .where('invited.id', '=', userId)
    .where('inviter.closedAt', 'is', null)
    .executeTakeFirst()

/** Refuses an invitation that the user cannot accept, and says so if the user has accepted it before. */
async function refuseInvitation(database: Database | Tx, key: string, userId: number): Promise<Reply<never>> {
  const accepted = await database
    .selectFrom('sharingPartner')
    .select('since')
    .where('userId', '=', userId)
    .where('invitationKeyHash', '=', hashKey(key))
    .executeTakeFirst()
  return failure(accepted ? homeSharingMessages.acceptedInvitation : homeSharingMessages.invalidInvitation)
}

export async function getShareInvitation(
  { invitation: key }: ParsedInput<'getShareInvitation'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'getShareInvitation'>>> {
  const inviter = await findInviter(db(), key, user.id)
  return inviter
    ? success({ first_name: inviter.firstName, email: inviter.email })
    : refuseInvitation(db(), key, user.id)
}

/** Accepts an invitation. Of concurrent calls with the same key, only one succeeds. */
export const acceptShareInvitation = (
  { invitation: key }: ParsedInput<'acceptShareInvitation'>,
  { user }: UserCaller,
): Promise<Reply<null>> =>
  withTransaction(async (tx) => {
    const inviterBeforeLock = await findInviter(tx, key, user.id)
    if (!inviterBeforeLock) return refuseInvitation(tx, key, user.id)
    const lockedUsers = await lockUsers(tx, [inviterBeforeLock.id, user.id])
    // The invitation may have been used, withdrawn or replaced before the lock.
    const inviter = await findInviter(tx, key, user.id)
    const invited = lockedUsers.find(({ id }) => id === user.id)
    if (!inviter || !invited) return refuseInvitation(tx, key, user.id)
    if ((await findPartner(user.id, tx)) !== null) return failure(homeSharingMessages.alreadySharing)
    if ((await findPartner(inviter.id, tx)) !== null) return failure(homeSharingMessages.inviterSharing)
    await tx.deleteFrom('shareInvitation').where('inviterId', 'in', [inviter.id, user.id]).execute()
    await tx
      .insertInto('sharingPartner')
      .values([
        { userId: inviter.id, partnerId: user.id, invitationKeyHash: null },
        { userId: user.id, partnerId: inviter.id, invitationKeyHash: hashKey(key) },
      ])
      .execute()
    await queueMail(tx, { to: inviter.email, ...sharingEmails.accepted(inviter.firstName, invited) })
    return success(null)
  })
